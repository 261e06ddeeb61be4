import { languageTag, type MessageDescriptor } from '@paideia/events/kernel/messages.ts';
import de from '@paideia/events/mails/mail.de_DE.json' with { type: 'json' };
import pl from '@paideia/events/mails/mail.pl_PL.json' with { type: 'json' };

const translations: Readonly<Record<string, ReadonlyMap<string, string>>> = { pl_PL: new Map(Object.entries(pl)), de_DE: new Map(Object.entries(de)) };

/** The text in the reader's language, else in English. Values are put in as they are: whoever makes HTML of it escapes the whole. */
export const say = (locale: string, { id, defaultMessage }: MessageDescriptor, params: Readonly<Record<string, string>> = {}): string =>
  (translations[locale]?.get(id) ?? defaultMessage).replace(/\{(\w+)\}/g, (placeholder, name: string) => params[name] ?? placeholder);

/** A date without a time, written out; `date` is `yyyy-MM-dd`. */
export const sayDate = (locale: string, date: string): string =>
  new Intl.DateTimeFormat(languageTag(translations[locale] ? locale : 'en'), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
