import type { Checked, Revision } from '../port.ts';

const start = '{"stream":"';

/** An event as the log has it. What a reader looks for first stands first. */
export const entryOf = (stream: string, revision: Revision, at: string, { json }: Checked): string =>
  `${start}${stream}","revision":${revision},"at":"${at}",${json.slice(1)}`;

/** Without parsing the rest, so that a reader of few categories passes quickly over the others. */
export const categoryIn = (entry: string): string => entry.slice(start.length, entry.indexOf('-', start.length));

/** The time as entries have it, made once a millisecond. */
export function clock(): () => string {
  let [ms, text] = [Number.NaN, ''];
  return () => {
    const now = Date.now();
    if (now !== ms) [ms, text] = [now, new Date(now).toISOString()];
    return text;
  };
}
