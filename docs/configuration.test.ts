import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(__dirname, '..');
const folders = [
  'command-service/src',
  'projection-service/src',
  'projection-service/documents/src',
  'query-api/src',
  'events/src',
  'events/store/src',
  'scripts/ops',
];
const notServices = /\.test\.ts$|\.(fixture|contract)\.ts$|\/(contract|testing)\/|(^|\/)(spec|harness)\.ts$/;
const sources = [
  ...folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.m?ts$/.test(name))
        .map((name) => `${folder}/${name}`),
    )
    .filter((path) => !notServices.test(path)),
  'scripts/start.mjs',
];

/** `env.NAME`, `env['NAME']`, and what is taken out of it at once. */
function* variablesIn(text: string): Iterable<string> {
  for (const [, dotted, quoted] of text.matchAll(/\benv(?:\.([A-Z][A-Z_]+)|\['([A-Z][A-Z_]+)'\])/g))
    yield (dotted ?? quoted)!;
  for (const [, names = ''] of text.matchAll(/\{([^{}]*)\}\s*(?:=\s*(?:process\.)?env\b|: Env\b)/g))
    for (const [, name] of names.matchAll(/(?:^|,)\s*([A-Z][A-Z_]+)/g)) yield name!;
}
const read = [...new Set(sources.flatMap((path) => [...variablesIn(readFileSync(join(root, path), 'utf8'))]))].sort();
const rows = [
  ...readFileSync(join(__dirname, 'configuration.md'), 'utf8').matchAll(
    /^\| `([A-Z_]+)` \| ([ACPS ]+) \| ([^|]+) \| ([^|]+) \|$/gm,
  ),
];

test('every way of reading a variable is found', () =>
  expect([
    ...variablesIn(
      "env.ONE_A; env['TWO']; const { THREE, FOUR: four = 'X_Y', five } = process.env; f({ SIX: six }: Env)",
    ),
  ]).toEqual(['ONE_A', 'TWO', 'THREE', 'FOUR', 'SIX']));
test('the table names every variable that is read, and no other', () =>
  expect(rows.map(([, name]) => name)).toEqual(read));
