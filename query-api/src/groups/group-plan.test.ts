import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { courseView } from '@paideia/projection-service/courses/course.examples.ts';
import { coursePlans, courses } from '@paideia/projection-service/courses/course.view.ts';
import { groupView } from '@paideia/projection-service/groups/group.examples.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const hex = (n: number) => n.toString(16).padStart(24, '0');
const [_id, regionId, courseId] = [1, 2, 3].map(hex) as [string, string, string];
const group = groupView({ _id, _revision: 4, name: 'Day Year 1', regionId });
const item = { courseId, order: 1, fromDate: '2026-09-07', toDate: '2026-12-18', termName: 'Autumn', teacherIds: [] };
/** How often something was put before the command: it is the next in the log. */
const before = 3;
let api: ApiSpec;
let cookie: string;
/** The read model of groups is there at once, that of courses a little later. */
async function catchUp() {
  await api.put(groups, { ...group, _revision: 5 });
  await new Promise((done) => setTimeout(done, 150));
  await api.put(coursePlans, { _id, regionId, items: [item], courseIds: [courseId], why: [] });
}
let caughtUp: Promise<void> | undefined;
beforeAll(async () => {
  api = await apiSpec({
    reply() {
      caughtUp = catchUp();
      return { ok: true, stream: `group-${_id}`, revision: 5, position: before + 1, ids: [], repeated: false };
    },
  });
  await api.put(groups, group);
  await api.put(courses, courseView({ _id: courseId, code: 'OT101', title: 'Old Testament' }));
  cookie = await api.signIn(userView({ _id: '1'.repeat(24), roles: ['admin', 'user'] }));
});
afterAll(async () => {
  await caughtUp;
  await api.close();
});

test('a plan that was saved is answered as it was saved, with its revision', async () => {
  const { data, errors } = await api.post(
    'mutation ($i: ID!, $items: [GroupCourseInput!]!) { setGroupCourses(_id: $i, items: $items, expectedRevision: 4) { _revision courses { code } } }',
    { i: _id, items: [item] },
    { cookie },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({ setGroupCourses: { _revision: 5, courses: [{ code: 'OT101' }] } });
});
