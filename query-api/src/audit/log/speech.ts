import { auditValues } from '@paideia/events/audit/audit-value.messages.ts';
import { moneyText } from '@paideia/events/invoices/money.rules.ts';
import { formatTag, isLocale } from '@paideia/events/kernel/messages.ts';
import { percentText } from '@paideia/events/kernel/percent.ts';

type Text = (id: string, params?: Readonly<Record<string, string | number>>) => string;
/** How a locale says things. Dates are `yyyy-MM-dd`; the year is left out when it is the one of `beside`. */
export type Speech = {
  readonly text: Text;
  /** A fixed value such as a status; anything else stays as it is. */
  value(value: string): string;
  list(items: readonly string[]): string;
  date(date: string, beside?: string): string;
  dates(from: string, to: string, beside?: string): string;
  /** In UTC, and says so. */
  instant(at: string): string;
  /** A number from 0 to 100, with at most two decimals; `digits` are always shown. */
  percent(value: number, digits?: number): string;
  /** Hundredths with their currency. */
  money(amount: number, currency: string): string;
  /** One of the 13 locales by its name; any other code stays. */
  language(locale: string): string;
};

/** Without a country, which for none of them tells more; Chinese by how it is written. */
const languageOf = (locale: string): string => ({ ZHS: 'zh-Hans', ZHT: 'zh-Hant' })[locale] ?? locale.slice(0, 2);

export function speechOf(locale: string, text: Text): Speech {
  const tag = formatTag(locale);
  const days = (withYear: boolean) =>
    new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'long',
      ...(withYear && { year: 'numeric' }),
      timeZone: 'UTC',
    });
  const instants = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  const languages = new Intl.DisplayNames(tag, { type: 'language' });
  const isDate = (date: string) => !Number.isNaN(Date.parse(date));
  const dates: Speech['dates'] = (from, to, beside) => {
    if (!isDate(from) || !isDate(to)) return text('audit.someDay');
    const withYear = [from, to].some((date) => date.slice(0, 4) !== beside?.slice(0, 4));
    return days(withYear).formatRange(new Date(from), new Date(to));
  };
  return {
    text,
    value: (value) => (Object.hasOwn(auditValues, value) ? text(`audit.value.${value}`) : value),
    list: (items) => (items.length > 0 ? lists.format(items) : text('audit.nothing')),
    date: (date, beside) => dates(date, date, beside),
    dates,
    instant: (at) => `${instants.format(new Date(at))} UTC`,
    percent: (value, digits) => percentText(tag, value, 2, digits),
    money: (amount, currency) => moneyText(amount, currency, tag),
    language: (value) => (isLocale(value) ? languages.of(languageOf(value)) : undefined) ?? value,
  };
}
