import { percentText } from '@paideia/events/kernel/percent.ts';
import { currentLocale } from './i18n.ts';
import { formatTag } from './messages.ts';

const tag = () => formatTag(currentLocale());
/** The tag that numbers and money are written by. */
export const numberTag = tag;

const made = new Map<string, Intl.DateTimeFormat>();
function dates(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag()} ${JSON.stringify(options)}`;
  let format = made.get(key);
  if (!format) made.set(key, (format = new Intl.DateTimeFormat(tag(), options)));
  return format;
}
let campusZone: string | undefined;
/** Times are those of the person's campus; those of a record are of the record's campus, wherever it is said. Undefined for visitors: of the device. */
export const setCampusZone = (timeZone: string | null | undefined): void => void (campusZone = timeZone ?? undefined);
const zone = (timeZone: string | undefined) => (timeZone ? { timeZone } : {});
const noon = (date: string) => new Date(`${date}T12:00:00Z`);
/** A hyphen before a digit is a minus for people. */
const minus = (text: string) => text.replace(/^-(?=\d)/, '−');

/** English sets no comma between weekday and day; other languages keep what is theirs. */
const withoutComma = (text: string) => (currentLocale() === 'en' ? text.replace(',', '') : text);

/** It goes from 0 to 23, by the clock of the campus. */
export const hourOf = (at: Date): number =>
  Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', ...zone(campusZone) }).format(at));

/** It writes `yyyy-MM-dd` as "Thu 19 Nov". */
export const shortDate = (date: string): string =>
  withoutComma(dates({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(noon(date)));
/** It writes `yyyy-MM-dd` as "Friday 20 November". */
export const longDate = (date: string): string =>
  withoutComma(dates({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(noon(date)));
/** The same where it stands alone or first: with a capital letter in every language. */
export function dateTitle(date: string): string {
  const text = longDate(date);
  return text.charAt(0).toLocaleUpperCase(tag()) + text.slice(1);
}
/** It counts from 1 for Monday, and writes "Monday". */
export const weekdayName = (day: number, weekday: 'long' | 'short' = 'long'): string =>
  dates({ weekday, timeZone: 'UTC' }).format(noon(`2024-01-0${day}`));
/** It writes two days as "5–6 Oct", and one day as `shortDate` does. */
export const dateRange = (from: string, to: string): string =>
  from === to
    ? shortDate(from)
    : dates({ day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(noon(from), noon(to));
/** It writes `yyyy-MM-dd` as "7 Sept 2026". */
export const fullDate = (date: string): string =>
  dates({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(noon(date));
const minutes = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
/** An instant as "24 Sept, 19:02", and as "24 Sept, 19:02 GMT-6" where the clocks of this device show another time. */
export function dateTime(instant: string, timeZone = campusZone): string {
  const at = new Date(instant);
  const there = dates({ ...minutes, ...zone(timeZone) }).format(at);
  return there === dates(minutes).format(at)
    ? there
    : dates({ ...minutes, ...zone(timeZone), timeZoneName: 'short' }).format(at);
}
/** It writes what a field for a day and an hour holds, `yyyy-MM-ddTHH:mm`, as "24 Sept 2026, 19:02": by whose clock, the field says beside it. */
export const wallText = (wall: string): string =>
  dates({ ...minutes, year: 'numeric', timeZone: 'UTC' }).format(new Date(`${wall}Z`));
/** It writes an instant as "08:41". */
export const clock = (instant: string, timeZone = campusZone): string =>
  dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone(timeZone) }).format(new Date(instant));
/** The day of an instant, `yyyy-MM-dd`. Put together from its parts, as browsers do not agree which language writes a day so. */
export function dayOf(instant: string | Date, timeZone = campusZone): string {
  const parts = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...zone(timeZone),
  }).formatToParts(new Date(instant));
  return (['year', 'month', 'day'] as const).map((part) => parts.find(({ type }) => type === part)?.value).join('-');
}

export const number = (value: number, digits = 0): string =>
  minus(
    new Intl.NumberFormat(tag(), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'negative',
    }).format(value),
  );
const steps = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
/** It writes 1234567 as "1.2 MB", and 560 as "560 bytes": the short form of a byte knows no plural. */
export function fileSize(bytes: number): string {
  const step = Math.min(steps.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const digits = { maximumFractionDigits: step < 2 ? 0 : 1 };
  const unitDisplay = step === 0 ? 'long' : 'short';
  const format = new Intl.NumberFormat(tag(), { style: 'unit', unit: steps[step]!, unitDisplay, ...digits });
  return format.format(bytes / 1000 ** step);
}
/** 94.32 as "94.3%": a percentage of the product is a number from 0 to 100. */
export const percent = (value: number, digits = 1): string => minus(percentText(tag(), value, digits));
/** It writes "Freya, Emmett and Sven". */
export const listOf = (items: readonly string[]): string =>
  new Intl.ListFormat(tag(), { type: 'conjunction' }).format(items);
