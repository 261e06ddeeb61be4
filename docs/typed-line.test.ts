// What the compiler compares is compared everywhere: a class that is not bound to its schema or its view would be named by nobody.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(__dirname, '..');
const classPattern =
  /@(InputType|ObjectType)\((?:[^)]*)\)\s*(?:export )?class (\w+)(?: extends (\w+))?([^{]*(?:\{[^{}]*\}[^{]*)?)\{\n/g;
const textsOf = (directory: string, isWanted: (file: string) => boolean) =>
  readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map((file) => readFileSync(join(root, directory, file), 'utf8'));
const classes = textsOf('query-api/src', (file) => file.endsWith('.ts') && !file.startsWith('kernel/')).flatMap(
  (text) =>
    [...text.matchAll(classPattern)].map(([, kind, name, base, bound]) => ({ kind, name: name!, base, bound: bound! })),
);
const views = new Set(
  textsOf('projection-service/src', (file) => file.endsWith('.view.ts')).flatMap((text) =>
    [...text.matchAll(/^(?:export )?type (\w+View)\b/gm)].map(([, name]) => name!),
  ),
);

test('what a mutation takes implements the fields of its command, and nothing else', () => {
  const inputs = classes.filter(({ kind, name }) => kind === 'InputType' && !name.endsWith('Filter'));
  expect(inputs.length).toBeGreaterThan(10);
  expect(inputs.filter(({ bound }) => !/\b(Command)?Fields(Of)?</.test(bound)).map(({ name }) => name)).toEqual([]);
});

test('a class of the API that bears the name of a view implements it', () => {
  const shown = classes.filter(({ kind, name }) => kind === 'ObjectType' && views.has(`${name}View`));
  expect(shown.length).toBeGreaterThan(10);
  const boundOf = ({ base, bound }: (typeof classes)[number]): string =>
    [bound, ...classes.filter(({ name }) => name === base).map(boundOf)].join();
  expect(shown.filter((one) => !boundOf(one).includes(`${one.name}View`)).map(({ name }) => name)).toEqual([]);
});
