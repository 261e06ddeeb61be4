import { moneyText } from '@paideia/events/invoices/money.rules.ts';
import { languageTag, type MessageDescriptor } from '@paideia/events/kernel/messages.ts';
import { translations } from './translations.ts';

/** The text in the reader's language, else in English. Values are put in as they are: whoever makes HTML of it escapes the whole. */
export const say = (
  locale: string,
  { id, defaultMessage }: MessageDescriptor,
  params: Readonly<Record<string, string>> = {},
): string =>
  (translations[locale]?.[id] ?? defaultMessage).replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => params[name] ?? placeholder,
  );

const tagOf = (locale: string): string => languageTag(translations[locale] ? locale : 'en');

/** A date without a time, written out; `date` is `yyyy-MM-dd`. */
export const sayDate = (locale: string, date: string): string =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
/** Hundredths with their currency. */
export const sayMoney = (locale: string, amount: number, currency: string): string =>
  moneyText(amount, currency, tagOf(locale));

/** Day and hour on the wall of that zone; `instant` is ISO 8601. */
export const sayInstant = (locale: string, instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(instant));
