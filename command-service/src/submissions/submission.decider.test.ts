import { describe, expect, test } from '@jest/globals';
import type { AssignmentDefinition } from '@paideia/events/assignments/assignment.events.ts';
import { ada, campus, exampleId, harriet, yearOne } from '@paideia/events/kernel/examples.ts';
import type { SubmissionCommand } from '@paideia/events/submissions/submission.commands.ts';
import type { SubmissionEvent } from '@paideia/events/submissions/submission.events.ts';
import { mostFiles } from '@paideia/events/submissions/submission.rules.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { submission, type SubmissionFacts } from './submission.decider.ts';
import { submissionReminder } from './submission.timers.ts';

const [assignmentId, courseId, fileId] = [exampleId('a'), exampleId('c'), exampleId('f')];
const [before, dueAt, after, until] = [
  '2026-10-20T12:00:00.000Z',
  '2026-10-24T06:00:00.000Z',
  '2026-10-25T12:00:00.000Z',
  '2026-10-31T06:00:00.000Z',
];
const set: AssignmentDefinition = {
  assignmentId,
  groupId: yearOne,
  regionId: campus,
  courseId,
  title: 'Essay',
  content: '',
  type: 'graded',
  weight: 1,
  dueAt,
};
const facts: SubmissionFacts = {
  assignment: set,
  enrolment: 'active',
  isArchived: false,
  lock: undefined,
  fileTypes: ['application/pdf'],
};
const usual = { ...facts, now: before, actorId: harriet };
const { given } = specFor(submission, usual);
const work = { assignmentId, userId: ada };
const whose = { submissionId: `${assignmentId}_${ada}`, ...work, groupId: yearOne, regionId: campus, courseId };

const upload: SubmissionCommand = { type: 'UploadSubmissionFile', data: { ...work, fileId } };
const removal: SubmissionCommand = { type: 'RemoveSubmissionFile', data: { ...work, fileId } };
const submit = (note: string | null = 'Here it is'): SubmissionCommand => ({
  type: 'SubmitAssignment',
  data: { ...work, note },
});
const grade = (more: object = { grade: 85 }): SubmissionCommand => ({
  type: 'GradeSubmission',
  data: { ...work, grade: null, complete: null, comment: 'Well argued', ...more },
});
const reopen = (at = until): SubmissionCommand => ({ type: 'ReopenSubmission', data: { ...work, until: at } });
const added: SubmissionEvent = { type: 'SubmissionFileAdded', data: { ...whose, fileId } };
const submitted = (late = false, fileIds: string[] = []): SubmissionEvent => ({
  type: 'AssignmentSubmitted',
  data: { ...whose, note: 'Here it is', fileIds, late },
});
const graded = (
  points = 85,
  type: 'SubmissionGraded' | 'SubmissionRegraded' = 'SubmissionGraded',
  feedbackFileIds: string[] = [],
): SubmissionEvent => ({
  type,
  data: {
    ...whose,
    type: 'graded',
    grade: points,
    complete: null,
    comment: 'Well argued',
    feedbackFileIds,
    by: harriet,
  },
});
const reopened = {
  type: 'SubmissionReopened',
  data: { ...whose, until, by: harriet },
} as const satisfies SubmissionEvent;

describe('handing in', () => {
  test('takes files and a note until the deadline', () => {
    given().when(upload).then(added);
    given(added).when(upload).thenNothing();
    given(added)
      .when(removal)
      .then({ type: 'SubmissionFileRemoved', data: { ...whose, fileId } });
    given().when(submit()).then(submitted());
    given(submitted()).when(submit()).thenNothing();
    given(added)
      .when(submit())
      .then(submitted(false, [fileId]));
    given(added)
      .when(submit(null))
      .thenLike({ data: { note: null, fileIds: [fileId] } });
    given().when(submit(null)).thenRejected('submission.empty');
  });
  test('takes only files that are there for it, and so many', () => {
    given().when(upload, { fileTypes: undefined }).thenRejected('submission.fileUnknown');
    const all = Array.from({ length: mostFiles }, (_, n): SubmissionEvent => ({
      type: 'SubmissionFileAdded',
      data: { ...whose, fileId: exampleId('f', n + 2) },
    }));
    given(...all)
      .when(upload)
      .thenRejected('submission.tooManyFiles');
    const one = { assignment: { ...set, maxFiles: 1, acceptTypes: ['text/plain'] } };
    given(...all.slice(0, 1))
      .when(upload, { ...one, fileTypes: ['text/plain'] })
      .thenRejected('submission.tooManyFiles');
    given().when(upload, one).thenRejected('file.type');
    given()
      .when(upload, { ...one, fileTypes: ['text/plain'] })
      .then(added);
  });
  test('is over at the deadline', () => {
    for (const command of [upload, removal, submit()])
      given(added, submitted()).when(command, { now: dueAt }).thenRejected('submission.closed');
  });
  test('is over once it is graded', () => {
    for (const command of [upload, removal, submit('More')])
      given(added, submitted(), graded()).when(command).thenRejected('submission.closed');
  });
  test('is over in a group that is archived, though what is there can be graded', () => {
    for (const command of [upload, removal, submit('More'), reopen()])
      given(added, submitted()).when(command, { isArchived: true }).thenRejected('submission.groupArchived');
    given(submitted()).when(grade(), { isArchived: true }).then(graded());
  });
  test('is for students of the group', () => {
    for (const other of [{ enrolment: 'withdrawn' as const }, { assignment: null }]) {
      given().when(upload, other).thenRejected('submission.assignmentUnknown');
      given().when(submit(), other).thenRejected('submission.assignmentUnknown');
    }
  });
});

