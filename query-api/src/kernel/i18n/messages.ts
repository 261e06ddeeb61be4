import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import i18next, { type i18n } from 'i18next';
import { z } from 'zod';
import { languageTag, locales } from '@paideia/events/kernel/messages.ts';
import { WrongConfiguration } from '@paideia/store/configuration.ts';
import type { Params } from '../errors/refusal.ts';

const Entry = z.object({ category: z.string(), description: z.string(), en: z.string() }).catchall(z.string());
/** It has texts by locale for each message id. Plural forms are ids of their own (`_one`, `_few`, `_many`, `_other`). A locale that has no text shows English. */
export type Catalogue = Readonly<Record<string, Readonly<z.infer<typeof Entry>>>>;

function* linesOf(file: string): Iterable<string> {
  const [fd, chunk, decoder] = [openSync(file, 'r'), Buffer.alloc(65_536), new StringDecoder('utf8')];
  try {
    let begun = '';
    for (let length = 0; (length = readSync(fd, chunk)) > 0;) {
      const lines = (begun + decoder.write(chunk.subarray(0, length))).split('\n');
      begun = lines.pop()!;
      yield* lines;
    }
    yield begun;
  } finally {
    closeSync(fd);
  }
}
/** It says so of what fits, in a twentieth of the time; what does not is left to the schema, which knows why. */
const isEntry = (value: unknown): value is z.infer<typeof Entry> => {
  const entry = value as Record<string, unknown> | null;
  if (typeof entry?.['category'] !== 'string' || typeof entry['description'] !== 'string') return false;
  return typeof entry['en'] === 'string' && Object.values(entry).every((text) => typeof text === 'string');
};
/** As `scripts/collect-messages.ts` wrote it, JSON with one message a line: the whole text would lie in memory until the collector of garbage comes by. */
export function readCatalogue(file: string): Catalogue {
  if (!existsSync(file))
    throw new WrongConfiguration(
      `MESSAGES_FILE may only be the texts that the build makes, and there is no ${file}: build the product, or say where they are.`,
    );
  const messages: Record<string, Catalogue[string]> = {};
  for (const line of linesOf(file)) {
    if (!line.startsWith('"')) continue;
    const parsed = JSON.parse(`{${line.replace(/,$/, '')}}`) as Record<string, unknown>;
    for (const [id, entry] of Object.entries(parsed)) messages[id] = isEntry(entry) ? entry : Entry.parse(entry);
  }
  if (Object.keys(messages).length === 0) throw new Error(`${file} has no messages: build it anew`);
  return messages;
}

/** What the catalogue says in a locale, else in English; undefined when no message has this id. */
export const textIn = (catalogue: Catalogue, locale: string, id: string): string | undefined =>
  Object.hasOwn(catalogue, id) ? (catalogue[id]![locale] ?? catalogue[id]!.en) : undefined;

export type Texts = {
  /** Unknown ids give 'Invalid message [id]'. */
  text(locale: string, id: string, params?: Params): string;
  /** The catalogue's own English, whatever was put in its place: what clients match. */
  english(id: string, params?: Params): string;
  has(id: string): boolean;
  /** Texts that people have put in the place of the catalogue's, by locale. They replace those that were set before. */
  override(rows: readonly { readonly locale: string; readonly messageId: string; readonly text: string }[]): void;
};

function translator(catalogue: Catalogue, locale: string, overrides: Readonly<Record<string, string>>): i18n {
  const instance = i18next.createInstance();
  const texts = Object.fromEntries(Object.keys(catalogue).map((id) => [id, textIn(catalogue, locale, id) ?? '']));
  void instance.init({
    lng: languageTag(locale),
    fallbackLng: false,
    initAsync: false,
    resources: { [languageTag(locale)]: { translation: { ...texts, ...overrides } } },
    keySeparator: false,
    nsSeparator: false,
    // People read these texts as text; whoever shows them as HTML escapes them.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false, skipOnVariables: true },
    returnNull: false,
  });
  return instance;
}

const plural = /_(zero|one|two|few|many|other)$/;

export function textsOf(catalogue: Catalogue): Texts {
  const known = new Set(Object.keys(catalogue).flatMap((id) => [id, id.replace(plural, '')]));
  const made = new Map<string, i18n>();
  let overrides: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

  const original = translator(catalogue, 'en', {});
  const inLocale = (locale: string): i18n => {
    const there = made.get(locale) ?? translator(catalogue, locale, overrides[locale] ?? {});
    made.set(locale, there);
    return there;
  };
  return {
    has: (id) => known.has(id),
    english: (id, params = {}) => (known.has(id) ? original.t(id, { ...params }) : `Invalid message [${id}]`),
    text(locale, id, params = {}) {
      if (!known.has(id)) return `Invalid message [${id}]`;
      return inLocale((locales as readonly string[]).includes(locale) ? locale : 'en').t(id, { ...params });
    },
    override(rows) {
      const next: Record<string, Record<string, string>> = {};
      for (const { locale, messageId, text } of rows) (next[locale] ??= {})[messageId] = text;
      if (JSON.stringify(next) === JSON.stringify(overrides)) return;
      overrides = next;
      made.clear();
    },
  };
}
