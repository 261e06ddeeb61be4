import { expect, test } from '@jest/globals';
import { keptAfter, lacksCourses, nothingKept, planOf, type KeptGroup, type ServedFile } from './sync.rules.ts';

const file = (_id: string, size = 10): ServedFile => ({
  _id,
  kind: 'download',
  locale: null,
  videoId: null,
  name: `${_id}.pdf`,
  type: 'application/pdf',
  size,
  address: `/files/${_id}`,
});
const course = (courseId: string, version: number, ...files: ServedFile[]) => ({
  courseId,
  title: courseId,
  version,
  files,
});
const ids = (files: readonly { readonly _id: string }[]) => files.map(({ _id }) => _id);
const all = (...of: string[]) => new Set(of);
const first = {
  version: 2,
  courseIds: ['acts', 'john', 'none'],
  courses: [course('acts', 1, file('a'), file('b', 5))],
};
const kept: KeptGroup = keptAfter(nothingKept, planOf(nothingKept, first), all('a', 'b'));

test('at first everything is fetched, and afterwards nothing', () => {
  const plan = planOf(nothingKept, first);
  expect([ids(plan.fetched), ids(plan.removed), plan.bytes]).toEqual([['a', 'b'], [], 15]);
  expect(kept).toMatchObject({ version: 2, courseIds: first.courseIds, courses: [{ courseId: 'acts', version: 1 }] });
  const later = planOf(kept, { ...first, courses: [] });
  expect([ids(later.fetched), ids(later.removed)]).toEqual([[], []]);
});
test('no address is kept: they are signed for minutes', () => {
  expect(JSON.stringify(kept)).not.toContain('/files/');
});
test('of a course that has changed the new files are fetched, and those that it has no more are removed', () => {
  const answer = { ...first, version: 3, courses: [course('acts', 2, file('b', 5), file('c', 7))] };
  const plan = planOf(kept, answer);
  expect([ids(plan.fetched), ids(plan.removed), plan.bytes]).toEqual([['c'], ['a'], 7]);
  expect(ids(keptAfter(kept, plan, all('c')).courses[0]!.files)).toEqual(['b', 'c']);
});
test('a course that the group does not take any more goes, but not a file that another course has too', () => {
  const both = { ...first, courses: [course('acts', 1, file('a')), course('john', 1, file('a'), file('j'))] };
  const of = keptAfter(nothingKept, planOf(nothingKept, both), all('a', 'j'));
  expect(ids(planOf(of, { version: 3, courseIds: ['john'], courses: [] }).removed)).toEqual([]);
  expect(ids(planOf(of, { version: 3, courseIds: ['acts'], courses: [] }).removed)).toEqual(['j']);
});
test('what failed is asked for again, and what was saved is not fetched twice', () => {
  const half = keptAfter(nothingKept, planOf(nothingKept, first), all('a'));
  expect([half.version, ids(half.courses[0]!.files)]).toEqual([0, ['a']]);
  expect(ids(planOf(half, first).fetched)).toEqual(['b']);
});
test('a course that came back is noticed, one that never had files is not', () => {
  expect(lacksCourses(kept, { ...first, courses: [] })).toBe(false);
  const without = keptAfter(kept, planOf(kept, { version: 3, courseIds: ['john'], courses: [] }), all());
  expect(lacksCourses(without, { version: 3, courseIds: ['john', 'acts'], courses: [] })).toBe(true);
});
