// What a file exports, another file imports: everything else is its own affair, and may change without a look around.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(__dirname, '..');
const folders = ['bench', 'command-service', 'deploy', 'docs', 'events', 'projection-service', 'query-api', 'scripts'];
/** Every file of ours that can import another, with its text. */
const texts = new Map(
  [
    ...readdirSync(root),
    ...[...folders, 'tests', 'web'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    ),
  ]
    .filter((path) => /\.(tsx?|[cm]js)$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
);
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly workspaces: string[];
};
const nameOf = (workspace: string) =>
  (JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as { readonly name: string }).name;
const sourcesOf = new Map(workspaces.map((workspace) => [nameOf(workspace), join(workspace, 'src')]));
/** The file that an import names; that of a package of others is undefined. */
function fileOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  const [, name, path] = /^(@paideia\/[^/]+)\/(.+)$/.exec(specifier) ?? [];
  return name && join(sourcesOf.get(name)!, path!);
}
/** `type A, b as c` names `A` and `b` of the file that they are of, and offers `A` and `c`. */
const namesIn = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter((one) => one !== '')
    .map((one) => one.split(' as '));

/** The names that are taken of each file; `*` is all of them. */
function takenNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const taken = new Map<string, Set<string>>();
  const take = (file: string, name: string) => taken.set(file, (taken.get(file) ?? new Set<string>()).add(name));
  for (const [from, text] of texts) {
    for (const [, what, specifier] of text.matchAll(/^\s*(?:import|export)\s([^'";]*?)\sfrom\s+'([^']+)'/gm)) {
      const to = fileOf(from, specifier!);
      if (to === undefined) continue;
      if (/^(?:type\s+)?\*/.test(what!)) take(to, '*');
      for (const [name] of namesIn(/\{([^}]*)\}/.exec(what!)?.[1] ?? '')) take(to, name!);
    }
    // What is imported later is taken under its name, wherever in the file that is.
    for (const [, specifier] of text.matchAll(/(?:import|require)(?:<[^>]*>)?\(\s*'([^']+)'/g)) {
      const to = fileOf(from, specifier!);
      if (to !== undefined) for (const [name] of text.matchAll(/\w+/g)) take(to, name);
    }
    // A test has a program of its own import the file beside it.
    for (const [, name] of text.matchAll(/join\(__dirname, '([\w-]+\.[cm]?[tj]s)'\)/g))
      for (const [word] of text.matchAll(/\w+/g)) take(join(dirname(from), name!), word);
  }
  return taken;
}
/** A default is what a configuration or a runner of tests asks for, and of ours a page alone. */
function* exportsOf(text: string): Iterable<string> {
  const declared =
    /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;
  for (const [, name] of text.matchAll(declared)) yield name!;
  for (const [, list] of text.matchAll(/^export (?:type )?\{([^}]*)\}/gm))
    for (const names of namesIn(list!)) yield names.at(-1)!;
}

type Reason = { readonly files: RegExp; readonly names?: RegExp; readonly why: string };
/** Where names are taken in a way that no import shows. */
const reasons: readonly Reason[] = [
  { files: /\.messages\.ts$/, why: 'scripts/collect-messages.ts loads every table of texts' },
  { files: /\.examples\.ts$/, names: /Examples$/, why: 'events/src/examples.ts loads every table of examples' },
  { files: /^tests\/security\/support\/operations\//, why: 'the suite loads every file of the folder' },
  {
    files: /^scripts\/(ops\/ops|generate\/generate|migrate\/migrate)\.ts$/,
    why: 'the script of that name takes them of the bundle that the build makes',
  },
  { files: /^bench\/peers\//, why: 'a benchmark loads them from where the packages of the peer are' },
  { files: /^web\/src\/generated\//, why: 'they are made of all that the schema has' },
];
const reasonFor = (file: string, name: string) =>
  reasons.find(({ files, names }) => files.test(file) && (names?.test(name) ?? true));

test('an exported name is imported by another file', () => {
  const taken = takenNames();
  const unasked = [...texts].flatMap(([file, text]) =>
    [...exportsOf(text)]
      .filter((name) => !taken.get(file)?.has(name) && !taken.get(file)?.has('*'))
      .map((name) => ({ file, name, reason: reasonFor(file, name) })),
  );
  expect(unasked.filter(({ reason }) => !reason).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  expect(reasons.filter((reason) => !unasked.some((one) => one.reason === reason))).toEqual([]);
});
