import de from '@paideia/events/accounts/calendar-connection.de_DE.json' with { type: 'json' };
import pl from '@paideia/events/accounts/calendar-connection.pl_PL.json' with { type: 'json' };
import type { MessageDescriptor } from '@paideia/events/kernel/messages.ts';

const translations: Readonly<Record<string, Readonly<Record<string, string>>>> = { pl_PL: pl, de_DE: de };
/** The text in the person's language, else in English. */
export const sayIn = (locale: string, { id, defaultMessage }: MessageDescriptor, params: Readonly<Record<string, string>>): string =>
  (translations[locale]?.[id] ?? defaultMessage).replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
