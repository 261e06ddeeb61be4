// Figures and tables are written in the report in this way.
import { isMet, type Ratio, type Table } from '../method/rounds.ts';
import type { Kept } from './results.ts';

export const figure = (value: number): string =>
  Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));
export const verdict = (ratio: Ratio): string => (isMet(ratio) ? 'met' : '**missed**');
export const wanted = ({ sense, target }: Ratio): string => `${sense} ${figure(target)}`;
export const interval = ({ low, high }: Ratio): string =>
  low === undefined || high === undefined ? 'measured once' : `${figure(low)} to ${figure(high)}`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
/** There is a column for each name of the first row. */
export function tableOf(rows: Table): string {
  const names = Object.keys(rows[0] ?? {});
  return table(
    names,
    rows.map((row) => names.map((name) => (typeof row[name] === 'number' ? figure(row[name]) : (row[name] ?? '')))),
  );
}

/** It says what was really done, which is not the same for all of them. */
export function roundsOf({ rounds, ms, turns }: Kept): string {
  const times = rounds === 1 ? 'once' : `${figure(rounds)} rounds`;
  if (turns !== undefined) return `${times}: ${turns}`;
  return ms === undefined ? times : `${times} of ${figure(ms)} ms a side`;
}
