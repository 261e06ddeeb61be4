import { describe, expect, test } from '@jest/globals';
import { groupCommands, type GroupCommand } from '@paideia/events/groups/group.commands.ts';
import type { GroupEvent, PlannedCourse } from '@paideia/events/groups/group.events.ts';
import { groupExamples } from '@paideia/events/groups/group.examples.ts';
import { campus, dayProgram, exampleId, harriet, yearOne } from '@paideia/events/kernel/examples.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { studentGroup } from './group.decider.ts';

const autumn = { name: 'Autumn 2026', from: '2026-09-07', to: '2026-12-18' };
const spring = { name: 'Spring 2027', from: '2027-01-11', to: '2027-05-28' };
const usual = {
  regionExists: true,
  schemaExists: true,
  coursesExist: true,
  teachersExist: true,
  named: { terms: [autumn, spring], formerTerms: ['Fall 2026'] },
  running: { attempts: 0, registers: 0 },
  actorId: harriet,
};
const { given } = specFor(studentGroup, usual);
const { attendanceSchemaId: _schemaId, ...group } = groupCommands.CreateGroup.parse(groupExamples.CreateGroup);
const ofYearOne = { groupId: yearOne, regionId: campus };
const created: GroupEvent = { type: 'GroupCreated', data: group };
const assigned: GroupEvent = { type: 'GroupAttendanceSchemaAssigned', data: { ...ofYearOne, schemaId: dayProgram } };
const item = (n: number, term = autumn, more: Partial<PlannedCourse> = {}): PlannedCourse => ({
  courseId: exampleId('c', n),
  order: n,
  fromDate: term.from,
  toDate: term.to,
  termName: term.name,
  teacherIds: [],
  ...more,
});
const planned = (...items: PlannedCourse[]): GroupEvent => ({
  type: 'GroupCoursesSet',
  data: { ...ofYearOne, items },
});
const plan = (...items: PlannedCourse[]): GroupCommand => ({
  type: 'SetGroupCourses',
  data: { groupId: yearOne, items },
});
const lock = (term = autumn.name): GroupCommand => ({ type: 'LockTerm', data: { groupId: yearOne, term } });
const unlock: GroupCommand = {
  type: 'UnlockTerm',
  data: { groupId: yearOne, term: autumn.name, reason: 'A wrong grade' },
};
const locked = (courseIds: string[] = [exampleId('c', 1)], term = autumn): GroupEvent => ({
  type: 'TermLocked',
  data: { ...ofYearOne, term: term.name, from: term.from, to: term.to, courseIds, by: harriet },
});
const unlocked: GroupEvent = {
  type: 'TermUnlocked',
  data: { ...ofYearOne, term: autumn.name, reason: 'A wrong grade', by: harriet },
};
const inPlan = planned(item(1), item(2, spring));

describe('a term of a group', () => {
  test('is locked with its days and the courses that are planned in it', () => {
    given(created, assigned, inPlan).when(lock()).then(locked());
    given(created, assigned).when(lock()).then(locked([]));
    // The schema calls it otherwise since, and the plan still has its former name.
    given(created, assigned, planned(item(1, autumn, { termName: 'Fall 2026' })))
      .when(lock())
      .then(locked());
  });
  test('that only the plan names lasts as long as its courses', () => {
    const own = { name: 'Block A', from: '2026-09-14', to: '2026-10-16' };
    const plans = planned(item(1, own), item(2, { ...own, from: '2026-09-07', to: '2026-10-09' }));
    given(created, plans)
      .when(lock('Block A'), { named: { terms: [], formerTerms: [] } })
      .then(locked([exampleId('c', 1), exampleId('c', 2)], { ...own, from: '2026-09-07' }));
  });
  test('is locked once, and opened again with a reason', () => {
    given(created, assigned, inPlan, locked()).when(lock()).thenNothing();
    given(created, assigned, inPlan, locked()).when(unlock).then(unlocked);
    given(created, assigned, inPlan, locked(), unlocked).when(unlock).thenNothing();
    given(created, assigned, inPlan, locked(), unlocked).when(lock()).then(locked());
    expect(groupCommands.UnlockTerm.safeParse({ ...unlock.data, reason: ' ' }).success).toBe(false);
  });
  test.each([
    ['the group has none of that name', lock('Summer'), {}, 'termLock.termUnknown'],
    ['an attempt is running', lock(), { running: { attempts: 2, registers: 0 } }, 'termLock.attemptsRunning'],
    ['a register is open', lock(), { running: { attempts: 0, registers: 1 } }, 'termLock.registersOpen'],
  ] as const)('is not locked where %s', (_, command, facts, code) =>
    given(created, assigned, inPlan).when(command, facts).thenRejected(code),
  );
});

