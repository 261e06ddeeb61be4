import { dayCount } from '../kernel/dates.ts';

/** Both ends are counted in seconds of the recording. */
export type WatchedRange = { readonly from: number; readonly to: number };
/** Of one report, and of what is kept of a lesson: more are joined over their shortest gaps. */
export const mostRanges = 100;
/** A lesson is complete when so much of its recording was watched. */
const enough = 0.9;

/** Ranges in order, with those as one that touch or overlap; the shortest gaps are closed where there are too many. */
export function joinedRanges(ranges: readonly WatchedRange[]): readonly WatchedRange[] {
  const joined: WatchedRange[] = [];
  for (const range of ranges.filter(({ from, to }) => to > from).toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && range.from <= last.to) joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else joined.push(range);
  }
  while (joined.length > mostRanges) {
    const gaps = joined.slice(1).map(({ from }, n) => from - joined[n]!.to);
    const shortest = gaps.indexOf(Math.min(...gaps));
    joined.splice(shortest, 2, { from: joined[shortest]!.from, to: joined[shortest + 1]!.to });
  }
  return joined;
}
export const isEnough = (ranges: readonly WatchedRange[], durationS: number): boolean =>
  ranges.reduce((sum, { from, to }) => sum + Math.min(to, durationS) - Math.min(from, durationS), 0) >=
  enough * durationS;

/** How many lessons of a course are to be done by the end of that day, if they are done evenly from its first day to its last. */
export const lessonsDue = (count: number, fromDate: string, toDate: string, today: string): number =>
  Math.floor(count * Math.min(1, Math.max(0, dayCount(fromDate, today) / Math.max(1, dayCount(fromDate, toDate)))));
