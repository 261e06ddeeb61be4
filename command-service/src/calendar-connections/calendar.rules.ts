import type { MessageDescriptor } from '@paideia/events/kernel/messages.ts';
import { translations } from './calendar-translations.ts';

/** The text in the person's language, else in English. */
export const sayIn = (
  locale: string,
  { id, defaultMessage }: MessageDescriptor,
  params: Readonly<Record<string, string>>,
): string =>
  (translations[locale]?.[id] ?? defaultMessage).replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
