import { createHash } from 'node:crypto';
import { CsvError, parse } from 'csv-parse/sync';
import { importLimits } from '@paideia/events/user-imports/user-import.rules.ts';
import { Refusal } from '../kernel/errors/refusal.ts';

type FileRow = { readonly line: number; readonly cells: readonly string[] };
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

/** The last rows are others mended: the line of each stands before its cells, and they take its place. */
function mended(rows: readonly FileRow[], count: number): readonly FileRow[] {
  const mendings = new Map(
    rows.slice(rows.length - count).map(({ cells: [line, ...cells] }) => [Number(line), cells] as const),
  );
  const own = rows.slice(0, rows.length - count);
  if (count > rows.length || [...mendings.keys()].some((line) => !own.some((row) => row.line === line)))
    throw new Refusal('invalid', {}, [{ path: 'mended', code: 'invalid' }]);
  return own.map(({ line, cells }) => ({ line, cells: mendings.get(line) ?? cells }));
}

/**
 * The first row names the columns. Lines count as an editor counts them; empty lines are passed over.
 * @param mendings how many rows at the end stand in the place of others
 */
export function readPeopleFile(bytes: Uint8Array, mendings = 0): PeopleFile {
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
    parsed = parse(text, {
      ...options,
      // Left to itself the parser takes the first that it meets for all; lines that were mended here follow on those of any program.
      record_delimiter: ['\r\n', '\n', '\r'],
      to: importLimits.rows + mendings + 2,
    }) as unknown as readonly Parsed[];
  } catch (error) {
    if (error instanceof CsvError) throw refused('unreadable', { line: Number(error.lines ?? 1) });
    throw error;
  }
  const [header, ...rest] = parsed;
  if (!header || header.record.every((name) => name === '')) throw refused('empty');
  if (rest.length > importLimits.rows + mendings) throw refused('tooLong', { most: importLimits.rows });
  const rows = mended(
    rest.map(({ record, info }) => ({ line: info.lines, cells: record })),
    mendings,
  ).filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) throw refused('empty');
  return { hash: createHash('sha256').update(bytes).digest('hex'), delimiter, columns: header.record, rows };
}
