const parts = new Map<string, Intl.DateTimeFormat>();
function wallClock(instant: number, timeZone: string): number {
  let format = parts.get(timeZone);
  if (!format)
    parts.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-CA', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      })),
    );
  const clockParts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(
    clockParts['year'] ?? 0,
    (clockParts['month'] ?? 1) - 1,
    clockParts['day'],
    clockParts['hour'],
    clockParts['minute'],
    clockParts['second'],
  );
}

/** The instant at which the wall clock of a time zone shows `date` (`yyyy-MM-dd`) and `time` (`HH:mm`), as ISO text. */
export function instantAt(date: string, time: string, timeZone: string): string {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  // The offset at the guess; once more, because the clocks may change between the two.
  let instant = wanted - (wallClock(wanted, timeZone) - wanted);
  instant = wanted - (wallClock(instant, timeZone) - instant);
  return new Date(instant).toISOString();
}
/** It is what the wall clock of a time zone shows, as `HH:mm`. */
export const timeAt = (instant: string, timeZone: string): string =>
  new Date(wallClock(Date.parse(instant), timeZone)).toISOString().slice(11, 16);
