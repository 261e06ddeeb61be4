import type { EventRef, Recorded } from '@paideia/events/kernel/metadata.ts';
import type { EventEntry } from '../audit/event-entry.types.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { eventEntries } from '../audit/log/event-entries.ts';

/** Who is asked about, and whether the asker may read what people wrote about leave and absences. */
export type About = { readonly userId: string; readonly seesWords: boolean };
type Fields = Readonly<Record<string, unknown>>;

const words: ReadonlySet<string> = new Set(['reason', 'studentNotes', 'adminComments', 'text', 'comment']);
const aboutStudents: ReadonlySet<string> = new Set([
  'students',
  'absentees',
  'preset',
  'presetAbsent',
  'restored',
  'kept',
]);
const studentOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null ? (item as Fields).userId : item;

/** Events of a register tell of the whole group: what they say of others stays out. */
function only(event: Recorded, { userId, seesWords }: About): Recorded {
  const isWords = (field: string) => words.has(field) && event.type !== 'AttendanceCorrected';
  const fields = Object.entries(event.data as Fields).map(([field, value]): [string, unknown] => {
    if (aboutStudents.has(field) && Array.isArray(value))
      return [field, value.filter((item) => studentOf(item) === userId)];
    return [field, isWords(field) && !seesWords ? null : value];
  });
  return { ...event, data: Object.fromEntries(fields) };
}

const atOnce = 10;
/** The named events in the order of the log, and as the system log tells them. Each stream is read once, a few at a time. */
export async function eventsBehind(
  context: Context,
  refs: readonly EventRef[],
  about: About,
): Promise<{ readonly events: readonly Recorded[]; readonly entries: readonly EventEntry[] }> {
  const last = new Map<string, number>();
  for (const { stream, revision } of refs) last.set(stream, Math.max(revision, last.get(stream) ?? 0));
  const histories = new Map<string, readonly Recorded[]>();
  const streams = [...last];
  for (let n = 0; n < streams.length; n += atOnce)
    await Promise.all(
      streams.slice(n, n + atOnce).map(async ([stream, revision]) => {
        histories.set(
          stream,
          (await context.history(stream, { revision })).map((event) => only(event, about)),
        );
      }),
    );
  const events = refs
    .flatMap(({ stream, revision }) => histories.get(stream)?.find((event) => event.revision === revision) ?? [])
    .sort((a, b) => a.position - b.position);
  const told = {
    join: context.join,
    locale: context.locale,
    text: context.text,
    history: (stream: string) => Promise.resolve(histories.get(stream) ?? []),
  };
  return { events, entries: await eventEntries(told, events) };
}
