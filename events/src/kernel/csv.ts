/** A sheet program takes such a cell for a formula and runs it; those of East Asia also one that begins with the wide form of these signs. */
const runs = /^[=+\-@\t\r\n＝＋－＠]/;

/** One cell: what would run is made text with an apostrophe; quotes, separators and line ends are quoted. */
export function csvCell(value: string | number | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = typeof value !== 'number' && runs.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
/** What `csvCell` was given, out of a cell as a parser reads it: a file of ours that comes back has the same texts. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && runs.test(cell.slice(1)) ? cell.slice(1) : cell;
export const csvOf = (rows: readonly (readonly (string | number | null | undefined)[])[]): string =>
  rows.map((row) => row.map(csvCell).join(',')).join('\r\n');