describe('while a term is locked', () => {
  const { when } = given(created, assigned, inPlan, locked());
  const refused = { rejected: 'termLock.locked', params: { term: 'Autumn 2026' } };

  test.each([
    ['takes a course out of it', plan(item(2, spring))],
    ['moves its days', plan(item(1, autumn, { toDate: '2026-12-11' }), item(2, spring))],
    ['puts a course into it', plan(item(1), item(2, spring), item(3))],
    ['moves a course into another term', plan(item(1, spring), item(2, spring))],
    ['gives a course of another term to it', plan(item(1), item(2))],
  ])('no plan %s', (_, command) => expect(when(command).outcome).toEqual(refused));
  test('other terms are planned as before, and its teachers may be other ones', () => {
    const more = [item(1, autumn, { teacherIds: [exampleId('t')] }), item(2, spring), item(3, spring)];
    when(plan(...more)).then(planned(...more));
    given(created, assigned, inPlan, locked(), unlocked)
      .when(plan(item(2, spring)))
      .then(planned(item(2, spring)));
  });
  test('the group takes no schema that has no such term', () => {
    const schemaId = exampleId('s', 2);
    const assign: GroupCommand = { type: 'AssignGroupAttendanceSchema', data: { groupId: yearOne, schemaId } };
    const update: GroupCommand = {
      type: 'UpdateGroup',
      data: groupCommands.UpdateGroup.parse({ ...group, attendanceSchemaId: schemaId }),
    };
    const longer = { named: { terms: [{ ...autumn, to: '2026-12-23' }], formerTerms: [] } };
    for (const command of [assign, update]) {
      expect(when(command, longer).outcome).toEqual(refused);
      when(command).then({ type: 'GroupAttendanceSchemaAssigned', data: { ...ofYearOne, schemaId } });
    }
    // The group itself may get another name.
    when({ type: 'UpdateGroup', data: { ...groupCommands.UpdateGroup.parse(group), name: 'Year One' } }).thenLike({
      type: 'GroupUpdated',
    });
  });
});

test('admins of the college and of the region lock and unlock, in person', () => {
  const person = (more: Partial<Actor>): Actor => ({
    userId: harriet,
    roles: ['user'],
    regionIds: [campus],
    regionRoles: [],
    attendanceAdminOf: [],
    ...more,
  });
  const regional = (name: string) => [{ regionId: campus, slug: 'UK-Wells', roleNames: [name] }];
  const allowed = (who: Actor) =>
    (['LockTerm', 'UnlockTerm'] as const).map((type) => given(created).allows(type, who, { regionId: campus }));
  const both = [true, true];
  const neither = [false, false];
  expect(allowed(person({ roles: ['user', 'manager', 'admin'] }))).toEqual(both);
  expect(allowed(person({ roles: ['user', 'manager'], regionRoles: regional('admin') }))).toEqual(both);
  expect(allowed(person({ roles: ['user', 'manager'] }))).toEqual(neither);
  expect(allowed(person({ regionRoles: regional('instructor') }))).toEqual(neither);
  expect(allowed(person({ attendanceAdminOf: [campus] }))).toEqual(neither);
  expect(allowed(person({ permissions: ['groups:write'] }))).toEqual(neither);
  expect(allowed(person({ roles: ['user', 'admin'], impersonatorId: exampleId('u', 9) }))).toEqual(neither);
});
