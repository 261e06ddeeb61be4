import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
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
let refuse: string | undefined;
let api: ApiSpec;
let cookie: string;
beforeAll(async () => {
  api = await apiSpec({ reply: () => (refuse === undefined ? undefined : { ok: false, code: refuse, params: {} }) });
  await api.put(groups, group);
  await api.put(courses, courseView({ _id: courseId, code: 'OT101', title: 'Old Testament' }));
  await api.put(coursePlans, { _id, regionId, items: [item], courseIds: [courseId], why: [] });
  cookie = await api.signIn(userView({ _id: '1'.repeat(24), roles: ['admin', 'user'] }));
});
afterAll(() => api.close());
beforeEach(() => (refuse = undefined));

const { name, programYear, startDate, endDate, locale, offlineApp, selfSignUp, freeOfCharge } = group;
const details = { name, programYear, startDate, endDate, locale, offlineApp, selfSignUp, freeOfCharge };
const c = '0b6f0c9e-4f66-4a39-9b3c-0d8a6b1f3c55';

describe('a group', () => {
  test.each([
    [
      'mutation ($input: NewGroupInput!, $c: String) { createGroup(input: $input, commandId: $c) { _revision } }',
      { input: { _id, regionId, ...details } },
      'CreateGroup',
      { groupId: _id, regionId, ...details },
    ],
    [
      'mutation ($input: GroupInput!, $c: String) { updateGroup(input: $input, expectedRevision: 4, commandId: $c) { _revision } }',
      { input: { _id, ...details } },
      'UpdateGroup',
      { groupId: _id, ...details },
    ],
    [
      'mutation ($i: ID!, $c: String) { archiveGroup(_id: $i, expectedRevision: 4, commandId: $c) { _revision } }',
      { i: _id },
      'ArchiveGroup',
      { groupId: _id },
    ],
    [
      'mutation ($i: ID!, $c: String) { restoreGroup(_id: $i, expectedRevision: 4, commandId: $c) { _revision } }',
      { i: _id },
      'RestoreGroup',
      { groupId: _id },
    ],
    [
      'mutation ($i: ID!, $items: [GroupCourseInput!]!, $c: String) { setGroupCourses(_id: $i, items: $items, expectedRevision: 4, commandId: $c) { _revision } }',
      { i: _id, items: [item] },
      'SetGroupCourses',
      { groupId: _id, items: [item] },
    ],
  ])('is changed by its command: %s', async (query, variables, type, data) => {
    const { errors } = await api.post(query, { ...variables, c }, { cookie });
    expect(errors).toEqual([]);
    expect(api.sent.at(-1)?.envelope).toMatchObject({ type, data, commandId: c });
  });
  test('answers why it was not changed', async () => {
    refuse = 'group.endsBeforeItStarts';
    const { errors } = await api.post(
      'mutation ($i: ID!) { archiveGroup(_id: $i, expectedRevision: 4) { _revision } }',
      { i: _id },
      { cookie },
    );
    expect(errors?.[0]).toMatchObject({ extensions: { code: refuse } });
  });
  test('tells what it takes, with the names of the courses', async () => {
    const { data } = await api.post(
      'query ($i: ID!) { Group(id: $i) { courses { code title termName } } }',
      { i: _id },
      { cookie },
    );
    expect(data).toEqual({ Group: { courses: [{ code: 'OT101', title: 'Old Testament', termName: 'Autumn' }] } });
  });
});
