// What the documents name is there: files, folders, npm scripts and sections.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(__dirname, '..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const folders = ['bench', 'command-service', 'deploy', 'docs', 'events', 'projection-service', 'query-api', 'scripts'];
const paths = [...folders, 'tests', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => !/(^|\/)(node_modules|dist|screenshots)\//.test(path)),
);
const known = new Set([...paths, ...readdirSync(root)]);
// A file may be named without the folders that its sentence is about.
const ends = new Set(paths.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(index + 1))));
/** What begins with a dot is an ending. */
const isThere = (name: string) =>
  known.has(name) || (name.startsWith('.') ? paths.some((path) => path.endsWith(name)) : ends.has(name));
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`),
];

/** Names with placeholders are those of a kind, and what is built is not always there. */
function* filesIn(text: string): Iterable<string> {
  for (const [, name] of text.matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|cjs|md|graphql|conf|yml|sh))`/g))
    if (!/(^|\/)dist\//.test(name!)) yield name!;
  for (const [, name] of text.matchAll(/`([a-z][\w-]*(?:\/[\w-]+)+)\/?`/g))
    if (
      [...folders, 'tests', 'web'].includes(name!.split('/')[0]!) &&
      !/^(?:tests\/screenshots|web\/dist|bench\/results)/.test(name!)
    )
      yield name!;
}
test('a name of a file or a folder is found as it is written', () =>
  expect([
    ...filesIn('`a/b.test.ts`, `b.mjs`, `events/src` and `web/src/lib/`, not `<x>.ts`, `dist/main.js`, `a/b`'),
  ]).toEqual(['a/b.test.ts', 'b.mjs', 'events/src', 'web/src/lib']));
test('every file and folder that a page of the documents names is there', () =>
  expect(
    pages.flatMap((page) =>
      [...filesIn(textOf(page))].filter((name) => !isThere(name)).map((name) => `${page}: ${name}`),
    ),
  ).toEqual([]));

test('every script of npm that a page names is there', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const named = pages.flatMap((page) =>
    [...textOf(page).matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name!),
  );
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

const headingsOf = (path: string) =>
  [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
    text!
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
test('every section that a page leads to is there', () => {
  const gone = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\]\((?!\w+:)([^)#\s]*)#([^)\s]+)\)/g)]
      .map(([, to, section]) => [to ? join(page, '..', to) : page, section!] as const)
      .filter(([to, section]) => !existsSync(join(root, to)) || !headingsOf(to).includes(section))
      .map(([to, section]) => `${page}: ${to}#${section}`),
  );
  expect(gone).toEqual([]);
});
