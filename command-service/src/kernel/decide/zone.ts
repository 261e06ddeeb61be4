import { instantText } from '@paideia/events/kernel/dates.ts';
import { Temporal } from 'temporal-polyfill';

const utc = (time: Temporal.ZonedDateTime): string => instantText(time.epochMilliseconds);

/** The instant of a wall clock time; one that a clock change skips is taken as that much later, one that comes twice is the first. */
export const instantOf = (date: string, time: string, timeZone: string): string =>
  utc(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone));
/** It is the date on the wall of that zone. */
export const dateIn = (timeZone: string, instant: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
/** The instant at which the day is over; days have 23 to 25 hours. */
export const endOfDay = (date: string, timeZone: string): string =>
  utc(Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timeZone));
/** Monday is 1 and Sunday is 7. */
export const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;
