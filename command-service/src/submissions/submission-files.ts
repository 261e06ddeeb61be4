import { fileAssetStream } from '@paideia/events/files/file.events.ts';
import type { FilePurpose } from '@paideia/events/files/file.rules.ts';
import type { SubmissionCommand } from '@paideia/events/submissions/submission.commands.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { fileAsset } from '../files/file.decider.ts';

type Had = { readonly feedbackFileIds: readonly string[] };
type Named = { readonly ids: readonly string[]; readonly purpose: FilePurpose; readonly ownerId: string | null };

/** Which files a command names that the submission does not have yet, what they have to be for, and whose. */
function namedIn({ type, data }: SubmissionCommand, had: Had, actorId: string | null): Named {
  if (type === 'UploadSubmissionFile') return { ids: [data.fileId], purpose: 'submission', ownerId: data.userId };
  const given = type === 'GradeSubmission' ? (data.feedbackFileIds ?? []) : [];
  return { ids: given.filter((id) => !had.feedbackFileIds.includes(id)), purpose: 'feedback', ownerId: actorId };
}

/** The kinds of the files that a command names; undefined where one is not there for it. No other file becomes readable by being named. */
export async function fileTypesOf(
  command: SubmissionCommand,
  ask: Ask,
  had: Had,
  actorId: string | null,
): Promise<readonly string[] | undefined> {
  const { ids, purpose, ownerId } = namedIn(command, had, actorId);
  const states = await Promise.all(ids.map((id) => ask.state(fileAsset, fileAssetStream(id))));
  const files = states.flatMap((state) => (state.status === 'stored' ? [state.file] : []));
  const areThere =
    files.length === ids.length && files.every((file) => file.ownerId === ownerId && file.purpose === purpose);
  return areThere ? files.map(({ type }) => type) : undefined;
}
