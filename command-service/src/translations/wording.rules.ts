import type { MessageDescriptor } from '@paideia/events/kernel/messages.ts';

/** What is said in one language, by message id; what has no text in it is said in English. */
export type Wording = { readonly locale: string; readonly texts: Readonly<Record<string, string>> };
/** The texts of the message files by locale; English stands in the messages themselves. */
export type Shipped = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts of the message files; a language that has none is English. */
export const shippedWording = (shipped: Shipped, locale: string): Wording => ({
  locale: shipped[locale] ? locale : 'en',
  texts: shipped[locale] ?? {},
});
/** Values are put in as they are: whoever makes HTML of it escapes the whole. */
export const say = (
  { texts }: Wording,
  { id, defaultMessage }: MessageDescriptor,
  params: Readonly<Record<string, string>> = {},
): string =>
  (texts[id] ?? defaultMessage).replace(/\{(\w+)\}/g, (placeholder, name: string) => params[name] ?? placeholder);
