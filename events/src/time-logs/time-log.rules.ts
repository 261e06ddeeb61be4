import { dayCount, daysAfter } from '../kernel/dates.ts';

/** A time log is of seven days. */
export const firstDayOf = (periodEnding: string): string => daysAfter(periodEnding, -6);
/** Of what is no date it is false, for the check of a command asks before it knows. */
export const isInPeriod = (date: string, periodEnding: string): boolean => {
  const days = dayCount(date, periodEnding);
  return days >= 1 && days <= 7;
};
/** From 1 for Monday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00.000Z`).getUTCDay() || 7;
/** The end of the period that a day belongs to, where periods end on that weekday. */
export const periodEndingOf = (date: string, weekday: number): string =>
  daysAfter(date, (weekday - weekdayOf(date) + 7) % 7);
/** The ends of so many periods back from the one that a day belongs to, the latest first. */
export const lastPeriods = (date: string, weekday: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => daysAfter(periodEndingOf(date, weekday), -7 * n));

/** As many minutes as a day has: one entry, and all of one date. */
export const mostMinutes = 1440;
/** One time log has so many entries at most. */
export const mostEntries = 60;
/** They are counted in characters. */
export const longestActivity = 500;

type Timed = { readonly date: string; readonly minutes: number };
export const minutesOf = (entries: readonly Pick<Timed, 'minutes'>[]): number =>
  entries.reduce((sum, { minutes }) => sum + minutes, 0);
/** What is left of a day beside these entries. */
export const minutesLeft = (entries: readonly Timed[], date: string): number =>
  mostMinutes - minutesOf(entries.filter((entry) => entry.date === date));
