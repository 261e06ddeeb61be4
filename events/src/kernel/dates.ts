const dayMs = 86_400_000;
// Dates and instants are compared as text, which is right for the four digits of a year that ISO 8601 writes without a sign.
const [first, last] = [Date.parse('0000-01-01T00:00:00.000Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/** The college plans and remembers within it: a date that comes from outside lies between these two, both included. */
export const horizon = { from: '1900-01-01', to: '2199-12-31' } as const;

/** Milliseconds of the epoch as an instant; beyond the first or the last that can be written, that one. */
export const instantText = (ms: number): string => new Date(Math.min(Math.max(ms, first), last)).toISOString();
/** The instant that is so many milliseconds after that one. */
export const later = (instant: string, ms: number): string => instantText(Date.parse(instant) + ms);
/** The date that is so many days after that one; after the last that can be written, that one. */
export const daysAfter = (date: string, days: number): string => later(date, days * dayMs).slice(0, 10);
/** The latest date that it is anywhere on earth at an instant: what lies after it is still to come for everybody. */
export const latestDateAt = (instant: string): string => later(instant, 14 * 3_600_000).slice(0, 10);
/** The earliest date that it still is anywhere on earth at an instant: what lies before it is over for everybody. */
export const earliestDateAt = (instant: string): string => later(instant, -12 * 3_600_000).slice(0, 10);
/** How many days a range has, both ends included; none or fewer when it ends before it starts. */
export const dayCount = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;
/** Ten years: what is dated further from today than that is a slip of the pen, wherever nothing says how far it may be. */
export const mostDaysOff = 3653;
/** Whether a date or an instant is more than ten years before that day. */
export const isFarBack = (at: string, today: string): boolean => at.slice(0, 10) < daysAfter(today, -mostDaysOff);
/** Whether it is more than ten years after that day. */
export const isFarAhead = (at: string, today: string): boolean => at.slice(0, 10) > daysAfter(today, mostDaysOff);
/** Whether a date or an instant is more than ten years before or after that day, or the day of that instant in UTC. */
export const isFarOff = (at: string, today: string): boolean => isFarBack(at, today) || isFarAhead(at, today);
/** Every date of a range, both ends included, but no more than the first `most`. */
export const datesBetween = (from: string, to: string, most: number): readonly string[] =>
  Array.from({ length: Math.max(0, Math.min(most, dayCount(from, to))) }, (_, n) => daysAfter(from, n));
/** The end of a range of dates or instants that takes in the whole of this one: nothing stands between a text and itself with `~` behind it. */
export const through = (dateOrInstant: string): string => `${dateOrInstant}~`;

/** The services were there for nobody from one instant to another. */
export type Absence = { readonly from: string; readonly until: string };

/** However long they are away, an end is put off by no more than this. */
export const longestPutOffMs = dayMs;

/**
 * The last moment for what is to be sent in by `end`, both in milliseconds of the epoch. Whoever could not send it because the services were away then has
 * `graceMs` from their return on. What lies wholly before the end, or after it, puts nothing off.
 */
export const putOff = (end: number, graceMs: number, absences: readonly Absence[]): number =>
  absences.reduce(
    (last, { from, until }) =>
      Date.parse(from) <= last ? Math.max(last, Math.min(Date.parse(until) + graceMs, end + longestPutOffMs)) : last,
    end,
  );
