// Times on the wall of a campus, as fields for date and time write them: `yyyy-MM-ddTHH:mm`.
import { numberTag, wallText } from './formats.ts';
import { translator } from './i18n.ts';
import { zonedTimeMessages } from './zoned-time.messages.ts';

const partsIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });

/** It is what the wall of that zone shows at an instant. */
export function wallTime(instant: string, timeZone: string): string {
  const parts = Object.fromEntries(
    partsIn(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}
const asUtc = (wall: string) => Date.parse(`${wall.slice(0, 16)}:00Z`);

const day = 86_400_000;

/** The instant when the wall of that zone shows this; undefined while it is not complete. An hour that the clocks leave out is the one after it, of one that comes twice it is the first. */
export function instantOf(wall: string, timeZone: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(wall) || Number.isNaN(asUtc(wall))) return undefined;
  const wanted = asUtc(wall);
  const offsetAt = (instant: number) => asUtc(wallTime(new Date(instant).toISOString(), timeZone)) - instant;
  // By the clock as it is the day before, and the day after: they differ where it changes between.
  const [before, after] = [-day, day].map((ms) => new Date(wanted - offsetAt(wanted + ms)).toISOString());
  const isShown = (instant = '') => wallTime(instant, timeZone) === wall.slice(0, 16);
  return !isShown(before) && isShown(after) ? after : before;
}

/** It says so of a time that the clocks of that zone leave out, as nobody is to learn afterwards that it was taken as an hour later. */
export function skippedTime(wall: string, timeZone: string): string | undefined {
  const instant = instantOf(wall, timeZone);
  const shown = instant && wallTime(instant, timeZone);
  return shown && shown !== wall.slice(0, 16)
    ? translator(zonedTimeMessages)('skipped', { time: wallText(shown) })
    : undefined;
}

/** "Denver, GMT-7": the zone in words, as it is at that instant. */
export function zoneText(timeZone: string, instant: string): string {
  const short = new Intl.DateTimeFormat(numberTag(), { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName');
  const place = timeZone.split('/').at(-1)!.replaceAll('_', ' ');
  return short ? `${place}, ${short.value}` : place;
}
