import { describe, expect, test } from '@jest/globals';
import { exampleId } from '@paideia/events/kernel/examples.ts';
import { teacherCommands, type TeacherCommand } from '@paideia/events/teachers/teacher.commands.ts';
import type { TeacherEvent } from '@paideia/events/teachers/teacher.events.ts';
import { teacherExamples } from '@paideia/events/teachers/teacher.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { teacher } from './teacher.decider.ts';

const { given } = specFor(teacher, { userExists: true, regionsExist: true });
const data = teacherCommands.SaveTeacher.parse(teacherExamples.SaveTeacher);
const save = (more: object = {}): TeacherCommand => ({ type: 'SaveTeacher', data: { ...data, ...more } });
const remove: TeacherCommand = { type: 'DeleteTeacher', data: { teacherId: data.teacherId } };
const saved = (more: object = {}): TeacherEvent => ({ type: 'TeacherSaved', data: { ...data, ...more } });
const deleted: TeacherEvent = { type: 'TeacherDeleted', data: { teacherId: data.teacherId } };

describe('a teacher', () => {
  test('is saved as a whole, and only when something is other than it was', () => {
    given().when(save()).then(saved());
    given(saved()).when(save()).thenNothing();
    given(saved())
      .when(save({ bio: 'Teaches since 2012.' }))
      .then(saved({ bio: 'Teaches since 2012.' }));
  });
  test('is in a region once', () => {
    const [region] = data.regionIds;
    given()
      .when(save({ regionIds: [region, region] }))
      .then(saved());
  });
  test.each([
    ['an account that is not there', { userExists: false }, 'teacher.userUnknown'],
    ['a region that is not there', { regionsExist: false }, 'teacher.regionUnknown'],
  ] as const)('has %s refused', (_, facts, code) => given().when(save(), facts).thenRejected(code));
  test('is deleted, and may come back', () => {
    given(saved()).when(remove).then(deleted);
    given(saved(), deleted).when(save()).then(saved());
  });
  test('holds an account, which no other teacher may hold, while there is one', () => {
    const claims = (...history: readonly TeacherEvent[]) =>
      teacher.claims!(
        history.reduce((state, event) => teacher.evolve[event.type](state, event.data as never), teacher.initial),
      );
    expect(claims(saved())).toMatchObject([{ kind: 'teacherUser', value: exampleId('u', 10) }]);
    expect(claims(saved({ userId: null }))).toEqual([]);
    expect(claims(saved(), deleted)).toEqual([]);
  });
  test.each([
    [{ email: 'office' }, false],
    [{ email: '' }, true],
    [{ kind: 'dean' }, false],
    [{ name: '  ' }, false],
  ])('%j is a teacher: %s', (more, isFit) =>
    expect(teacherCommands.SaveTeacher.safeParse({ ...data, ...more }).success).toBe(isFit),
  );
});
