import type { Checked, Revision } from '../port.ts';

export type Head = { readonly stream: string; readonly revision: Revision };

const start = '{"stream":"';
const beforeRevision = '","revision":';

/** An event as the log has it. What a reader looks for first stands first, so that it need not parse the rest. */
export const entryOf = (stream: string, revision: Revision, at: string, { json }: Checked): string =>
  `${start}${stream}${beforeRevision}${revision},"at":"${at}",${json.slice(1)}`;

export const categoryIn = (entry: string): string => entry.slice(start.length, entry.indexOf('-', start.length));

/** Undefined when it is no event any more. */
export function headOf(entry: string): Head | undefined {
  const end = entry.indexOf('"', start.length);
  const from = end + beforeRevision.length;
  const revision = Number(entry.slice(from, entry.indexOf(',', from)) || Number.NaN);
  return entry.startsWith(start) && entry.startsWith(beforeRevision, end) && Number.isSafeInteger(revision)
    ? { stream: entry.slice(start.length, end), revision }
    : undefined;
}

/** The time as entries have it, made once a millisecond. */
export function clock(): () => string {
  let [ms, text] = [Number.NaN, ''];
  return () => {
    const now = Date.now();
    if (now !== ms) [ms, text] = [now, new Date(now).toISOString()];
    return text;
  };
}
