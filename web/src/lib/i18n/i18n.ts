import { languageTag, type MessageDescriptor } from './messages.ts';

export type Params = Readonly<Record<string, string | number>>;
type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
/** `days_one` and `days_other` are asked for as `days`, with a `count`. */
type MessageKey<K extends string> = K extends `${infer Base}_${Plural}` ? Base : K;
export type Translate<K extends string> = (key: MessageKey<K>, params?: Params) => string;

export type Texts = Readonly<Record<string, string>>;

/** Texts by the name of their namespace, the ones that go before first. */
export type Namespaces = Readonly<Record<string, Texts>>;

let chosen = 'en';
let tables: Texts[] = [];
const added = new Set<string>();
const english = new Intl.PluralRules('en');
let plurals = english;
let dressed = (text: string): string => text;
let heard: ((id: string, text: string) => void) | undefined;
const listeners = new Set<() => void>();

/**
 * Makes `locale` (one of the product's own values) the language of all texts, formats and of the page.
 * @param namespaces the locale's messages, with the college's own wording before them
 */
export function speak(locale: string, namespaces: Namespaces): void {
  chosen = locale;
  tables = Object.values(namespaces);
  added.clear();
  plurals = new Intl.PluralRules(languageTag(locale));
  document.documentElement.lang = languageTag(locale);
}
/** Texts that come later; the college's own wording stays before them. Nobody shows them yet, so nobody is told. */
export function addTexts(namespace: string, texts: Texts): void {
  if (added.has(namespace)) return;
  added.add(namespace);
  tables.push(texts);
}
/** The locale's own value, as `pl_PL`. */
export const currentLocale = (): string => chosen;

/** It is for a college's text that was changed on this page; whoever shows it is told. */
export function reword(id: string, text: string): void {
  tables = [{ [id]: text }, ...tables];
  for (const tell of listeners) tell();
}
/** For React, which shows a component anew when the texts are others. */
export const wording = {
  follow: (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
  present: (): readonly Texts[] => tables,
};
/** Who wants to know which message each text is of, before it is shown. */
export const listen = (hear: typeof heard): void => void (heard = hear);
/** Changes every text before its placeholders are filled in, as to try how screens bear long words. */
export const dress = (by: (text: string) => string): void => void (dressed = by);

/** The text of the form that the number asks for and its id, from the first table that has it; a table that knows no forms says it in one way. */
function textIn(id: string, { count }: Params): readonly [id: string, text: string] | undefined {
  const ids = typeof count === 'number' ? [`${id}_${plurals.select(count)}`, id] : [id];
  for (const table of tables) for (const one of ids) if (Object.hasOwn(table, one)) return [one, table[one]!];
  return undefined;
}
function filled([id, text]: readonly [id: string, text: string], params: Params): string {
  const said = dressed(text).replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
  heard?.(id, said);
  return said;
}

const plural = /_(zero|one|two|few|many|other)$/;
/** The text of one message; of a form of a number the one that is asked for. */
export const messageText = ({ id, defaultMessage }: MessageDescriptor, params: Params = {}, asked = id): string =>
  filled(textIn(asked, params) ?? [id, defaultMessage], params);

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
    return messageText(message, params, message === table[key] ? message.id : message.id.replace(plural, ''));
  };
  translators.set(messages, translate);
  return translate;
}
/** It is for ids that are only known at run time; one without a text gives 'Invalid message [id]'. */
export function textOf(id: string, params: Params = {}): string {
  const found = textIn(id, params);
  return found === undefined ? invalid(id) : filled(found, params);
}
