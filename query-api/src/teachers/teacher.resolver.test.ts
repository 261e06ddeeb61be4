import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { courseView } from '@paideia/projection-service/courses/course.examples.ts';
import { coursePlans, courses } from '@paideia/projection-service/courses/course.view.ts';
import { groupView } from '@paideia/projection-service/groups/group.examples.ts';
import { groups, type GroupView } from '@paideia/projection-service/groups/group.view.ts';
import { teachers, type TeacherView } from '@paideia/projection-service/teachers/teacher.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';

const id = (digit: string) => digit.repeat(24);
const [nadia, xavier, erased, gone] = [id('1'), id('2'), id('3'), id('4')];
const [campus, day, evening, survey] = [id('a'), id('b'), id('c'), id('d')];
const teacher = (_id: string, name: string | null, more: Partial<TeacherView> = {}): TeacherView => ({
  _id,
  _revision: 0,
  name,
  nameKey: (name ?? '').toLowerCase(),
  title: name && 'Instructor',
  bio: null,
  email: name && 'office@example.org',
  kind: 'instructor',
  userId: null,
  regionIds: [campus],
  createdAt: '2026-09-01',
  updatedAt: '2026-09-01',
  ...more,
});
const group = (_id: string, name: string, more: Partial<GroupView> = {}) =>
  groupView({ _id, name, regionId: campus, _revision: 3, ...more });
const freya = userView({ _id: id('6'), groupIds: [day], regionIds: [campus] });
let api: ApiSpec;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  api = await apiSpec();
  await api.put(
    teachers,
    teacher(nadia, 'Nadia Rourke', { userId: id('7') }),
    teacher(xavier, 'Xavier Thorne', { kind: 'facilitator' }),
    teacher(erased, null),
  );
  await api.put(
    groups,
    group(day, 'Day Year 1', { instructorIds: [nadia, erased, gone], facilitatorIds: [xavier] }),
    group(evening, 'Evening'),
    group(id('e'), 'Old', { archived: true }),
  );
  await api.put(courses, courseView({ _id: survey, code: 'OT101', title: 'Old Testament Survey' }));
  const dates = { fromDate: '2026-09-07', toDate: '2026-12-18', termName: 'Autumn' };
  await api.put(coursePlans, {
    _id: day,
    regionId: campus,
    items: [{ courseId: survey, order: 1, ...dates, teacherIds: [gone, nadia] }],
    courseIds: [survey],
    why: [],
  });
  await api.put(users, freya, userView({ _id: id('7'), cloudinaryId: id('f') }));
  const regional = [{ regionId: campus, slug: 'x', roleNames: ['admin'] }];
  cookies['admin'] = await api.signIn(userView({ _id: id('8'), roles: ['admin', 'manager', 'user'] }));
  cookies['regional'] = await api.signIn(
    userView({ _id: id('9'), roles: ['manager', 'user'], regionRoles: regional, regionIds: [campus] }),
  );
  cookies['freya'] = await api.signIn(freya);
});
afterAll(() => api.close());
const ask = (who: string, query: string, variables: object = {}) =>
  api.post(query, variables, { cookie: cookies[who] });

describe('teachers', () => {
  const list = '{ allTeachers(filter: { kind: instructor }) { items { name kind regionIds } } }';
  test('are listed for admins', async () => {
    const { data } = await ask('admin', list);
    expect(data?.['allTeachers']).toMatchObject({ items: [{ name: null }, { name: 'Nadia Rourke' }] });
    expect((await ask('regional', list)).errors[0]?.extensions.code).toBe('noAccess');
  });
  test('are a choice for whoever gives groups their staff, if they have a name', async () => {
    const names = '{ teacherChoices { name kind } }';
    expect((await ask('regional', names)).data?.['teacherChoices']).toEqual([
      { name: 'Nadia Rourke', kind: 'instructor' },
      { name: 'Xavier Thorne', kind: 'facilitator' },
    ]);
    expect((await ask('freya', names)).errors[0]?.extensions.code).toBe('noAccess');
  });
  test('are saved and deleted by their commands, with the revision that was seen', async () => {
    const input = {
      _id: nadia,
      name: 'Nadia Rourke',
      title: '',
      bio: '',
      email: '',
      kind: 'instructor',
      regionIds: [],
    };
    const save = `mutation ($input: TeacherInput!, $r: Int) { saveTeacher(input: $input, expectedRevision: $r) { id } }`;
    expect((await ask('admin', save, { input, r: 4 })).errors).toEqual([]);
    expect(api.sent.at(-1)?.envelope).toMatchObject({
      type: 'SaveTeacher',
      expectedRevision: 4,
      data: { teacherId: nadia, name: 'Nadia Rourke', kind: 'instructor' },
    });
    await ask('admin', `mutation { deleteTeacher(_id: "${nadia}", expectedRevision: 4) }`);
    expect(api.sent.at(-1)?.envelope).toMatchObject({ type: 'DeleteTeacher', expectedRevision: 4 });
  });
});

describe('the staff of a group', () => {
  test('is set by its command, and shows who is still there', async () => {
    const set = `mutation { setGroupStaff(_id: "${day}", instructorIds: ["${nadia}"], facilitatorIds: [], expectedRevision: 3) {
      instructors { name } facilitators { name } courses { teacherIds teachers { name } } } }`;
    const { data } = await ask('admin', set);
    expect(data?.['setGroupStaff']).toEqual({
      instructors: [{ name: 'Nadia Rourke' }],
      facilitators: [{ name: 'Xavier Thorne' }],
      courses: [{ teacherIds: [nadia], teachers: [{ name: 'Nadia Rourke' }] }],
    });
    expect(api.sent.at(-1)?.envelope).toMatchObject({
      type: 'SetGroupStaff',
      data: { groupId: day, instructorIds: [nadia], facilitatorIds: [] },
    });
  });
  test('stands as contacts in the own groups of a student, with the teachers of each course', async () => {
    const { data } = await ask(
      'freya',
      '{ myGroups { name instructors { name title email picture } facilitators { name picture } courses { code credits teachers { name } } } }',
    );
    expect(data?.['myGroups']).toEqual([
      {
        name: 'Day Year 1',
        instructors: [
          {
            name: 'Nadia Rourke',
            title: 'Instructor',
            email: 'office@example.org',
            picture: expect.stringMatching(/^\/files\//),
          },
        ],
        facilitators: [{ name: 'Xavier Thorne', picture: null }],
        courses: [{ code: 'OT101', credits: 3, teachers: [{ name: 'Nadia Rourke' }] }],
      },
    ]);
  });
  test.each([
    ['admin', ['Day Year 1', 'Evening']],
    ['regional', ['Day Year 1', 'Evening']],
    ['freya', 'noAccess'],
  ])('is previewed by %s', async (who, expected) => {
    const { data, errors } = await ask(who, `{ groupPreviews(regionId: "${campus}") { name } }`);
    const shown = data?.['groupPreviews'] as readonly { readonly name: string }[] | undefined;
    expect(shown?.map(({ name }) => name) ?? errors[0]?.extensions.code).toEqual(expected);
  });
  test('is nobody’s preview in another region', async () => {
    const { errors } = await ask('regional', `{ groupPreviews(regionId: "${id('f')}") { name } }`);
    expect(errors[0]?.extensions.code).toBe('noAccess');
  });
});
