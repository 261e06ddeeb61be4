import { expect, test } from '@jest/globals';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { examSittingStream } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examDefinitionStream, examScheduleStream } from '@paideia/events/exams/exam.events.ts';
import { submissionStream } from '@paideia/events/submissions/submission.events.ts';
import { assignmentOf } from '@paideia/projection-service/assignments/assignment.examples.ts';
import { assignmentProjection } from '@paideia/projection-service/assignments/assignment.projection.ts';
import {
  attemptOf,
  courseA,
  defined,
  definitionOf,
  examA1,
  granted,
  scheduled,
} from '@paideia/projection-service/exam-attempts/exam.examples.ts';
import { examProjection } from '@paideia/projection-service/exam-attempts/exam.projection.ts';
import { recordedFrom } from '@paideia/projection-service/kernel/spec.ts';
import { emmett, groupId } from '@paideia/projection-service/registers/attendance.examples.ts';
import { stateAt } from './state-at.ts';

const definition = definitionOf(examA1, courseA, 10);
const attempt = attemptOf(definition, emmett);
const essay = assignmentOf(61, courseA);
const exams = recordedFrom(examProjection, [
  ...defined(definition),
  scheduled(examA1),
  granted(emmett, examA1),
  ...attempt.submitted(9),
]);
const work = recordedFrom(assignmentProjection, [essay.defined, essay.submitted(emmett), essay.graded(emmett, 85)]);

const over = (events: readonly Recorded[]): Parameters<typeof stateAt>[0] => ({
  history: async (stream, { revision } = {}) =>
    events.filter((one) => one.stream === stream && (revision === undefined || one.revision <= revision)),
  read: () => {
    throw new Error('these documents come from events alone');
  },
});
test.each([
  ['an exam', exams, examDefinitionStream(examA1), { title: 'Exam 1', published: 1 }, { published: null }],
  ['its times in a group', exams, examScheduleStream(groupId, examA1), { examId: examA1, groupId }, undefined],
  ['what a student made of it', exams, examSittingStream(emmett, groupId, examA1), { granted: 1 }, undefined],
  ['an attempt', exams, `examAttempt-${attempt.attemptId}`, { score: 90, passed: true }, { status: 'open' }],
  ['an assignment', work, `assignment-${essay.assignmentId}`, { title: 'Assignment 61' }, undefined],
  [
    'what was handed in',
    work,
    submissionStream(essay.assignmentId, emmett),
    { grade: 85, status: 'graded' },
    { grade: null, status: 'submitted' },
  ],
])('%s, now and after its first event', async (_, events, stream, now, first) => {
  expect((await stateAt(over(events), stream, {})).state).toMatchObject(now);
  expect((await stateAt(over(events), stream, { revision: 0 })).state).toMatchObject(first ?? now);
});
