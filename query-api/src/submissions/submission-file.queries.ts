import type { SubmissionView } from '@paideia/projection-service/assignments/assignment.view.ts';
import { servedFilesOf } from '../files/file.queries.ts';
import type { ServedFile } from '../files/file.types.ts';
import type { Context } from '../kernel/graphql/context.ts';

/** What the student sent for it. Whether whoever is signed in may read the submission is for the caller to have asked. */
export const workFilesOf = (
  context: Context,
  { userId, fileIds }: Pick<SubmissionView, 'userId' | 'fileIds'>,
): Promise<readonly ServedFile[]> =>
  servedFilesOf(context, fileIds, ({ purpose, ownerId }) => purpose === 'submission' && ownerId === userId);
/** The same for what came back with the grade. */
export const feedbackFilesOf = (
  context: Context,
  { feedbackFileIds }: Pick<SubmissionView, 'feedbackFileIds'>,
): Promise<readonly ServedFile[]> => servedFilesOf(context, feedbackFileIds, ({ purpose }) => purpose === 'feedback');
