import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(__dirname, '..');
const workspaces = ['events', 'command-service', 'projection-service', 'query-api', 'web'];
const slices = new Set(
  readdirSync(join(root, 'events/src'), { withFileTypes: true })
    .filter((one) => one.isDirectory() && one.name !== 'kernel')
    .map(({ name }) => name),
);
const files = workspaces.flatMap((workspace) =>
  readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
    .map((path) => join(workspace, 'src', path)),
);
const sliceOf = (file: string) => file.split('/').find((part) => slices.has(part));
/** The slices whose files of the same workspace this one names. */
const slicesIn = (file: string) => {
  const names = [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, name]) => name!);
  const found = names.map((name) => sliceOf(relative(root, normalize(join(root, dirname(file), name)))));
  return new Set(found.filter((slice) => slice !== undefined));
};

test('the files that every slice is added to are those that are listed, and at most six', () => {
  const page = readFileSync(join(__dirname, 'adding-a-slice.md'), 'utf8');
  const listed = [...page.matchAll(/^\| ([\w-]+) +\| `([^`]+)` +\|/gm)].map(([, workspace, file]) =>
    join(workspace!, file!),
  );
  // A file that belongs to no slice and names more than a few is a list of them, unless it is written by the build.
  const byHand = files.filter((file) => !file.startsWith('web/src/generated/'));
  const lists = byHand.filter((file) => sliceOf(file) === undefined && slicesIn(file).size > 6);
  expect(lists.toSorted()).toEqual(listed.toSorted());
  expect(listed.length).toBeLessThanOrEqual(6);
});
