import { CsvError, parse } from 'csv-parse/sync';
import type { GetTextTranslations } from 'gettext-parser';
import { csvOf, textOfCell, type CsvForm } from '@paideia/events/kernel/csv.ts';
import { isLocale, languageTag, locales } from '@paideia/events/kernel/messages.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import type { MessageEntry, EntryText } from './translation.rules.ts';

/** One text of a file; `line` counts as an editor does, or texts where the format has no lines that say anything. */
export type FileText = {
  readonly line: number;
  readonly id: string;
  readonly locale: string;
  readonly text: string;
  readonly isMachineMade: boolean;
};
/** All texts in all languages, as the site exports them, are half of that. */
export const fileLimits = { bytes: 8 * 2 ** 20, texts: 150_000 };
/** The column of a CSV file calls it so; translators' programs know the mark of a PO file. */
const machineMade = 'machine';
const fuzzy = 'fuzzy';

const codeOf = (locale: string) => languageTag(locale).replace('-', '_');
const localeOf = (code: string) => locales.find((one) => one === code || codeOf(one) === code.replace('-', '_'));
const textOf = ({ texts }: MessageEntry, locale: string): EntryText | undefined =>
  texts.find((one) => one.locale === locale);

/** A column for each of the languages, and how the text of an only one came about. */
export function* csvLines(
  entries: readonly MessageEntry[],
  languages: readonly string[],
  form?: CsvForm,
): Iterable<string> {
  const [only] = languages.length === 1 ? languages : [];
  const others = languages.filter((locale) => locale !== 'en');
  yield csvOf([['id', 'category', 'description', 'en', ...others, ...(only ? ['status'] : [])]], form);
  for (const entry of entries) {
    const { id, category, description } = entry;
    const texts = ['en', ...others].map((locale) => textOf(entry, locale)?.text);
    const status = only && textOf(entry, only)?.status;
    const words = status === 'machineMade' ? machineMade : status;
    yield csvOf([[id, category, description, ...texts, ...(only ? [words] : [])]], form);
  }
}

/** It is loaded with the first file of its kind: no start waits for it. */
const gettext = async () => (await import('gettext-parser')).po;

/** The id is the context of each text, the English beside it is the one that placeholders are compared with. */
export async function poFile(entries: readonly MessageEntry[], locale: string): Promise<Buffer> {
  const translations: GetTextTranslations['translations'] = {};
  for (const entry of entries) {
    const found = textOf(entry, locale);
    if (!found) continue;
    const { id, category, description, original } = entry;
    const flag = found.status === 'machineMade' ? fuzzy : undefined;
    (translations[id] ??= {})[original] = {
      msgctxt: id,
      msgid: original,
      msgstr: [found.text ?? ''],
      comments: { extracted: description, reference: category, ...(flag && { flag }) },
    };
  }
  const headers = {
    Language: codeOf(locale),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return (await gettext()).compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 });
}

const unreadable = () => new Refusal('translation.unreadable');
function utf8(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\u0000')) return text;
  } catch {
    // Said below.
  }
  throw unreadable();
}
const limited = (texts: readonly FileText[]): readonly FileText[] => {
  if (texts.length > fileLimits.texts) throw new Refusal('translation.tooLong', { most: fileLimits.texts });
  return texts;
};

/** The first row names the columns: `id`, locales and perhaps `status`; others are for people. A cell without a text changes nothing. */
export function readCsv(bytes: Uint8Array): readonly FileText[] {
  type Parsed = { readonly record: string[]; readonly info: { readonly lines: number } };
  const options = { info: true, relax_column_count: true, skip_empty_lines: true } as const;
  const text = utf8(bytes);
  const [first = ''] = text.split('\n', 1);
  const delimiter = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0]!;
  let rows: readonly Parsed[];
  try {
    // With `info` each record comes with where it stood, which the types of the package do not tell.
    rows = parse(text, { ...options, delimiter }) as unknown as readonly Parsed[];
  } catch (error) {
    if (error instanceof CsvError) throw unreadable();
    throw error;
  }
  const names = rows[0]?.record.map((name) => name.trim()) ?? [];
  const idAt = names.indexOf('id');
  const languages = names.flatMap((name, at) => (isLocale(name) ? [{ locale: name, at }] : []));
  if (idAt < 0 || languages.length === 0) throw new Refusal('translation.noColumns');
  const statusAt = names.indexOf('status');
  return limited(
    rows.slice(1).flatMap(({ record, info }) =>
      languages.flatMap(({ locale, at }) => {
        const cell = textOfCell(record[at] ?? '').trim();
        if (cell === '') return [];
        const isMachineMade = statusAt >= 0 && locale !== 'en' && record[statusAt]?.trim() === machineMade;
        return [{ line: info.lines, id: (record[idAt] ?? '').trim(), locale, text: cell, isMachineMade }];
      }),
    ),
  );
}

export async function readPo(bytes: Uint8Array): Promise<readonly FileText[]> {
  const po = await gettext();
  let read: GetTextTranslations;
  try {
    read = po.parse(Buffer.from(utf8(bytes)));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw unreadable();
  }
  const locale = localeOf({ ...read.headers }['Language'] ?? '');
  if (!locale) throw new Refusal('translation.noLanguage');
  const entries = Object.values(read.translations).flatMap((group) => Object.values(group));
  const texts = entries.filter(({ msgid, msgctxt }) => msgid !== '' || msgctxt !== undefined);
  return limited(
    texts.flatMap(({ msgctxt = '', msgstr: [text = ''], comments }, at) =>
      text.trim() === ''
        ? []
        : [
            {
              line: at + 1,
              id: msgctxt,
              locale,
              text: text.trim(),
              isMachineMade: (comments?.flag ?? '').split(/,\s*/).includes(fuzzy),
            },
          ],
    ),
  );
}
