import { createHash } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import { importLimits } from '@paideia/events/user-imports/user-import.rules.ts';
import { Refusal } from '../kernel/graphql/refusal.ts';

export type FileRow = { readonly line: number; readonly cells: readonly string[] };
export type PeopleFile = {
  readonly hash: string;
  readonly delimiter: string;
  readonly columns: readonly string[];
  readonly rows: readonly FileRow[];
};

const delimiters = [',', ';', '\t'] as const;
const refused = (code: string, params: Record<string, string | number> = {}) =>
  new Refusal(`userImport.${code}`, params);

function textOf(bytes: Uint8Array): string {
  try {
    // The mark of UTF-8 at the start is left out by the decoder.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('notUtf8');
  }
}
/** The one that the first line with anything in it has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = /.*\S.*/.exec(text) ?? [];
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return [...delimiters].sort((a, b) => count(b) - count(a))[0]!;
}

/** The first row names the columns. Lines count as an editor counts them; empty lines are passed over. */
export function readPeopleFile(bytes: Uint8Array): PeopleFile {
  const text = textOf(bytes);
  if (text.includes('\u0000')) throw refused('notUtf8');
  const delimiter = delimiterOf(text);
  type Parsed = { readonly record: string[]; readonly info: { readonly lines: number } };
  let parsed: readonly Parsed[];
  try {
    const options = {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 20_000,
    } as const;
    // With `info` each record comes with where it stood, which the types of the package do not tell.
    parsed = parse(text, { ...options, to: importLimits.rows + 2 }) as unknown as readonly Parsed[];
  } catch (error) {
    if (error instanceof CsvError) throw refused('unreadable', { line: Number(error.lines ?? 1) });
    throw error;
  }
  const [header, ...rest] = parsed;
  if (!header || header.record.every((name) => name === '')) throw refused('empty');
  if (rest.length > importLimits.rows) throw refused('tooLong', { most: importLimits.rows });
  const rows = rest
    .map(({ record, info }) => ({ line: info.lines, cells: record }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) throw refused('empty');
  return { hash: createHash('sha256').update(bytes).digest('hex'), delimiter, columns: header.record, rows };
}
