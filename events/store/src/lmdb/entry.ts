import type { Checked, Revision } from '../port.ts';

const start = '{"stream":"';

/** It makes an event as the log has it. What a reader looks for first stands first. */
export const entryOf = (stream: string, revision: Revision, at: string, { json }: Checked): string =>
  `${start}${stream}","revision":${revision},"at":"${at}",${json.slice(1)}`;

/** The rest is not parsed, so that a reader of few categories passes quickly over the others. */
export const categoryIn = (entry: string): string => entry.slice(start.length, entry.indexOf('-', start.length));

/** It tells the time as entries have it, which is made once a millisecond. */
export function clock(): () => string {
  let [ms, text] = [Number.NaN, ''];
  return () => {
    const now = Date.now();
    if (now !== ms) [ms, text] = [now, new Date(now).toISOString()];
    return text;
  };
}
