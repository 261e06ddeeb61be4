// It collects every slice's texts into query-api/generated/messages.json, and fails when a translation is missing or does not fit.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLocale, languageTag, locales, type MessageDescriptor } from '@paideia/events/kernel/messages.ts';

type Entry = { readonly category: string; readonly description: string } & Readonly<Record<string, string>>;
type Collected = { readonly messages: Readonly<Record<string, Entry>>; readonly problems: readonly string[] };

/** Every message has a text in each of these; English is in the code. */
const translated: readonly string[] = locales.filter((locale) => locale !== 'en');
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const formOf = (id: string): string | undefined => forms.find((form) => id.endsWith(`_${form}`));
const baseOf = (id: string): string => id.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholders = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
const isMessage = (value: unknown): value is MessageDescriptor =>
  typeof value === 'object' && value !== null && 'id' in value && 'defaultMessage' in value && 'description' in value;

function* files(directory: string): Iterable<string> {
  for (const name of readdirSync(directory)) {
    if (name === 'node_modules' || name === 'dist') continue;
    const path = join(directory, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

/** Messages stand within a table of `defineMessages`, or within a screen of a manifest; the screen above it has its own. */
function* messagesIn(value: unknown): Iterable<MessageDescriptor> {
  if (typeof value !== 'object' || value === null) return;
  if (isMessage(value)) yield value;
  else for (const [name, inner] of Object.entries(value)) if (name !== 'crumb') yield* messagesIn(inner);
}
/** It is what the exports of one file define. */
async function messagesOf(file: string): Promise<readonly MessageDescriptor[]> {
  const found = (await import(process.platform === 'win32' ? pathToFileURL(file).href : file)) as Readonly<
    Record<string, unknown>
  >;
  return [...messagesIn({ ...found })];
}

export async function collectMessages(
  directories: readonly string[],
  root = process.cwd(),
  neededIn = translated,
): Promise<Collected> {
  const all = directories.flatMap((directory) => [...files(join(root, directory))]).sort();
  const messages = new Map<string, Record<string, string>>();
  const problems: string[] = [];
  const from = new Map<string, string>();

  const seen = new Set<MessageDescriptor>();
  for (const file of all.filter((path) => /\.(messages|screens)\.ts$/.test(path))) {
    for (const message of await messagesOf(file)) {
      const { id, defaultMessage, description } = message;
      // A screen may bear the name of another one.
      if (seen.has(message)) continue;
      seen.add(message);
      const there = from.get(id);
      if (there !== undefined) problems.push(`${relative(root, file)}: ${id} is already in ${there}`);
      from.set(id, relative(root, file));
      messages.set(id, { category: basename(dirname(file)), description, en: defaultMessage });
    }
  }
  /** A translation is compared with this English text: that of a plural form that English has not is its `_other`. */
  const english = (id: string): Record<string, string> | undefined =>
    messages.get(id) ?? (formOf(id) === undefined ? undefined : messages.get(`${baseOf(id)}_other`));

  for (const file of all) {
    const locale = basename(dirname(file));
    if (!file.endsWith('.json') || !isLocale(locale)) continue;
    for (const [id, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)) {
      const place = `${relative(root, file)}: ${id}`;
      const original = english(id);
      if (!original) problems.push(`${place} is no message`);
      else if (typeof text !== 'string' || text.trim() === '') problems.push(`${place} has no text`);
      else {
        if (!messages.has(id))
          messages.set(id, { category: original.category!, description: original.description!, en: original.en! });
        const entry = messages.get(id)!;
        if (entry[locale] !== undefined) problems.push(`${place} is translated twice`);
        entry[locale] = text;
      }
    }
  }

  const isPlural = (id: string) => formOf(id) !== undefined && messages.has(`${baseOf(id)}_other`);
  const formsIn = (locale: string) => new Intl.PluralRules(languageTag(locale)).resolvedOptions().pluralCategories;
  for (const id of from.keys()) {
    for (const locale of neededIn) {
      const needed = !isPlural(id)
        ? [id]
        : formOf(id) === 'other'
          ? formsIn(locale).map((form) => `${baseOf(id)}_${form}`)
          : [];
      for (const one of needed)
        if (messages.get(one)?.[locale] === undefined) problems.push(`${one} has no text in ${locale}`);
    }
  }
  for (const [id, { category: _category, description: _description, en = '', ...texts }] of messages) {
    // One of something may be said without the number.
    const comparable = (text: string) =>
      [...placeholders(text)]
        .filter((name) => !(isPlural(id) && name === 'count'))
        .sort()
        .join(', ');
    for (const [locale, text] of Object.entries(texts))
      if (comparable(text) !== comparable(en))
        problems.push(`${id} in ${locale} has the placeholders {${comparable(text)}}, not {${comparable(en)}}`);
  }
  const sorted = [...messages].sort(([a], [b]) => (a < b ? -1 : 1));
  return { messages: Object.fromEntries(sorted) as Record<string, Entry>, problems: problems.sort() };
}

const messageDirectories = ['events/src', 'events/locales', 'web/src', 'web/locales'];

async function main(): Promise<void> {
  const { messages, problems } = await collectMessages(messageDirectories);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    process.exitCode = 1;
    return;
  }
  const target = join(process.cwd(), 'query-api/generated/messages.json');
  mkdirSync(dirname(target), { recursive: true });
  // Each message has a line of its own, for it is read so.
  const lines = Object.entries(messages).map(([id, entry]) => `${JSON.stringify(id)}:${JSON.stringify(entry)}`);
  writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
}
if (basename(process.argv[1] ?? '') === 'collect-messages.ts') void main();
