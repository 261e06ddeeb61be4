import { Temporal } from 'temporal-polyfill';

const utc = (time: Temporal.ZonedDateTime): string => new Date(time.epochMilliseconds).toISOString();

/** The instant of a wall clock time; one that a clock change skips is taken as that much later, one that comes twice is the first. */
export const instantOf = (date: string, time: string, timeZone: string): string =>
  utc(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone));
/** The date on the wall of that zone. */
export const dateIn = (timeZone: string, instant: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
/** The instant at which the day is over; days have 23 to 25 hours. */
export const endOfDay = (date: string, timeZone: string): string =>
  utc(Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timeZone));
/** 1 Monday to 7 Sunday. */
export const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;
export const dayAfter = (date: string): string => Temporal.PlainDate.from(date).add({ days: 1 }).toString();
/** Every date from `from` to `to`, both included. */
export const daysBetween = (from: string, to: string): readonly string[] => {
  const days = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;
  return Array.from({ length: days + 1 }, (_, n) => Temporal.PlainDate.from(from).add({ days: n }).toString());
};
