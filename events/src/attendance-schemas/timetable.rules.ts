import { datesBetween, daysAfter } from '../kernel/dates.ts';
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

/** Monday is 1 and Sunday is 7. */
const weekday = (date: string): number => new Date(Date.parse(date)).getUTCDay() || 7;

export const termOn = (terms: readonly Term[], date: string): Term | undefined =>
  terms.find(({ from, to }) => from <= date && date <= to);

/** The terms of a schema as it is, and the names that it has no more. */
export type NamedTerms = { readonly terms: readonly Term[]; readonly formerTerms: readonly string[] };

/**
 * Plans and registers know a term by the name that it had when they were written. What has a name that the schema has no more belongs to the term of its
 * day, which is how a term that is renamed keeps its courses and its attendance; where there is none, the name stays.
 */
export const presentTerm = ({ terms, formerTerms }: NamedTerms, name: string, date: string): string =>
  formerTerms.includes(name) ? (termOn(terms, date)?.name ?? name) : name;

/** The names that a schema had, and has no more. */
export const formerTermsOf = (before: NamedTerms | undefined, terms: readonly Term[]): readonly string[] => {
  const known = before ? [...before.formerTerms, ...before.terms.map(({ name }) => name)] : [];
  return [...new Set(known)].filter((former) => !terms.some(({ name }) => name === former));
};

/** The lessons of days in terms that were asked for, kept with the timetable: a list asks for the same ones again and again. */
const known = new WeakMap<Timetable, Map<string, readonly Lesson[]>>();

/** They come in the order of the day; there are none outside of a term. */
export function lessonsOn(timetable: Timetable, date: string): readonly Lesson[] {
  const days = known.get(timetable) ?? new Map<string, readonly Lesson[]>();
  const before = days.get(date);
  if (before) return before;
  const term = termOn(timetable.terms, date);
  // Dates outside of terms come without end, so they are not kept.
  if (!term) return [];
  const today = weekday(date);
  const lessons = timetable.periods
    .filter((period) => period.weekday === today)
    .map(({ key, start, end }) => ({ date, periodKey: key, start, end, term: term.name }))
    .sort((a, b) => a.start.localeCompare(b.start) || a.periodKey.localeCompare(b.periodKey));
  known.set(timetable, days.set(date, lessons));
  return lessons;
}
/** From the first day to the last, both included; of the first `mostDays` of them. */
export const lessonsBetween = (timetable: Timetable, from: string, to: string, mostDays: number): readonly Lesson[] =>
  datesBetween(from, to, mostDays).flatMap((date) => lessonsOn(timetable, date));

const daysOfWeek = 7;
/** The nearest day with lessons before (-1) or after (1) that date; null when no term has one. */
export function schoolDay({ terms, periods }: Timetable, date: string, direction: -1 | 1): string | null {
  const isForward = direction === 1;
  const inOrder = [...terms].sort((a, b) => (isForward ? a.from.localeCompare(b.from) : b.to.localeCompare(a.to)));
  const weekdays = new Set(periods.map((period) => period.weekday));
  for (const { from, to } of inOrder) {
    const next = daysAfter(date, direction);
    const first = isForward ? (next < from ? from : next) : next > to ? to : next;
    // The timetable of a week is that of each week, so what the first seven days have not, no later one has.
    for (let n = 0; n < daysOfWeek; n++) {
      const at = daysAfter(first, n * direction);
      if (at < from || at > to || at === date) break;
      if (weekdays.has(weekday(at))) return at;
    }
  }
  return null;
}

/** The term of that date; between terms the last one that has begun, before all of them the first one. */
export function currentTerm(terms: readonly Term[], date: string): Term | undefined {
  const inOrder = [...terms].sort((a, b) => a.from.localeCompare(b.from));
  return termOn(terms, date) ?? inOrder.filter(({ from }) => from <= date).at(-1) ?? inOrder[0];
}

/** P1 is "period 1"; a period with a name of its own is told by it. */
export const periodNumber = (periodKey: string): string => periodKey.replace(/^P(?=\d+$)/i, '');
