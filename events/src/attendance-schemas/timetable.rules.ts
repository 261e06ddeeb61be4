import type { Period, Term } from './attendance-schema.events.ts';

export type Timetable = { readonly terms: readonly Term[]; readonly periods: readonly Period[] };
/** One period of one day; `start` and `end` are the wall clock of the region. */
export type Lesson = {
  readonly date: string;
  readonly periodKey: string;
  readonly start: string;
  readonly end: string;
  readonly term: string;
};

const day = 86_400_000;
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
/** 1 Monday to 7 Sunday. */
const weekday = (date: string): number => new Date(Date.parse(date)).getUTCDay() || 7;

export const termOn = (terms: readonly Term[], date: string): Term | undefined =>
  terms.find(({ from, to }) => from <= date && date <= to);

type Day = { readonly lessons: readonly Lesson[]; readonly next: string };
/** The days of terms that were asked for, kept with the timetable: a list asks for the same ones again and again. */
const known = new WeakMap<Timetable, Map<string, Day>>();

function dayOf(timetable: Timetable, date: string): Day {
  const days = known.get(timetable) ?? new Map<string, Day>();
  const before = days.get(date);
  if (before) return before;
  const term = termOn(timetable.terms, date);
  const next = daysAfter(date, 1);
  // Dates outside of terms come without end, so they are not kept.
  if (!term) return { lessons: [], next };
  const today = weekday(date);
  const lessons = timetable.periods
    .filter((period) => period.weekday === today)
    .map(({ key, start, end }) => ({ date, periodKey: key, start, end, term: term.name }))
    .sort((a, b) => a.start.localeCompare(b.start) || a.periodKey.localeCompare(b.periodKey));
  known.set(timetable, days.set(date, { lessons, next }));
  return { lessons, next };
}

/** In the order of the day; none outside of a term. */
export const lessonsOn = (timetable: Timetable, date: string): readonly Lesson[] => dayOf(timetable, date).lessons;
/** From the first day to the last, both included. */
export function lessonsBetween(timetable: Timetable, from: string, to: string): readonly Lesson[] {
  const found: Lesson[] = [];
  for (let date = from; date <= to;) {
    const { lessons, next } = dayOf(timetable, date);
    found.push(...lessons);
    date = next;
  }
  return found;
}

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
