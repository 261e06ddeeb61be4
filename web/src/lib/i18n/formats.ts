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
const zone = (timeZone: string | undefined) => (timeZone ? { timeZone } : {});
const noon = (date: string) => new Date(`${date}T12:00:00Z`);
/** A hyphen before a digit is a minus for people. */
const minus = (text: string) => text.replace(/^-(?=\d)/, '−');

/** English sets no comma between weekday and day; other languages keep what is theirs. */
const withoutComma = (text: string) => (currentLocale() === 'en' ? text.replace(',', '') : text);

/** `yyyy-MM-dd` as "Thu 19 Nov". */
export const shortDate = (date: string): string =>
  withoutComma(dates({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(noon(date)));
/** `yyyy-MM-dd` as "Friday 20 November". */
export const longDate = (date: string): string =>
  withoutComma(dates({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(noon(date)));
/** The same where it stands alone or first: with a capital letter in every language. */
export function dateTitle(date: string): string {
  const text = longDate(date);
  return text.charAt(0).toLocaleUpperCase(tag()) + text.slice(1);
}
/** From 1 for Monday, as "Monday". */
export const weekdayName = (day: number): string =>
  dates({ weekday: 'long', timeZone: 'UTC' }).format(noon(`2024-01-0${day}`));
/** Two days as "5–6 Oct"; one day as `shortDate`. */
export const dateRange = (from: string, to: string): string =>
  from === to
    ? shortDate(from)
    : dates({ day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(noon(from), noon(to));
/** `yyyy-MM-dd` as "7 Sept 2026". */
export const fullDate = (date: string): string =>
  dates({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(noon(date));
/** An instant as "24 Sept, 19:02", in the zone of the campus or else of the device. */
export const dateTime = (instant: string, timeZone?: string): string =>
  dates({
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...zone(timeZone),
  }).format(new Date(instant));
/** A deadline as "24 Sept, 19:02 GMT-6": in the zone of the campus, and with it where the clocks of this device show another time. */
export function zonedTime(instant: string, timeZone: string): string {
  const there = dateTime(instant, timeZone);
  if (there === dateTime(instant)) return there;
  return dates({
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(instant));
}
/** An instant as "08:41". */
export const clock = (instant: string, timeZone?: string): string =>
  dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone(timeZone) }).format(new Date(instant));
/** The day of an instant, `yyyy-MM-dd`. */
export const dayOf = (instant: string | Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', ...zone(timeZone) }).format(
    new Date(instant),
  );

export const number = (value: number, digits = 0): string =>
  minus(
    new Intl.NumberFormat(tag(), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'negative',
    }).format(value),
  );
/** 94.32 as "94.3%": a percentage of the product is a number from 0 to 100. */
export const percent = (value: number, digits = 1): string => minus(percentText(tag(), value, digits));
/** "Freya, Emmett and Sven". */
export const listOf = (items: readonly string[]): string =>
  new Intl.ListFormat(tag(), { type: 'conjunction' }).format(items);
