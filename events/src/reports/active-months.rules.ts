/**
 * In which months, `yyyy-MM`, a student was active in a region. `did` are those in which the student did something in the courses, which nothing takes back.
 * `here` counts, in other months, the registers in which the student is present or late, which a correction takes back.
 */
export type ActiveMonths = { readonly did: readonly string[]; readonly here: Readonly<Record<string, number>> };
export const neverActive: ActiveMonths = { did: [], here: {} };

const counting = (here: ActiveMonths['here'], month: string, count: number): ActiveMonths['here'] => {
  const others = Object.entries(here).filter(([one]) => one !== month);
  return Object.fromEntries(count > 0 ? [...others, [month, count] as const] : others);
};

/** Answers the very same where nothing changes, so that nothing need be written. */
export const didIn = (before: ActiveMonths, month: string): ActiveMonths =>
  before.did.includes(month)
    ? before
    : { did: [...before.did, month].toSorted(), here: counting(before.here, month, 0) };
/** Where the student did something in the month, registers add nothing. */
export const hereIn = (before: ActiveMonths, month: string, by: number): ActiveMonths =>
  by === 0 || before.did.includes(month)
    ? before
    : { did: before.did, here: counting(before.here, month, (before.here[month] ?? 0) + by) };

const monthsOf = ({ did, here }: ActiveMonths): readonly string[] => [...did, ...Object.keys(here)].toSorted();
const isFirst = (months: readonly string[], month: string): boolean =>
  months.find((one) => one.slice(0, 4) === month.slice(0, 4)) === month;

type ActiveStep = { readonly month: string; readonly activeStudents: number; readonly firstActive: number };
/** It says in which months the student counts from now on, or no more; and which month of a year is now the first of them. */
export function activeSteps(before: ActiveMonths, after: ActiveMonths): readonly ActiveStep[] {
  const [former, now] = [monthsOf(before), monthsOf(after)];
  return [...new Set([...former, ...now])]
    .toSorted()
    .map((month) => ({
      month,
      activeStudents: Number(now.includes(month)) - Number(former.includes(month)),
      firstActive: Number(isFirst(now, month)) - Number(isFirst(former, month)),
    }))
    .filter(({ activeStudents, firstActive }) => activeStudents !== 0 || firstActive !== 0);
}
