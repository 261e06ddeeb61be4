import { describe, expect, test } from '@jest/globals';
import { groupCommands, type GroupCommand } from '@paideia/events/groups/group.commands.ts';
import type { GroupEvent } from '@paideia/events/groups/group.events.ts';
import { groupExamples } from '@paideia/events/groups/group.examples.ts';
import { campus, dayProgram, exampleId, yearOne } from '@paideia/events/kernel/examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { studentGroup } from './group.decider.ts';

const { given } = specFor(studentGroup, {
  regionExists: true,
  schemaExists: true,
  coursesExist: true,
  teachersExist: true,
  named: { terms: [], formerTerms: [] },
  running: { attempts: 0, registers: 0 },
});
const named = (...names: string[]) => ({
  named: { terms: names.map((name) => ({ name, from: '2026-09-07', to: '2026-12-18' })), formerTerms: [] },
});
const { attendanceSchemaId, ...group } = groupCommands.CreateGroup.parse(groupExamples.CreateGroup);
const ofYearOne = { groupId: yearOne, regionId: campus };
const create = (more: object = {}): GroupCommand => ({
  type: 'CreateGroup',
  data: { ...group, attendanceSchemaId, ...more },
});
const created: GroupEvent = { type: 'GroupCreated', data: group };
const assigned: GroupEvent = { type: 'GroupAttendanceSchemaAssigned', data: { ...ofYearOne, schemaId: dayProgram } };
const archived: GroupEvent = { type: 'GroupArchived', data: ofYearOne };

describe('a group', () => {
  test('is made once, with its schema', () => {
    given().when(create()).then(created, assigned);
    given()
      .when(create({ attendanceSchemaId: null }), { schemaExists: false })
      .then(created);
    given(created, assigned).when(create()).thenNothing();
    given(created)
      .when(create({ name: 'Other' }))
      .thenRejected('group.exists');
    given()
      .when(create({ locale: 'xx', attendanceSchemaId: null }))
      .thenLike({ data: { locale: 'en' } });
  });
  test.each([
    ['an unknown region', {}, { regionExists: false }, 'group.regionUnknown'],
    ['an unknown schema', {}, { schemaExists: false }, 'group.schemaUnknown'],
    ['dates the wrong way round', { startDate: '2026-09-07', endDate: '2026-09-06' }, {}, 'group.endsBeforeItStarts'],
    ['no charge without sign-up', { freeOfCharge: true }, {}, 'group.freeNeedsSignUp'],
  ] as const)('refuses %s', (_, more, facts, code) => given().when(create(more), facts).thenRejected(code));
  test('is changed, and only what is other than it was is written down', () => {
    const update = (more: object = {}): GroupCommand => ({
      type: 'UpdateGroup',
      data: groupCommands.UpdateGroup.parse({ ...groupExamples.CreateGroup, ...more }),
    });
    const schemaId = exampleId('s', 2);
    given(created, assigned).when(update()).thenNothing();
    given(created, assigned)
      .when(update({ attendanceSchemaId: null }))
      .thenNothing();
    given(created, assigned)
      .when(update({ name: 'Day Year One', selfSignUp: true }))
      .then({ type: 'GroupUpdated', data: { ...ofYearOne, changed: { name: 'Day Year One', selfSignUp: true } } });
    given(created, assigned)
      .when(update({ attendanceSchemaId: schemaId }))
      .then({ type: 'GroupAttendanceSchemaAssigned', data: { ...ofYearOne, schemaId } });
    given(created, { type: 'GroupUpdated', data: { ...ofYearOne, changed: { name: 'Two' } } }, assigned)
      .when(update())
      .then({ type: 'GroupUpdated', data: { ...ofYearOne, changed: { name: group.name } } });
    given(created)
      .when(update({ startDate: '2026-09-07', endDate: '2026-09-06' }))
      .thenRejected('group.endsBeforeItStarts');
    given(created)
      .when(update({ freeOfCharge: true }))
      .thenRejected('group.freeNeedsSignUp');
    given(created).when(update(), { schemaExists: false }).thenRejected('group.schemaUnknown');
  });
  test('takes another schema', () => {
    const schemaId = exampleId('s', 2);
    given(created, assigned)
      .when({ type: 'AssignGroupAttendanceSchema', data: { groupId: yearOne, schemaId } })
      .thenLike({ data: { schemaId } });
    given(created, assigned)
      .when({ type: 'AssignGroupAttendanceSchema', data: { groupId: yearOne, schemaId: dayProgram } })
      .thenNothing();
    given(created)
      .when({ type: 'AssignGroupAttendanceSchema', data: { groupId: yearOne, schemaId } }, { schemaExists: false })
      .thenRejected('group.schemaUnknown');
  });
  test('is archived and restored', () => {
    given(created)
      .when({ type: 'ArchiveGroup', data: { groupId: yearOne } })
      .then(archived);
    given(created, archived)
      .when({ type: 'ArchiveGroup', data: { groupId: yearOne } })
      .thenNothing();
    given(created, archived)
      .when({ type: 'RestoreGroup', data: { groupId: yearOne } })
      .then({ type: 'GroupRestored', data: ofYearOne });
    given(created)
      .when({ type: 'RestoreGroup', data: { groupId: yearOne } })
      .thenNothing();
  });
});

