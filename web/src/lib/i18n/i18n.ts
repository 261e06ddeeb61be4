import { createInstance, type i18n } from 'i18next';
import { languageTag, type MessageDescriptor } from './messages.ts';

export type Params = Readonly<Record<string, string | number>>;
type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
/** `days_one` and `days_other` are asked for as `days`, with a `count`. */
export type MessageKey<K extends string> = K extends `${infer Base}_${Plural}` ? Base : K;
export type Translate<K extends string> = (key: MessageKey<K>, params?: Params) => string;

export type Texts = Readonly<Record<string, string>>;

/** Texts by the name of their namespace, the ones that go before first. */
export type Namespaces = Readonly<Record<string, Texts>>;

const instance: i18n = createInstance();
let chosen = 'en';

const configure = (locale: string, namespaces: Namespaces) =>
  instance.init({
    lng: languageTag(locale),
    fallbackLng: false,
    resources: { [languageTag(locale)]: namespaces },
    ns: Object.keys(namespaces),
    defaultNS: Object.keys(namespaces),
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // React escapes; `{name}` is how all our texts write a placeholder.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    parseMissingKeyHandler: (id: string, text?: string) => text ?? `Invalid message [${id}]`,
  });
void configure('en', {});

/**
 * Makes `locale` (one of the product's own values) the language of all texts, formats and of the page.
 * @param namespaces the locale's messages, with the college's own wording before them
 */
export async function speak(locale: string, namespaces: Namespaces): Promise<void> {
  chosen = locale;
  await configure(locale, namespaces);
  document.documentElement.lang = languageTag(locale);
}
/** The locale's own value, as `pl_PL`. */
export const currentLocale = (): string => chosen;
export const i18next: i18n = instance;

const plural = /_(zero|one|two|few|many|other)$/;
type Defaults = Record<string, string>;

function defaultsOf(
  messages: Readonly<Record<string, MessageDescriptor>>,
): Map<string, { id: string; defaults: Defaults }> {
  const found = new Map<string, { id: string; defaults: Defaults }>();
  for (const [key, { id, defaultMessage }] of Object.entries(messages)) {
    const form = plural.exec(key)?.[1];
    const base = form ? key.replace(plural, '') : key;
    const entry = found.get(base) ?? { id: form ? id.replace(plural, '') : id, defaults: {} };
    if (form) entry.defaults[`defaultValue_${form}`] = defaultMessage;
    // Languages with more forms than English fall back on this one.
    if (!form || form === 'other') entry.defaults['defaultValue'] = defaultMessage;
    found.set(base, entry);
  }
  return found;
}

const translators = new WeakMap<object, Translate<string>>();

/** The texts of one message table, in the current locale. */
export function translator<K extends string>(messages: Readonly<Record<K, MessageDescriptor>>): Translate<K> {
  const known = translators.get(messages);
  if (known) return known;
  const entries = defaultsOf(messages);
  const translate = (key: string, params: Params = {}) => {
    const entry = entries.get(key);
    return entry ? instance.t(entry.id, { ...entry.defaults, ...params }) : `Invalid message [${key}]`;
  };
  translators.set(messages, translate);
  return translate;
}
/** For ids that are only known at run time; one without a text gives 'Invalid message [id]'. */
export const textOf = (id: string, params: Params = {}): string => instance.t(id, { ...params });
