/** Text for people: `id` is stable, `defaultMessage` is English, translations stand beside in `<slice>.<locale>.json`. */
export type MessageDescriptor = { readonly id: string; readonly defaultMessage: string; readonly description: string };
export const defineMessages = <K extends string>(
  messages: Record<K, MessageDescriptor>,
): Record<K, MessageDescriptor> => messages;

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
export type Locale = (typeof locales)[number];
export const isLocale = (value: string): value is Locale => (locales as readonly string[]).includes(value);
/** The tag that HTML and Intl take: ZHT is zh-TW, ZHS is zh-CN, else the underscore becomes a hyphen. */
export const languageTag = (locale: string): string =>
  locale === 'ZHT' ? 'zh-TW' : locale === 'ZHS' ? 'zh-CN' : locale.replace('_', '-');
/** By what dates, numbers and lists are written. English is written the college's way: day before month, 24 hours. */
export const formatTag = (locale: string): string => (locale === 'en' ? 'en-GB' : languageTag(locale));
