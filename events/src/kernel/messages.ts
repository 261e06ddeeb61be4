/** Text for people: `id` is stable, `defaultMessage` is English, translations stand in `locales/<lang>/<slice>.json`. */
export type MessageDescriptor = { readonly id: string; readonly defaultMessage: string; readonly description: string };
/** The text in English, what a translator must know of it, and its id where that is not made of the prefix and the key. */
type Text = readonly [defaultMessage: string, description: string, id?: string];

/**
 * A table of texts, by keys of their own. A text's id is `<prefix>.<key>`, or the key alone where the prefix is empty.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<K extends string>(
  prefix: string,
  texts: Readonly<Record<K, Text>>,
): Record<K, MessageDescriptor> {
  const messages: Partial<Record<K, MessageDescriptor>> = {};
  for (const key in texts) {
    const [defaultMessage, description, id = prefix === '' ? key : `${prefix}.${key}`] = texts[key];
    messages[key] = { id, defaultMessage, description };
  }
  // Every key has been given its message.
  return messages as Record<K, MessageDescriptor>;
}

/** The 13 locales of the product, by their own values. */
export const locales = [
  'en',
  'de_DE',
  'hu_HU',
  'pl_PL',
  'nl_NL',
  'ru_RU',
  'ZHS',
  'ZHT',
  'es_MX',
  'fr_FR',
  'id_ID',
  'it_IT',
  'uk_UA',
] as const;
type Locale = (typeof locales)[number];
export const isLocale = (value: string): value is Locale => (locales as readonly string[]).includes(value);
/** The tag that HTML and Intl take: ZHT is zh-TW, ZHS is zh-CN, else the underscore becomes a hyphen. */
export const languageTag = (locale: string): string =>
  locale === 'ZHT' ? 'zh-TW' : locale === 'ZHS' ? 'zh-CN' : locale.replace('_', '-');
/** By what dates, numbers and lists are written. English is written the college's way: day before month, 24 hours. */
export const formatTag = (locale: string): string => (locale === 'en' ? 'en-GB' : languageTag(locale));
