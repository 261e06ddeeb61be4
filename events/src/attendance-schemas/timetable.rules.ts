import type { Period, Term } from './attendance-schema.events.ts';

export type Timetable = { readonly terms: readonly Term[]; readonly periods: readonly Period[] };
/** One period of one day; `start` and `end` are the wall clock of the region. */
export type Lesson = { readonly date: string; readonly periodKey: string; readonly start: string; readonly end: string; readonly term: string };

const day = 86_400_000;
export const daysAfter = (date: string, days: number): string => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / day);
/** 1 Monday to 7 Sunday. */
const weekday = (date: string): number => new Date(Date.parse(date)).getUTCDay() || 7;

export const termOn = (terms: readonly Term[], date: string): Term | undefined => terms.find(({ from, to }) => from <= date && date <= to);

/** In the order of the day; none outside of a term. */
export function lessonsOn({ terms, periods }: Timetable, date: string): readonly Lesson[] {
  const term = termOn(terms, date);
  if (!term) return [];
  const today = weekday(date);
  return periods
    .filter((period) => period.weekday === today)
    .map(({ key, start, end }) => ({ date, periodKey: key, start, end, term: term.name }))
    .sort((a, b) => a.start.localeCompare(b.start) || a.periodKey.localeCompare(b.periodKey));
}
/** From the first day to the last, both included. */
export const lessonsBetween = (timetable: Timetable, from: string, to: string): readonly Lesson[] =>
  Array.from({ length: Math.max(0, daysFrom(from, to) + 1) }, (_, n) => lessonsOn(timetable, daysAfter(from, n))).flat();

/** The nearest day with lessons before (-1) or after (1) that date; null when no term has one. */
export function schoolDay(timetable: Timetable, date: string, direction: -1 | 1): string | null {
  const first = timetable.terms.map(({ from }) => from).sort()[0];
  const last = timetable.terms
    .map(({ to }) => to)
    .sort()
    .at(-1);
  if (first === undefined || last === undefined) return null;
  // Outside of all terms the search begins at their edge.
  let at = direction === 1 ? (date < first ? daysAfter(first, -1) : date) : date > last ? daysAfter(last, 1) : date;
  do at = daysAfter(at, direction);
  while (first <= at && at <= last && lessonsOn(timetable, at).length === 0);
  return first <= at && at <= last ? at : null;
}

/** The term of that date; between terms the last one that has begun, before all of them the first one. */
export function currentTerm(terms: readonly Term[], date: string): Term | undefined {
  const inOrder = [...terms].sort((a, b) => a.from.localeCompare(b.from));
  return termOn(terms, date) ?? inOrder.filter(({ from }) => from <= date).at(-1) ?? inOrder[0];
}
