import { percentText } from '@paideia/events/kernel/figures.ts';
import { currentLocale } from './i18n.ts';
import { formatTag } from './messages.ts';

const tag = () => formatTag(currentLocale());
/** The tag that numbers and money are written by. */
export const numberTag = tag;

const made = new Map<string, Intl.DateTimeFormat>();
function dates(options: Intl.DateTimeFormatOptions, language = tag()): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = made.get(key);
  if (!format) made.set(key, (format = new Intl.DateTimeFormat(language, options)));
  return format;
}
let campusZone: string | undefined;
/** Times are those of the person's campus; those of a record are of the record's campus, wherever it is said. Undefined for visitors: of the device. */
export const setCampusZone = (timeZone: string | null | undefined): void => void (campusZone = timeZone ?? undefined);
const zone = (timeZone: string | undefined) => (timeZone ? { timeZone } : {});
const noon = (date: string) => new Date(`${date}T12:00:00Z`);

let presentYear: number | undefined;
/** What tests show is of one year, whenever they run. */
export const setPresentYear = (year: number): void => void (presentYear = year);
const yearOf = (at: Date, timeZone: string | undefined) =>
  Number(dates({ year: 'numeric', ...zone(timeZone) }, 'en').format(at));
/** A day of this year is written without it, any other with it: records are kept for many years. */
const yearIfOther = (years: readonly number[], timeZone = campusZone): Pick<Intl.DateTimeFormatOptions, 'year'> => {
  const present = presentYear ?? yearOf(new Date(), timeZone);
  return years.every((year) => year === present) ? {} : { year: 'numeric' };
};
/** Days are `yyyy-MM-dd`. */
const days = (options: Intl.DateTimeFormatOptions, ...written: readonly string[]) =>
  dates({ ...options, ...yearIfOther(written.map((day) => Number(day.slice(0, 4)))), timeZone: 'UTC' });
/** A hyphen before a digit is a minus for people. */
const minus = (text: string) => text.replace(/^-(?=\d)/, '−');

/** English sets no comma between weekday and day; other languages keep what is theirs. */
const withoutComma = (text: string) => (currentLocale() === 'en' ? text.replace(',', '') : text);

/** It goes from 0 to 23, by the clock of the campus. */
export const hourOf = (at: Date): number =>
  Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', ...zone(campusZone) }).format(at));

/** It writes `yyyy-MM-dd` as "Thu 19 Nov", and as "Wed 19 Nov 2025" of another year than this one. */
export const shortDate = (date: string): string =>
  withoutComma(days({ weekday: 'short', day: 'numeric', month: 'short' }, date).format(noon(date)));
/** It writes `yyyy-MM-dd` as "Friday 20 November", and as "Thursday 20 November 2025" of another year. */
export const longDate = (date: string): string =>
  withoutComma(days({ weekday: 'long', day: 'numeric', month: 'long' }, date).format(noon(date)));
/** The same where it stands alone or first: with a capital letter in every language. */
export function dateTitle(date: string): string {
  const text = longDate(date);
  return text.charAt(0).toLocaleUpperCase(tag()) + text.slice(1);
}
/** It counts from 1 for Monday, and writes "Monday". */
export const weekdayName = (day: number, weekday: 'long' | 'short' = 'long'): string =>
  dates({ weekday, timeZone: 'UTC' }).format(noon(`2024-01-0${day}`));
/** It writes two days as "5–6 Oct", with the year where one is of another year, and one day as `shortDate` does. */
export const dateRange = (from: string, to: string): string =>
  from === to ? shortDate(from) : days({ day: 'numeric', month: 'short' }, from, to).formatRange(noon(from), noon(to));
/** It writes `yyyy-MM-dd` as "7 Sept 2026". */
export const fullDate = (date: string): string =>
  dates({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(noon(date));
const minutes = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
/**
 * An instant as "24 Sept, 19:02", and as "24 Sept, 19:02 GMT-6" where the clocks of this device show another time. Of another year than this one: "24 Sept 2025,
 * 19:02".
 */
export function dateTime(instant: string, timeZone = campusZone): string {
  const at = new Date(instant);
  const options = { ...minutes, ...yearIfOther([yearOf(at, timeZone)], timeZone) };
  const there = dates({ ...options, ...zone(timeZone) }).format(at);
  return there === dates(options).format(at)
    ? there
    : dates({ ...options, ...zone(timeZone), timeZoneName: 'short' }).format(at);
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
