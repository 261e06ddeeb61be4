import { every } from '@paideia/documents/every.ts';
import {
  examAttemptEvents,
  examSittingStream,
  sittingIdOf,
  type ExamAttemptEvent,
} from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { placeOf } from '@paideia/events/exam-attempts/exam-attempt.rules.ts';
import { examDefinitionEvents, examDefinitionStream, examScheduleEvents } from '@paideia/events/exams/exam.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { examDefinition, versionOf } from '../exams/exam-definition.decider.ts';
import { publishedExamFacts, scheduledExamFacts } from '../exams/exam.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, ofStream, type Command } from '../kernel/react/reaction.ts';
import { notification } from '../notifications/notification.commands.ts';
import { examAttemptFacts } from './exam-attempt.facts.ts';
import { deadlineLetters, lateOf, resultLetter } from './exam-letter.commands.ts';
import { deadlinesAt, withoutAttempt, withoutPass, type Deadline } from './exam-recipients.ts';
import { examSitting } from './exam-sitting.decider.ts';

const params = ({ groupId, examId, closesAt }: Deadline) => ({ groupId, examId, closesAt });

/** Who can still take it is told inside the product and by a letter. */
async function announcement(deadline: Deadline, occurred: Occurred, ask: Ask): Promise<readonly Command[]> {
  const students = await withoutPass(ask, deadline);
  return [
    ...students.map((userId) => notification({ userId, key: 'examScheduled', params: params(deadline) }, occurred)),
    ...(await deadlineLetters('examScheduled', deadline, students, occurred, ask)),
  ];
}

/** What is scheduled before the exam is published is announced when it is. The demo data was announced long ago. */
async function announce(deadline: Deadline, occurred: Occurred, ask: Ask): Promise<readonly Command[]> {
  if (occurred.channel === 'SEED') return [];
  const published = await ask.table(publishedExamFacts).one(deadline.examId);
  return published && published.since < occurred.position ? announcement(deadline, occurred, ask) : [];
}

/** A later version announces nothing again, and a person is told once of one exam. */
async function announceWaiting(examId: string, occurred: Occurred, ask: Ask): Promise<readonly Command[]> {
  const published = await ask.table(publishedExamFacts).one(examId);
  if (occurred.channel === 'SEED' || published?.since !== occurred.position) return [];
  const scheduled = await every(ask.table(scheduledExamFacts), { where: { examId } });
  const waiting = scheduled.filter(({ since }) => since < occurred.position);
  const at = Date.parse(occurred.at);
  const deadlines = (await Promise.all(waiting.map((one) => deadlinesAt(ask, one, at)))).flat();
  const notices = (await Promise.all(deadlines.map((one) => announcement(one, occurred, ask)))).flat();
  return [...new Map(notices.map((one) => [one.key, one])).values()];
}

async function remind(deadline: Deadline, occurred: Occurred, ask: Ask): Promise<readonly Command[]> {
  const students = await withoutAttempt(ask, deadline);
  return [
    ...students.map((userId) => notification({ userId, key: 'examReminder', params: params(deadline) }, occurred)),
    ...(await deadlineLetters('examReminder', deadline, students, occurred, ask)),
  ];
}

async function tellClosed(deadline: Deadline, occurred: Occurred, ask: Ask): Promise<readonly Command[]> {
  const [students, late] = await Promise.all([withoutAttempt(ask, deadline), lateOf(deadline, ask)]);
  return students.map((userId) =>
    notification({ userId, key: 'examClosed', params: { ...params(deadline), ...late } }, occurred),
  );
}

type Ended = Pick<
  DataOf<ExamAttemptEvent, 'ExamAttemptAbandoned'>,
  'attemptId' | 'userId' | 'groupId' | 'examId' | 'n'
>;
type Result = { readonly passed: boolean; readonly score: number; readonly scaledFrom: number | null };
async function tellResult(
  { attemptId, userId, groupId, examId, n }: Ended,
  { passed, score, scaledFrom }: Result,
  occurred: Occurred,
  ask: Ask,
) {
  const exam = await ask.state(examDefinition, examDefinitionStream(examId));
  const sitting = await ask.state(examSitting, examSittingStream(userId, groupId, examId));
  const attempts = await every(ask.table(examAttemptFacts), {
    where: { sittingId: sittingIdOf(userId, groupId, examId) },
  });
  const allowed = (versionOf(exam, exam.published ?? 1)?.attemptsAllowed ?? n) + sitting.granted;
  const attemptCounts = {
    attempt: `${placeOf(n, attempts)}`,
    allowedAttempts: `${allowed}`,
    scaledFrom: scaledFrom === null ? '' : `${scaledFrom}`,
  };
  const result = { score: `${score}`, status: passed ? 'passed' : 'failed', ...attemptCounts };
  const of = { attemptId, groupId, examId };
  return [
    notification({ userId, key: 'examResult', params: { ...of, ...result } }, occurred),
    ...(await resultLetter(userId, of, result, occurred, ask)),
  ];
}

/** It tells students of exams: that they are set, close soon, have closed, and how an attempt went. */
export const examNotices = defineReaction({
  name: 'exam-notices',
  from: 'beginning',
  events: [examDefinitionEvents, examScheduleEvents, examAttemptEvents],
  partition: ofStream,
  on: {
    ExamPublished: ({ examId }, occurred, ask) => announceWaiting(examId, occurred, ask),
    ExamScheduled: (window, occurred, ask) => announce({ ...window, userId: null }, occurred, ask),
    ExamRescheduled: (window, occurred, ask) => announce({ ...window, userId: null }, occurred, ask),
    ExamDeadlineExtended: announce,
    ExamReminderDue: remind,
    ExamWindowClosed: tellClosed,
    // A correction of a question that makes nothing of the score is nothing to be called for.
    ExamAttemptGraded: async (graded, occurred, ask) =>
      graded.before?.score === graded.score && graded.before.passed === graded.passed
        ? []
        : tellResult(graded, graded, occurred, ask),
    ExamAttemptRegraded: (graded, occurred, ask) => tellResult(graded, { ...graded, scaledFrom: null }, occurred, ask),
    ExamAttemptAbandoned: (ended, occurred, ask) =>
      tellResult(ended, { passed: false, score: 0, scaledFrom: null }, occurred, ask),
  },
});
