import { denver } from './places.ts';

const day = 86_400_000;
/** The demo data was written for this Friday. */
const written = '2026-11-20';

export const addDays = (date: string, n: number): string =>
  new Date(Date.parse(date) + n * day).toISOString().slice(0, 10);
/** Monday is 1 and Sunday is 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** The demo's dates move by whole weeks, so that its last Friday is the last Friday up to today. */
export function calendarFor(today: string) {
  const lastFriday = addDays(today, -((weekdayOf(today) + 2) % 7));
  const shift = Math.round((Date.parse(lastFriday) - Date.parse(written)) / day);
  return (date: string): string => addDays(date, shift);
}

/** Each zone has one, because to make one takes far longer than to ask it. */
const clocks = new Map<string, Intl.DateTimeFormat>();
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** It is the instant of a wall clock in a time zone; of a clock time that is there twice it is the earlier. */
export function instant(date: string, time: string, timeZone: string): string {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (at: number) => {
    const parts = Object.fromEntries(
      clockIn(timeZone)
        .formatToParts(at)
        .map(({ type, value }) => [type, value]),
    );
    return (
      Date.parse(`${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}:00Z`) - at
    );
  };
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess)).toISOString();
}

/**
 * The day that it is at an instant on the demo's first campus. Of what the demo data of that day tells, nothing is still to come then, but for the leave that is asked
 * for on the morning of a Friday.
 */
export function demoDayAt(at: string): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: denver, dateStyle: 'short' });
  return day.format(Date.parse(at));
}
