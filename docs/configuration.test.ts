import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parts, variables } from '@paideia/store/configuration.ts';
import { secretNames, variableOf } from '@paideia/store/secrets.ts';

const root = join(__dirname, '..');
const folders = [
  'command-service/src',
  'command-service/objects/src',
  'projection-service/src',
  'projection-service/documents/src',
  'query-api/src',
  'events/src',
  'events/store/src',
  'scripts/ops',
];
const notServices = /\.(test|contract|examples)\.ts$|\/(contract|testing)\/|(^|\/)(spec|harness)\.ts$/;
const sources = [
  ...folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.m?ts$/.test(name))
        .map((name) => `${folder}/${name}`),
    )
    .filter((path) => !notServices.test(path)),
  'scripts/start.mjs',
  'scripts/ops.mjs',
];

/** `env.NAME`, `env['NAME']`, and what is taken out of it at once. */
function* variablesIn(text: string): Iterable<string> {
  for (const [, dotted, quoted] of text.matchAll(/\benv(?:\.([A-Z][A-Z0-9_]+)|\['([A-Z][A-Z0-9_]+)'\])/g))
    yield (dotted ?? quoted)!;
  for (const [, names = ''] of text.matchAll(/\{([^{}]*)\}\s*(?:=\s*(?:process\.)?env\b|: Env\b)/g))
    for (const [, name] of names.matchAll(/(?:^|,)\s*([A-Z][A-Z0-9_]+)/g)) yield name!;
}
const readIn = (paths: readonly string[]) =>
  paths.flatMap((path) => [...variablesIn(readFileSync(join(root, path), 'utf8'))]);
const read = [...new Set([...Object.keys(variables.shape), ...readIn(sources)])].sort();
const rows = [
  ...readFileSync(join(__dirname, 'configuration.md'), 'utf8').matchAll(
    /^\| `([A-Z0-9_]+)` \| ([ACPS ]+) \| ([^|]+) \| ([^|]+) \|$/gm,
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

const taken: Readonly<Record<string, keyof typeof parts>> = {
  A: 'query-api',
  C: 'command-service',
  P: 'projection-service',
  S: 'operator',
};
test('the table says which part takes each variable, and the default where it is always the same', () => {
  const defaults = variables.parse({});
  for (const [, name, who, shown] of rows) {
    const takers = Object.keys(taken).filter((letter) => Object.hasOwn(parts[taken[letter]!].shape, name!));
    expect(`${name}: ${who}`).toBe(`${name}: ${takers.join(' ')}`);
    const value = defaults[name as keyof typeof defaults];
    if (value !== undefined && shown !== "Google's")
      expect(`${name}: ${shown!.replace(/[`,]/g, '')}`).toBe(`${name}: ${value}`);
  }
});
test('only the schema and the secrets read the environment of the services', () =>
  expect(sources.filter((path) => !path.startsWith('scripts/') && readIn([path]).length > 0)).toEqual([
    'projection-service/documents/src/lmdb/lmdb-decoded.ts',
  ]));
test('.env.example has every variable with a line of explanation and its default', () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const listed = [...example.matchAll(/^# \S.+\n#([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
  const defaults: Readonly<Record<string, string | number | undefined>> = variables.parse({});
  expect(listed).toEqual(Object.keys(variables.shape).map((name) => [name, `${defaults[name] ?? ''}`]));
  expect(example.match(/^#?[A-Z0-9_]+=/gm)).toHaveLength(listed.length);
});

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
test('the table of the keys names every key that a variable may hold', () => {
  const listed = [...textOf('docs/configuration.md').matchAll(/^\| `([A-Z]+_KEY)` \| [^|]+ \|$/gm)];
  expect(listed.map(([, name]) => name)).toEqual(secretNames.map(variableOf).sort());
});
test('Docker Compose hands every variable and key on to the services', () => {
  const [, settings = ''] = /^x-settings: &settings\n([^]+?)\n\n/m.exec(textOf('docker-compose.yml'))!;
  const handed = [...settings.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name]) => name!);
  const all = [...Object.keys(variables.shape), ...secretNames.map(variableOf)];
  // Each service listens where the others look for it.
  expect(handed.sort()).toEqual(all.filter((name) => name !== 'LISTEN').sort());
});
test('an image runs Node with the flags that the compiled code is kept for', () => {
  const [, flag] = /^const flags = \['(--\S+)'\];$/m.exec(textOf('scripts/services.mjs'))!;
  expect(textOf('Dockerfile')).toContain(`\nENTRYPOINT ["node", "${flag}", "--enable-source-maps"]\n`);
});
test('an image gives the services as few heaps of the system as `npm start` does', () => {
  const [, most] = /^export const allocator = \{ MALLOC_ARENA_MAX: '(\d+)' \};$/m.exec(textOf('scripts/services.mjs'))!;
  expect(textOf('Dockerfile')).toMatch(new RegExp(`^ENV .*\\bMALLOC_ARENA_MAX=${most}\\b`, 'm'));
});
test('what Docker Compose alone reads has a table too', () => {
  const known = new Set([...Object.keys(variables.shape), ...secretNames.map(variableOf)]);
  const read = ['docker-compose.yml', 'deploy/tls.yml'].flatMap((path) =>
    [...textOf(path).matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name!),
  );
  const listed = [...textOf('docs/configuration.md').matchAll(/^\| `([A-Z0-9_]+)` \| [^|]+ \| [^|]+ \|$/gm)];
  expect(listed.map(([, name]) => name)).toEqual([...new Set(read)].filter((name) => !known.has(name)).sort());
});
