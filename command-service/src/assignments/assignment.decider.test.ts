import { expect, test } from '@jest/globals';
import { assignmentCommands, type AssignmentCommand } from '@paideia/events/assignments/assignment.commands.ts';
import type { AssignmentEvent } from '@paideia/events/assignments/assignment.events.ts';
import { assignmentExamples } from '@paideia/events/assignments/assignment.examples.ts';
import { campus, exampleId } from '@paideia/events/kernel/examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { assignment } from './assignment.decider.ts';
import { assignmentReminder } from './assignment.timers.ts';

const { given } = specFor(assignment, {
  regionId: campus,
  isArchived: false,
  courseExists: true,
  isGraded: false,
  areFilesThere: true,
  lock: undefined,
});
const wish = assignmentCommands.DefineAssignment.parse(assignmentExamples.DefineAssignment);
const data = { ...wish, regionId: campus };
const define = (more: object = {}): AssignmentCommand => ({ type: 'DefineAssignment', data: { ...wish, ...more } });
const revise = (more: object = {}): AssignmentCommand => ({ type: 'ReviseAssignment', data: { ...wish, ...more } });
const defined: AssignmentEvent = { type: 'AssignmentDefined', data };
const dueAt = '2026-11-01T00:00:00.000Z';
const { assignmentId, groupId, courseId } = wish;
const moved: AssignmentEvent = {
  type: 'AssignmentDueDateChanged',
  data: { assignmentId, groupId, regionId: campus, courseId, dueAt },
};

test('is set once', () => {
  given().when(define()).then(defined);
  given(defined).when(define()).thenNothing();
  given(defined)
    .when(define({ title: 'Other' }))
    .thenRejected('assignment.exists');
  given().when(define(), { regionId: undefined }).thenRejected('assignment.groupUnknown');
  given().when(define(), { courseExists: false }).thenRejected('assignment.courseUnknown');
});
test('is set for no group that is archived, and stays as it can be changed where it was set before', () => {
  given().when(define(), { isArchived: true }).thenRejected('assignment.groupArchived');
  given(defined).when(define(), { isArchived: true }).thenNothing();
  given(defined).when(revise({ dueAt }), { isArchived: true }).then(moved);
});
test.each(['1950-01-01T00:00:00.000Z', '2037-01-01T00:00:00.000Z'])(
  'is not due in a year that nobody means: %s',
  (far) => {
    given()
      .when(define({ dueAt: far }))
      .thenRejected('assignment.dueFarOff');
    given(defined)
      .when(revise({ dueAt: far }))
      .thenRejected('assignment.dueFarOff');
    // One that was before may be changed in all else.
    given({ type: 'AssignmentDefined', data: { ...data, dueAt: far } })
      .when(revise({ dueAt: far, title: 'Essay 2' }))
      .thenLike({ data: { title: 'Essay 2', dueAt: far } });
  },
);
test('says apart what has changed and when it is due', () => {
  given(defined).when(revise()).thenNothing();
  given(defined)
    .when(revise({ title: 'Essay 2' }))
    .then({ type: 'AssignmentRevised', data: { ...data, title: 'Essay 2' } });
  given(defined).when(revise({ dueAt })).then(moved);
  given(defined)
    .when(revise({ title: 'Essay 2', dueAt }))
    .then({ type: 'AssignmentRevised', data: { ...data, title: 'Essay 2', dueAt } }, moved);
  given(defined, moved).when(revise({ dueAt })).thenNothing();
  given(defined)
    .when(revise({ groupId: exampleId('g', 9) }))
    .thenRejected('assignment.otherGroup');
});
test('gives files to download that were sent for it', () => {
  const downloadFileIds = [exampleId('f')];
  given().when(define({ downloadFileIds })).thenLike({ type: 'AssignmentDefined', data: { downloadFileIds } });
  given().when(define(), { areFilesThere: false }).thenRejected('assignment.fileUnknown');
  given(defined).when(revise(), { areFilesThere: false }).thenRejected('assignment.fileUnknown');
});
test('that was set before there were limits is the same with those that held', () => {
  const { downloadFileIds: _, maxFiles: _most, acceptTypes: _kinds, ...before } = data;
  const earlier: AssignmentEvent = { type: 'AssignmentDefined', data: before };
  given(earlier).when(define()).thenNothing();
  given(earlier).when(revise()).thenNothing();
  given(earlier)
    .when(revise({ maxFiles: 2 }))
    .then({ type: 'AssignmentRevised', data: { ...data, maxFiles: 2 } });
});
test('is reminded of once for each due date, and not once that is over', () => {
  const remind = (of = data.dueAt): AssignmentCommand => ({
    type: 'RemindOfAssignment',
    data: { assignmentId, dueAt: of },
  });
  const due = { assignmentId, groupId, regionId: campus, courseId };
  const reminded: AssignmentEvent = { type: 'AssignmentReminderDue', data: { ...due, dueAt: data.dueAt } };
  const before = { now: '2026-10-23T05:59:00.000Z' };
  given(defined).when(remind(), before).then(reminded);
  given(defined, reminded).when(remind(), before).thenNothing();
  given(defined).when(remind(), { now: data.dueAt }).thenNothing();
  given(defined, moved).when(remind(), before).thenNothing();
  given(defined, reminded, moved)
    .when(remind(dueAt), before)
    .then({ ...reminded, data: { ...due, dueAt } });
});
test('waits a day before it is due, until that was told', () => {
  const { schedule, fire } = assignmentReminder;
  const occurred = {} as never;
  const dayBefore = '2026-10-23T05:59:00.000Z';
  expect(schedule['AssignmentDefined']!(data as never, occurred)).toEqual({ subject: assignmentId, dueAt: dayBefore });
  expect(schedule['AssignmentReminderDue']!(data as never, occurred)).toEqual({ subject: assignmentId, dueAt: null });
  expect(fire(assignmentId, dayBefore)).toEqual({
    type: 'RemindOfAssignment',
    data: { assignmentId, dueAt: data.dueAt },
  });
});
test('keeps its type after the first grade', () => {
  given(defined)
    .when(revise({ type: 'completion' }))
    .thenLike({ type: 'AssignmentRevised', data: { type: 'completion' } });
  given(defined)
    .when(revise({ type: 'completion' }), { isGraded: true })
    .thenRejected('assignment.typeFrozen');
  given(defined)
    .when(revise({ title: 'Essay 2' }), { isGraded: true })
    .thenLike({ type: 'AssignmentRevised' });
});
