import { auditValues } from '@paideia/events/catalogue.ts';
import { moneyText } from '@paideia/events/kernel/money.ts';
import { formatTag, isLocale } from '@paideia/events/kernel/messages.ts';
import { percentText } from '@paideia/events/kernel/figures.ts';

type Text = (id: string, params?: Readonly<Record<string, string | number>>) => string;
/** It writes things as a locale does. Dates are `yyyy-MM-dd`; the year is left out when it is the one of `beside`. */
export type Formatter = {
  readonly text: Text;
  /** A fixed value such as a status; anything else stays as it is. */
  value(value: string): string;
  list(items: readonly string[]): string;
  date(date: string, beside?: string): string;
  dates(from: string, to: string, beside?: string): string;
  /** In its zone, and says so. */
  instant(at: string): string;
  /** It is the day of an instant in its zone, as `yyyy-MM-dd`. */
  day(at: string): string;
  /** It counts from 1 for Monday. */
  weekday(day: number): string;
  /** At most two decimals, and no thousands apart: it may be a year. */
  number(value: number): string;
  /** A number from 0 to 100, with at most two decimals; `digits` are always shown. */
  percent(value: number, digits?: number): string;
  /** It says hundredths with their currency. */
  money(amount: number, currency: string): string;
  /** One of the 13 locales by its name; any other code stays. */
  language(locale: string): string;
};

/** Without a country, which for none of them tells more; Chinese by how it is written. */
const languageOf = (locale: string): string => ({ ZHS: 'zh-Hans', ZHT: 'zh-Hant' })[locale] ?? locale.slice(0, 2);

/** `timeZone`: of the campus that it tells of. */
export function formatterFor(locale: string, text: Text, timeZone = 'UTC'): Formatter {
  const tag = formatTag(locale);
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const dayAndMonth = new Intl.DateTimeFormat(tag, options);
  const fullDate = new Intl.DateTimeFormat(tag, { ...options, year: 'numeric' });
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 2, useGrouping: false });
  const instants = new Intl.DateTimeFormat(tag, {
    ...({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const),
    timeZone,
    timeZoneName: 'short',
  });
  const isoDays = new Intl.DateTimeFormat('en-CA', { timeZone });
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  const languages = new Intl.DisplayNames(tag, { type: 'language' });
  const isDate = (date: string) => !Number.isNaN(Date.parse(date));
  const dates: Formatter['dates'] = (from, to, beside) => {
    if (!isDate(from) || !isDate(to)) return text('audit.someDay');
    const withYear = [from, to].some((date) => date.slice(0, 4) !== beside?.slice(0, 4));
    return (withYear ? fullDate : dayAndMonth).formatRange(new Date(from), new Date(to));
  };
  return {
    text,
    value: (value) => (Object.hasOwn(auditValues, value) ? text(`audit.value.${value}`) : value),
    list: (items) => (items.length > 0 ? lists.format(items) : text('audit.nothing')),
    date: (date, beside) => dates(date, date, beside),
    dates,
    instant: (at) => instants.format(new Date(at)),
    day: (at) => isoDays.format(new Date(at)),
    // 1 January 2024 was a Monday.
    weekday: (day) =>
      new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day))),
    number: (value) => numbers.format(value),
    percent: (value, digits) => percentText(tag, value, 2, digits),
    money: (amount, currency) => moneyText(amount, currency, tag),
    language: (value) => (isLocale(value) ? languages.of(languageOf(value)) : undefined) ?? value,
  };
}
