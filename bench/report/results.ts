import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Method, Result } from '../method/rounds.ts';
import { plot } from './plot.ts';
import { reportOf } from './report.ts';

export type Kept = Result & {
  readonly commit: string;
  readonly date: string;
  readonly machine: string;
  readonly isPinned: boolean;
  /** It is the load of the machine before the benchmark began. */
  readonly loadBefore: number;
  /** It says of how many cores others had the work meanwhile; results from before this was looked at have none. */
  readonly othersCores?: number;
  /** It says what was wanted of all benchmarks; what this one did of it are its own `rounds` and `ms`. */
  readonly asked: Method;
  readonly isLong: boolean;
  readonly seconds: number;
};
/** Those on servers are kept beside those that every clone can repeat. */
export type Place = 'own' | 'servers';
// Bundled, this stands in bench/dist.
const directory = join(import.meta.dirname, '..', 'results');
const directories: Readonly<Record<Place, string>> = { own: directory, servers: join(directory, 'servers') };
const fileOf = (id: string, place: Place) => join(directories[place], `${id}.json`);

export const readResult = (id: string, place: Place = 'own'): Kept | undefined =>
  existsSync(fileOf(id, place)) ? (JSON.parse(readFileSync(fileOf(id, place), 'utf8')) as Kept) : undefined;
export function writeResult(result: Kept, place: Place): void {
  mkdirSync(directories[place], { recursive: true });
  writeFileSync(fileOf(result.id, place), `${JSON.stringify(result, null, 2)}\n`);
}
/** What has no number comes last. */
const number = (id: string) => (/^B\d+$/.test(id) ? Number(id.slice(1)) : Infinity);
export const allResults = (place: Place = 'own'): readonly Kept[] =>
  (existsSync(directories[place]) ? readdirSync(directories[place]) : [])
    .filter((name) => /^(B\d+|scale|rebuild)\.json$/.test(name))
    .map((name) => readResult(name.slice(0, -'.json'.length), place)!)
    .sort((a, b) => number(a.id) - number(b.id));

const docs = join(import.meta.dirname, '..', '..', 'docs');
export function writeReport(): void {
  const results = allResults();
  if (results.length === 0) return;
  mkdirSync(join(docs, 'pictures'), { recursive: true });
  for (const { id, ratios } of results) writeFileSync(join(docs, 'pictures', `${id}.svg`), plot(ratios));
  writeFileSync(join(docs, 'benchmarks.md'), reportOf(results, allResults('servers')));
}
