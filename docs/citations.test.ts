import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(__dirname, '..');
const folders = [
  'bench',
  'command-service',
  'deploy',
  'docs',
  'events',
  'projection-service',
  'query-api',
  'scripts',
  'tests',
  'web',
];
const isText = (path: string) =>
  /\.(c?m?[jt]sx?|md|graphql|ya?ml|sh)$/.test(path) && !/(^|\/)(node_modules|dist|generated|\.[^/]+)\//.test(path);
const texts = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter(isText),
  ),
];
/** A reader has the repository and nothing beside it: a sentence that leans on another document says nothing. */
const citation = /\b(the|by|see) specification\b|specification,? section|event model [0-9]|\(event model|\(X\d+\)/i;

test('a citation is found however it is written', () => {
  for (const text of ['as the specification says', 'Specification section 7', '(event model 6.9, row 1)', 'over (X3)'])
    expect(text).toMatch(citation);
});
test('no text of the repository cites a document that is not in it', () =>
  expect(
    texts.filter((path) => path !== 'docs/citations.test.ts' && citation.test(readFileSync(join(root, path), 'utf8'))),
  ).toEqual([]));
test('a page of the documents that a text names is there', () => {
  const named = texts
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
        ([, to]) => [path, to!] as const,
      ),
    );
  const present = new Set(texts);
  const gone = named
    .map(([path, to]) => [path, join(path, '..', to)] as const)
    .filter(([, to]) => /\.(md|ts|mjs|cjs)$/.test(to) && !present.has(to));
  expect(gone).toEqual([]);
});
