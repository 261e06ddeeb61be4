import { describe, expect, test } from '@jest/globals';
import { specFor, type GivenEvent } from '../kernel/spec.ts';
import { emmett, harriet } from '../registers/attendance.examples.ts';
import { courseA, courseB } from '../exam-attempts/exam.examples.ts';
import { assignmentOf } from './assignment.examples.ts';
import { assignmentProjection } from './assignment.projection.ts';
import { assignments, submissions } from './assignment.view.ts';

const { given } = specFor(assignmentProjection);
const essay = assignmentOf(61, courseA);
const id = essay.submissionOf(emmett);
const profile = {
  type: 'UserProfileCreated',
  data: { userId: emmett, changed: { firstName: 'Emmett', lastName: 'Solano' }, locale: 'en' },
};

test('an assignment is due when it was last said', () => {
  given(essay.defined).then(assignments, essay.assignmentId, {
    title: 'Assignment 61',
    type: 'graded',
    weight: 1,
    dueAt: '2026-10-24T06:00:00.000Z',
    downloadFileIds: [],
    maxFiles: 20,
    acceptTypes: [],
  });
  const { defined, assignmentId } = assignmentOf(62, courseA, { maxFiles: 1, acceptTypes: ['application/pdf'] });
  given(defined).then(assignments, assignmentId, { maxFiles: 1, acceptTypes: ['application/pdf'] });
  given(essay.defined, essay.due('2026-10-31T06:00:00.000Z')).then(assignments, essay.assignmentId, {
    dueAt: '2026-10-31T06:00:00.000Z',
    _revision: 1,
  });
  const { type: _, ...due } = essay.due(essay.dueAt);
  given(essay.defined, { ...due, type: 'AssignmentReminderDue' }).then(assignments, essay.assignmentId, {
    _revision: 1,
  });
});
test('a submission goes from handed in to graded, and is open again until it is handed in anew', () => {
  given(profile, essay.defined, essay.submitted(emmett)).then(submissions, id, {
    status: 'submitted',
    note: 'Here it is.',
    studentName: 'Emmett Solano',
    late: false,
  });
  given(profile, essay.defined, essay.submitted(emmett), essay.graded(emmett, 85)).then(submissions, id, {
    status: 'graded',
    grade: 85,
    complete: null,
    comment: 'Well argued.',
    gradedBy: harriet,
    gradedAt: '2026-10-27T12:00:00.000Z',
    _revision: 1,
  });
  given(essay.graded(emmett, true)).then(submissions, id, {
    status: 'graded',
    grade: null,
    complete: true,
    submittedAt: null,
  });
  const until = '2026-11-07T06:00:00.000Z';
  given(essay.submitted(emmett), essay.reopened(emmett, until), {
    ...essay.reopened(emmett, until),
    type: 'SubmissionReminderDue',
  }).then(submissions, id, { _revision: 2, status: 'reopened', reopenedUntil: until });
  given(essay.submitted(emmett), essay.graded(emmett, 85), essay.reopened(emmett, until)).then(submissions, id, {
    status: 'reopened',
    grade: 85,
    note: 'Here it is.',
    submittedAt: '2026-10-20T12:00:00.000Z',
    reopenedUntil: until,
  });
  given(
    essay.submitted(emmett),
    essay.graded(emmett, 85),
    essay.reopened(emmett, until),
    essay.submitted(emmett, true),
  ).then(submissions, id, { status: 'submitted', grade: 85, late: true });
  given(
    essay.submitted(emmett),
    essay.graded(emmett, 85),
    essay.reopened(emmett, until),
    essay.regraded(emmett, 90),
  ).then(submissions, id, {
    status: 'graded',
    grade: 90,
    reopenedUntil: null,
  });
});
describe('work waits for its grade', () => {
  const until = '2026-11-07T06:00:00.000Z';
  const waitingFrom = (...events: GivenEvent[]) => given(essay.defined, ...events).one(submissions, id)?.waitingFrom;
  const sent = essay.submitted(emmett);
  const [excused, counts] = [essay.excused(emmett), essay.excused(emmett, 'WorkExcuseWithdrawn')];
  const ofExam = { ...excused, data: { ...(excused.data as object), kind: 'exam' } };
  test.each([
    ['since it was handed in', [sent], sent.meta!.at],
    ['no more once it is graded', [sent, essay.graded(emmett, 85)], null],
    ['from the end of the time in which it may be handed in once more', [sent, essay.reopened(emmett, until)], until],
    ['not, where nothing was handed in', [essay.reopened(emmett, until)], null],
    ['not, where what was handed in is graded', [sent, essay.graded(emmett, 85), essay.reopened(emmett, until)], null],
    [
      'where it was handed in since the grade, and may be changed once more',
      [sent, essay.graded(emmett, 85), essay.reopened(emmett, until), sent, essay.reopened(emmett, until)],
      until,
    ],
    [
      'from the new due date on, if that is later',
      [sent, essay.reopened(emmett, until), essay.due('2026-11-30T06:00:00.000Z')],
      '2026-11-30T06:00:00.000Z',
    ],
    [
      'from what was given once more, if the due date is before that',
      [sent, essay.reopened(emmett, until), essay.due('2026-10-31T06:00:00.000Z')],
      until,
    ],
    ['not, while the student is excused from it', [sent, excused], null],
    ['not, where the student was excused before', [excused, sent], null],
    [
      'not, while it may be handed in once more by one who is excused',
      [sent, excused, essay.reopened(emmett, until)],
      null,
    ],
    ['again once it is to count', [sent, excused, counts], sent.meta!.at],
    ['again, where it was handed in meanwhile', [excused, sent, counts], sent.meta!.at],
    [
      'from the end of the other time, if it was given meanwhile',
      [sent, excused, essay.reopened(emmett, until), counts],
      until,
    ],
    ['not, where it was graded meanwhile', [sent, excused, essay.graded(emmett, 85), counts], null],
    ['not, where it counts again and nothing was handed in', [excused, counts, essay.reopened(emmett, until)], null],
    [
      'not, where it counts again and what was handed in is graded',
      [sent, essay.graded(emmett, 85), essay.reopened(emmett, until), excused, counts],
      null,
    ],
    ['whatever exam the student is excused from', [sent, ofExam], sent.meta!.at],
  ])('%s', (_, events, from) => expect(waitingFrom(...events)).toBe(from));
});
test('a submission says whether its student is excused, of whichever there was first', () => {
  const [sent, excused] = [essay.submitted(emmett), essay.excused(emmett)];
  given(essay.defined, sent).then(submissions, id, { excused: false });
  given(essay.defined, sent, excused).then(submissions, id, { excused: true, status: 'submitted', _revision: 0 });
  given(essay.defined, excused, sent).then(submissions, id, { excused: true });
  const counts = essay.excused(emmett, 'WorkExcuseWithdrawn');
  given(essay.defined, excused, counts, sent).then(submissions, id, { excused: false });
  expect(given(essay.defined, excused).one(submissions, id)).toBeUndefined();
});
test('files come and go', () => {
  const fileId = 'f'.repeat(24);
  const file = (type: string) => ({
    ...essay.submitted(emmett),
    type,
    data: { ...(essay.submitted(emmett).data as object), fileId },
  });
  given(file('SubmissionFileAdded')).then(submissions, id, { status: 'open', fileIds: [fileId] });
  given(file('SubmissionFileAdded'), file('SubmissionFileRemoved')).then(submissions, id, { fileIds: [] });
});

test('a submission repeats the title, the course and the due date of its assignment, so that lists show them and are sorted by them', () => {
  given(profile, essay.defined, essay.submitted(emmett)).then(submissions, id, {
    title: 'Assignment 61',
    titleKey: 'assignment 61',
    dueAt: essay.dueAt,
  });
  const { type: _type, ...defined } = essay.defined;
  const revised = { ...defined, type: 'AssignmentRevised', data: { ...defined.data, title: 'Éssay' } };
  given(essay.defined, essay.submitted(emmett), revised).then(submissions, id, { title: 'Éssay', titleKey: 'essay' });
  const moved = { ...revised, data: { ...revised.data, courseId: courseB } };
  given(essay.defined, essay.submitted(emmett), moved).then(submissions, id, { courseId: courseB });
  given(essay.defined, essay.submitted(emmett), essay.due('2026-10-31T06:00:00.000Z')).then(submissions, id, {
    dueAt: '2026-10-31T06:00:00.000Z',
  });
});
