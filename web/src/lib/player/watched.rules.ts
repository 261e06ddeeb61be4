/** Both ends are counted in seconds of the recording. */
export type WatchedRange = { readonly from: number; readonly to: number };

/** Ranges in order, with those as one that touch or overlap. */
export function mergeRanges(ranges: readonly WatchedRange[]): readonly WatchedRange[] {
  const merged: WatchedRange[] = [];
  for (const range of ranges.filter(({ from, to }) => to > from).toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && range.from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else merged.push(range);
  }
  return merged;
}

/** Between two looks at a recording that plays lies at most so much of it; more was jumped over. */
const mostBetween = 2;
/** What was watched when the recording was at `before` and is at `now`. */
export const watchedBetween = (before: number, now: number, speed: number): readonly WatchedRange[] =>
  now > before && now - before <= mostBetween * Math.max(1, speed) ? [{ from: before, to: now }] : [];

/** Near its end a recording is not resumed but begun anew. */
export const resumeAt = (position: number, duration: number): number =>
  position > 0 && position < duration - 5 ? position : 0;
