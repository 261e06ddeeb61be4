/** A sheet program takes such a cell for a formula and runs it; those of East Asia also one that begins with the wide form of these signs. */
const runs = /^[=+\-@\t\r\n＝＋－＠]/;

type Value = string | number | null | undefined;
/** Sheet programs part the cells of a file by a semicolon where the comma is the sign of decimals, and read numbers by that sign. */
export type CsvForm = { readonly separator: ',' | ';'; readonly decimal: '.' | ',' };
const plain: CsvForm = { separator: ',', decimal: '.' };
/** It is what sheet programs expect of whoever reads that language. */
export const csvFormOf = (languageTag: string): CsvForm =>
  new Intl.NumberFormat(languageTag).format(1.5).includes(',') ? { separator: ';', decimal: ',' } : plain;

/** One cell: what would run is made text with an apostrophe; quotes, separators and line ends are quoted. */
function cellOf(value: Value, { decimal }: CsvForm): string {
  const text =
    value === null || value === undefined
      ? ''
      : typeof value === 'number'
        ? String(value).replace('.', decimal)
        : value;
  const safe = typeof value !== 'number' && runs.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
export const csvCell = (value: Value): string => cellOf(value, plain);
/** What `csvCell` was given, out of a cell as a parser reads it: a file of ours that comes back has the same texts. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && runs.test(cell.slice(1)) ? cell.slice(1) : cell;
export const csvOf = (rows: readonly (readonly Value[])[], form = plain): string =>
  rows.map((row) => row.map((value) => cellOf(value, form)).join(form.separator)).join('\r\n');
