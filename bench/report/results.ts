import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '../method/rounds.ts';
import { plot, reportOf } from './report.ts';

export type Kept = Result & {
  readonly commit: string;
  readonly date: string;
  readonly machine: string;
  readonly isPinned: boolean;
  /** Of the machine, before it began: above a half somebody else was at work too. */
  readonly loadBefore: number;
  readonly ms: number;
  readonly rounds: number;
  readonly isLong: boolean;
  readonly seconds: number;
};
// Bundled, this stands in bench/dist.
const directory = join(import.meta.dirname, '..', 'results');
const fileOf = (id: string) => join(directory, `${id}.json`);

export const readResult = (id: string): Kept | undefined =>
  existsSync(fileOf(id)) ? (JSON.parse(readFileSync(fileOf(id), 'utf8')) as Kept) : undefined;
export function writeResult(result: Kept): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(fileOf(result.id), `${JSON.stringify(result, null, 2)}\n`);
}
/** What has no number comes last. */
const number = (id: string) => (/^B\d+$/.test(id) ? Number(id.slice(1)) : Infinity);
export const allResults = (): readonly Kept[] =>
  readdirSync(directory)
    .filter((name) => /^(B\d+|scale|rebuild)\.json$/.test(name))
    .map((name) => readResult(name.slice(0, -'.json'.length))!)
    .sort((a, b) => number(a.id) - number(b.id));

const docs = join(import.meta.dirname, '..', '..', 'docs');
export function writeReport(): void {
  const results = allResults();
  if (results.length === 0) return;
  mkdirSync(join(docs, 'pictures'), { recursive: true });
  for (const { id, ratios } of results) writeFileSync(join(docs, 'pictures', `${id}.svg`), plot(ratios));
  writeFileSync(join(docs, 'benchmarks.md'), reportOf(results));
}