describe('grading', () => {
  test('fits the type of the assignment', () => {
    given(submitted()).when(grade()).then(graded());
    given().when(grade()).then(graded());
    given(submitted())
      .when(grade({ complete: true }))
      .thenRejected('submission.gradeMisfit');
    given(submitted())
      .when(grade({ grade: 85, complete: true }))
      .thenRejected('submission.gradeMisfit');
    const completion = { assignment: { ...set, type: 'completion' as const } };
    given(submitted())
      .when(grade({ complete: false }), completion)
      .thenLike({ type: 'SubmissionGraded', data: { type: 'completion', grade: null, complete: false } });
    given(submitted()).when(grade(), completion).thenRejected('submission.completionMisfit');
  });
  test('may be done again, with another grade', () => {
    given(submitted(), graded()).when(grade()).thenNothing();
    given(submitted(), graded())
      .when(grade({ grade: 90 }))
      .then(graded(90, 'SubmissionRegraded'));
  });
  test('keeps the files that came back before, unless it says which stay', () => {
    const back = exampleId('f', 7);
    const first = graded(85, 'SubmissionGraded', [back]);
    given(submitted())
      .when(grade({ grade: 85, feedbackFileIds: [back] }))
      .then(first);
    given(submitted(), first)
      .when(grade({ grade: 90 }))
      .thenLike({ type: 'SubmissionRegraded', data: { grade: 90, feedbackFileIds: [back] } });
    given(submitted(), first)
      .when(grade({ grade: 85, feedbackFileIds: [] }))
      .thenLike({ type: 'SubmissionRegraded', data: { feedbackFileIds: [] } });
    given(submitted())
      .when(grade({ grade: 85, feedbackFileIds: [back] }), { fileTypes: undefined })
      .thenRejected('submission.fileUnknown');
  });
  test('is done for those who were students', () => {
    given().when(grade(), { enrolment: 'completed' }).then(graded());
    given().when(grade(), { enrolment: 'none' }).thenRejected('submission.assignmentUnknown');
  });
});

describe('opening again', () => {
  test('what is graded or closed, for a time to come', () => {
    given(submitted(), graded()).when(reopen()).then(reopened);
    given().when(reopen(), { now: after }).then(reopened);
    given(submitted()).when(reopen()).thenRejected('submission.stillOpen');
    given(submitted(), graded()).when(reopen(before)).thenRejected('submission.untilIsPast');
    given(submitted(), graded(), reopened).when(reopen()).thenNothing();
  });
  test('lets the student hand in until then, late after the due date, and the next grade closes it', () => {
    given(submitted(), graded(), reopened).when(upload, { now: after }).then(added);
    given(reopened).when(submit(), { now: after }).then(submitted(true));
    given(reopened).when(submit(), { now: until }).thenRejected('submission.closed');
    given(submitted(), graded(), reopened).when(grade(), { now: after }).then(graded(85, 'SubmissionRegraded'));
    given(submitted(), graded(), reopened, graded(85, 'SubmissionRegraded'))
      .when(upload, { now: after })
      .thenRejected('submission.closed');
  });
});

describe('a day before work closes again', () => {
  const remind: SubmissionCommand = { type: 'RemindOfSubmission', data: { ...work, until } };
  const due: SubmissionEvent = { type: 'SubmissionReminderDue', data: { ...whose, until } };
  const then = { now: after };
  test('the student is reminded once, unless it was handed in anew, graded or opened for longer', () => {
    given(submitted(), graded(), reopened).when(remind, then).then(due);
    given(reopened).when(remind, then).then(due);
    given(submitted(), graded(), reopened, due).when(remind, then).thenNothing();
    given(submitted(), graded(), reopened, submitted(true)).when(remind, then).thenNothing();
    given(reopened, graded()).when(remind, then).thenNothing();
    given(submitted()).when(remind, then).thenNothing();
    const later: SubmissionEvent = { ...reopened, data: { ...reopened.data, until: '2026-11-09T06:00:00.000Z' } };
    given(reopened, due, later).when(remind, then).thenNothing();
    given(reopened, due, later)
      .when({ ...remind, data: { ...work, until: later.data.until } }, then)
      .then({ ...due, data: { ...whose, until: later.data.until } });
  });
  test('and not too late, nor where no work is taken, nor for a day that is not the last', () => {
    given(reopened).when(remind, { now: until }).thenNothing();
    given(reopened)
      .when(remind, { ...then, isArchived: true })
      .thenNothing();
    given(reopened)
      .when(remind, { ...then, enrolment: 'withdrawn' })
      .thenNothing();
    given(reopened)
      .when(remind, { ...then, assignment: { ...set, dueAt: '2026-11-02T06:00:00.000Z' } })
      .thenNothing();
  });
  test('is told by the timer', () => {
    const { schedule, fire } = submissionReminder;
    const dueAt = '2026-10-30T06:00:00.000Z';
    const subject = whose.submissionId;
    expect(schedule['SubmissionReopened']!(reopened.data as never, {} as never)).toEqual({ subject, dueAt });
    expect(schedule['AssignmentSubmitted']!(submitted().data as never, {} as never)).toEqual({ subject, dueAt: null });
    expect(fire(subject, dueAt)).toEqual(remind);
  });
});