describe('the staff of a group', () => {
  const [nadia, xavier] = [exampleId('t', 1), exampleId('t', 2)];
  const set = (instructorIds: string[], facilitatorIds: string[]) => ({
    groupId: yearOne,
    instructorIds,
    facilitatorIds,
  });
  const staffSet = (instructorIds: string[], facilitatorIds: string[]): GroupEvent => ({
    type: 'GroupStaffSet',
    data: { ...ofYearOne, instructorIds, facilitatorIds },
  });
  test('is set as a whole, each once', () => {
    given(created)
      .when({ type: 'SetGroupStaff', data: set([nadia, nadia], [xavier]) })
      .then(staffSet([nadia], [xavier]));
    given(created, staffSet([nadia], [xavier]))
      .when({ type: 'SetGroupStaff', data: set([nadia], [xavier]) })
      .thenNothing();
    given(created, staffSet([nadia], []))
      .when({ type: 'SetGroupStaff', data: set([], []) })
      .then(staffSet([], []));
  });
  test('are teachers', () => {
    given(created)
      .when({ type: 'SetGroupStaff', data: set([nadia], []) }, { teachersExist: false })
      .thenRejected('group.teacherUnknown');
  });
  test('of whom those are asked for who are new', async () => {
    const asked: string[][] = [];
    const ask = {
      table: () => ({
        many: (ids: string[]) => {
          asked.push(ids);
          return Promise.resolve(ids);
        },
      }),
    };
    const state = studentGroup.evolve.GroupStaffSet(studentGroup.initial, staffSet([nadia], []).data as never);
    const command = { type: 'SetGroupStaff', data: set([nadia], [xavier]) } as const;
    expect(await studentGroup.facts(command, ask as never, state, {} as never)).toMatchObject({ teachersExist: true });
    expect(asked).toEqual([[xavier]]);
  });
});

describe('the plan of courses', () => {
  const item = (n: number, order = n) => ({
    courseId: exampleId('c', n),
    order,
    fromDate: '2026-09-07',
    toDate: '2026-12-18',
    termName: 'Autumn 2026',
    teacherIds: [],
  });
  const plan = (...items: ReturnType<typeof item>[]): GroupCommand => ({
    type: 'SetGroupCourses',
    data: { groupId: yearOne, items },
  });
  const set = (...items: ReturnType<typeof item>[]): GroupEvent => ({
    type: 'GroupCoursesSet',
    data: { ...ofYearOne, items },
  });
  test('is set as a whole, in its order, each course once', () => {
    given(created)
      .when(plan(item(2), item(1)))
      .then(set(item(1), item(2)));
    given(created, set(item(1)))
      .when(plan(item(1)))
      .thenNothing();
    given(created, set(item(1)))
      .when(plan())
      .then(set());
    given(created)
      .when(plan(item(1), item(1, 2)))
      .thenRejected('group.courseTwice');
    given(created)
      .when(plan(item(1)), { coursesExist: false })
      .thenRejected('group.courseUnknown');
    given(created)
      .when(plan(item(1)), { teachersExist: false })
      .thenRejected('group.teacherUnknown');
  });
  test('names terms of the attendance schema, or those that it named before', () => {
    const spring = { ...item(2), termName: 'Spring 2027' };
    given(created, assigned)
      .when(plan(item(1), spring), named('Autumn 2026', 'Spring 2027'))
      .then(set(item(1), spring));
    expect(given(created, assigned).when(plan(item(1), spring), named('Autumn 2026')).outcome).toEqual({
      rejected: 'group.termUnknown',
      params: { term: 'Spring 2027' },
    });
    // The term was renamed since.
    given(created, assigned, set(item(1)))
      .when(plan({ ...item(1), toDate: '2026-12-11' }, spring), named('Fall 2026', 'Spring 2027'))
      .then(set({ ...item(1), toDate: '2026-12-11' }, spring));
    // Without a schema the terms are free.
    given(created).when(plan(spring)).then(set(spring));
  });
  test('is held to the schema that the group follows now', async () => {
    const asked: string[] = [];
    const one = (id: string) => {
      asked.push(id);
      return Promise.resolve({ terms: [{ name: 'Autumn 2026' }] });
    };
    const ask = { table: () => ({ one, many: (ids: string[]) => Promise.resolve(ids) }) };
    const termNames = async (...history: GroupEvent[]) => {
      const { state } = given(...history);
      const facts = await studentGroup.facts(plan(item(1)), ask as never, state(), {} as never);
      return facts.named.terms.map(({ name }) => name);
    };
    expect(await termNames(created)).toEqual([]);
    expect(await termNames(created, assigned)).toEqual(['Autumn 2026']);
    expect(asked).toEqual([dayProgram]);
  });
});
