import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
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
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|examples|d)\.tsx?$|\/testing\//.test(path))
    .map((path) => join(workspace, 'src', path)),
);
// What is written by the build is no list that anybody keeps.
const byHand = files.filter((file) => !file.startsWith('web/src/generated/'));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const common = new Set(['kernel', 'lib', 'app', 'console']);
/** The folder below `src`, or below `src/generated`, that is a slice; some only read what others say. */
const sliceOf = (file: string) => {
  const [, , ...rest] = file.replace('/src/generated/', '/src/').split('/');
  return rest.length > 1 && !common.has(rest[0]!) ? rest[0] : undefined;
};
const pathOf = (file: string, name: string) => {
  const [, workspace, rest] = /^@paideia\/([\w-]+)\/(.+)$/.exec(name) ?? [];
  if (workspace !== undefined) return workspaces.includes(workspace) ? join(workspace, 'src', rest!) : undefined;
  return name.startsWith('.') ? normalize(join(dirname(file), name)) : undefined;
};
/** The slices besides its own whose files this one imports, from whichever workspace. */
const slicesIn = (file: string) => {
  const names = [...textOf(file).matchAll(/from '([^']+)'/g)].flatMap(([, name]) => pathOf(file, name!) ?? []);
  return new Set(names.map(sliceOf).filter((slice) => slice !== undefined && slice !== sliceOf(file)));
};
const listed = [
  ...readFileSync(join(__dirname, 'adding-a-slice.md'), 'utf8').matchAll(/^\| ([\w-]+) +\| `([^`]+)` +\|/gm),
].map(([, workspace, file]) => join(workspace!, file!));

test('the files that every slice is added to are those that are listed, and at most six', () => {
  // A file that belongs to no slice and names more than a few is a list of them.
  const lists = byHand.filter((file) => sliceOf(file) === undefined && slicesIn(file).size > 6);
  expect(lists.toSorted()).toEqual(listed.toSorted());
  expect(listed.length).toBeLessThanOrEqual(6);
});

test('no slice keeps a list of the others, to which each would have to be added', () => {
  const reasons: Readonly<Record<string, string>> = {
    'events/src/groups/group.permissions.ts': 'which lists choose among groups',
    'projection-service/src/accounts/users.projection.ts': 'what a person is, by all that is said of one',
    'query-api/src/groups/term-lock.queries.ts': 'what is open in a term, of all that a transcript is made of',
    'query-api/src/lesson-progress/student-course.queries.ts': 'a course as one student takes it',
    'query-api/src/notifications/notification-sentence.ts': 'what each kind of notice says',
    'query-api/src/search/search.resolver.ts': 'the few things that are looked for by name',
    'query-api/src/student-records/student-history.ts': 'which events tell of a student',
    'query-api/src/student-records/student-record.resolver.ts': 'one student on one page',
    'query-api/src/transcripts/transcript-sources.ts': 'the sources of one document',
    'web/src/dashboards/student/CollegeSetupCard.tsx': 'what a new college does first, and on which page',
  };
  const lists = byHand.filter((file) => sliceOf(file) !== undefined && slicesIn(file).size > 6);
  expect(lists.toSorted()).toEqual(Object.keys(reasons));
});

test('nothing beside those files has a row for each list of the console, each command or each event', () => {
  // What they put together has its types here, and what else is read from them alone.
  const put = byHand.filter(
    (file) =>
      listed.includes(file) ||
      (sliceOf(file) === undefined &&
        /^[\w-]+\/src\/[^/]+$/.test(file) &&
        /from '\.\/catalogue\.ts'/.test(textOf(file))),
  );
  const types = put.flatMap((file) => [...textOf(file).matchAll(/^export type (\w+)/gm)].map(([, name]) => name!));
  expect(types).toContain('KeyedResource');
  const rows = new RegExp(
    `(?<!Partial<)\\bRecord<(?:${types.join('|')})\\b|\\b\\w+<(?:${types.join('|')})>\\(|\\bin (?:${types.join('|')})\\b`,
  );
  expect(byHand.filter((file) => !put.includes(file) && rows.test(textOf(file)))).toEqual([]);
});

test('no kernel has a row for each of many slices', () => {
  const names = [...slices].map((slice) => slice.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  const row = new RegExp(`^\\s+['"]?(${names.join('|')})['"]?[:,]`, 'gm');
  const lists = byHand.filter(
    (file) =>
      sliceOf(file) === undefined &&
      !listed.includes(file) &&
      new Set([...textOf(file).matchAll(row)].map(([, name]) => name)).size > 6,
  );
  expect(lists).toEqual([]);
});
