// Within a kernel, as between the rooms, imports run one way.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = join(__dirname, '..');
const kernels = [
  'events/src/kernel',
  'projection-service/src/kernel',
  'command-service/src/kernel',
  'query-api/src/kernel',
  'web/src/lib',
];
/** Tests, and what only they use, may reach across. */
const isTest = (path: string) => /\.(test|examples)\.tsx?$|(^|\/)(testing|contract)\/|(^|\/)spec\.ts$/.test(path);
const specifier = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
/** The files of a kernel that belong to no folder are one themselves. */
const folderOf = (path: string) => (path.includes('/') ? path.split('/')[0]! : '.');

/** From folder to folder, each with the imports that make it so; those of types and those for later too. */
function edgesOf(kernel: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const edges = new Map<string, Map<string, string>>();
  for (const path of readdirSync(join(root, kernel), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path) || isTest(path)) continue;
    for (const [, name] of readFileSync(join(root, kernel, path), 'utf8').matchAll(specifier)) {
      const to = relative(kernel, normalize(join(kernel, dirname(path), name!)));
      const [a, b] = [folderOf(path), folderOf(to)];
      if (to.startsWith('..') || a === b) continue;
      edges.set(a, (edges.get(a) ?? new Map<string, string>()).set(b, `${path} -> ${to}`));
    }
  }
  return edges;
}
function circlesIn(edges: ReadonlyMap<string, ReadonlyMap<string, string>>): readonly string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (folder: string, path: readonly string[]) => {
    if (path.includes(folder)) {
      const circle = [...path.slice(path.indexOf(folder)), folder];
      circles.push(
        circle
          .slice(1)
          .map((to, n) => edges.get(circle[n]!)!.get(to))
          .join(', '),
      );
      return;
    }
    if (done.has(folder)) return;
    for (const to of edges.get(folder)?.keys() ?? []) visit(to, [...path, folder]);
    done.add(folder);
  };
  for (const folder of edges.keys()) visit(folder, []);
  return circles;
}

test('a circle of folders is found, with the imports that close it', () => {
  const edges = new Map([
    ['a', new Map([['b', 'a/1.ts -> b/1.ts']])],
    ['b', new Map([['c', 'b/2.ts -> c/1.ts']])],
    ['c', new Map([['a', 'c/2.ts -> a/2.ts']])],
    ['d', new Map([['a', 'd/1.ts -> a/1.ts']])],
  ]);
  expect(circlesIn(edges)).toEqual(['a/1.ts -> b/1.ts, b/2.ts -> c/1.ts, c/2.ts -> a/2.ts']);
});
describe('the folders of', () => {
  test.each(kernels)('%s import each other in no circle', (kernel) => {
    expect(circlesIn(edgesOf(kernel))).toEqual([]);
  });
});
test('every library of the web says in an index what it offers', () => {
  // An index of what tests are made of would load the console into every test of a page.
  const reasons = ['testing'];
  const libraries = readdirSync(join(root, 'web/src/lib'));
  expect(libraries.filter((name) => !readdirSync(join(root, 'web/src/lib', name)).includes('index.ts'))).toEqual(
    reasons,
  );
});
