import { languageTag, type MessageDescriptor } from './messages.ts';

export type Params = Readonly<Record<string, string | number>>;
type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
/** `days_one` and `days_other` are asked for as `days`, with a `count`. */
export type MessageKey<K extends string> = K extends `${infer Base}_${Plural}` ? Base : K;
export type Translate<K extends string> = (key: MessageKey<K>, params?: Params) => string;

export type Texts = Readonly<Record<string, string>>;

/** Texts by the name of their namespace, the ones that go before first. */
export type Namespaces = Readonly<Record<string, Texts>>;

let chosen = 'en';
let tables: readonly Texts[] = [];
const english = new Intl.PluralRules('en');
let plurals = english;

/**
 * Makes `locale` (one of the product's own values) the language of all texts, formats and of the page.
 * @param namespaces the locale's messages, with the college's own wording before them
 */
export function speak(locale: string, namespaces: Namespaces): void {
  chosen = locale;
  tables = Object.values(namespaces);
  plurals = new Intl.PluralRules(languageTag(locale));
  document.documentElement.lang = languageTag(locale);
}
/** The locale's own value, as `pl_PL`. */
export const currentLocale = (): string => chosen;

/** The text of the form that the number asks for, from the first table that has it; a table that knows no forms says it in one way. */
function textIn(id: string, { count }: Params): string | undefined {
  const ids = typeof count === 'number' ? [`${id}_${plurals.select(count)}`, id] : [id];
  for (const table of tables) for (const one of ids) if (Object.hasOwn(table, one)) return table[one];
  return undefined;
}
const filled = (text: string, params: Params): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

/** The text of one message. */
export const messageText = ({ id, defaultMessage }: MessageDescriptor, params: Params = {}): string =>
  filled(textIn(id, params) ?? defaultMessage, params);

const plural = /_(zero|one|two|few|many|other)$/;
const invalid = (id: string) => `Invalid message [${id}]`;
const translators = new WeakMap<object, Translate<string>>();

/** The texts of one message table, in the current locale; what has no text in it is said in English. */
export function translator<K extends string>(messages: Readonly<Record<K, MessageDescriptor>>): Translate<K> {
  const known = translators.get(messages);
  if (known) return known;
  const table: Readonly<Record<string, MessageDescriptor>> = messages;
  const translate = (key: string, params: Params = {}) => {
    const message = table[key] ?? table[`${key}_${english.select(Number(params['count']))}`] ?? table[`${key}_other`];
    if (!message) return invalid(key);
    return messageText(message === table[key] ? message : { ...message, id: message.id.replace(plural, '') }, params);
  };
  translators.set(messages, translate);
  return translate;
}
/** For ids that are only known at run time; one without a text gives 'Invalid message [id]'. */
export function textOf(id: string, params: Params = {}): string {
  const text = textIn(id, params);
  return text === undefined ? invalid(id) : filled(text, params);
}
