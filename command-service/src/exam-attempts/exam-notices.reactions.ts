import {
  examAttemptEvents,
  examSittingStream,
  sittingIdOf,
  type ExamAttemptEvent,
} from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { placeOf } from '@paideia/events/exam-attempts/exam-attempt.rules.ts';
import { courseStream } from '@paideia/events/courses/course.events.ts';
import { examDefinitionStream, examScheduleEvents, examScheduleStream } from '@paideia/events/exams/exam.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { notificationLink } from '@paideia/events/notifications/notification-link.rules.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { course } from '../courses/course.decider.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { examDefinition, versionOf } from '../exams/exam-definition.decider.ts';
import { deadlineOf, examSchedule } from '../exams/exam-schedule.decider.ts';
import { groupFacts } from '../groups/group.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { every } from '@paideia/documents/every.ts';
import { defineReaction, ofStream, type Command } from '../kernel/react/reaction.ts';
import { letterTo, personOf } from '../mails/letter.commands.ts';
import { notification } from '../notifications/notification.commands.ts';
import { regionFacts } from '../regions/region.facts.ts';
import { examAttemptFacts } from './exam-attempt.facts.ts';
import { examSitting } from './exam-sitting.decider.ts';

type Of = { readonly groupId: string; readonly examId: string };
type Deadline = Of & { readonly userId: string | null; readonly closesAt: string };

/** Whom a deadline is for: one student, or the group without those who have a later one of their own. */
async function studentsOf(ask: Ask, { groupId, examId, userId, closesAt }: Deadline): Promise<readonly string[]> {
  if (userId !== null) return [userId];
  const schedule = await ask.state(examSchedule, examScheduleStream(groupId, examId));
  const members = await every(ask.table(enrolmentFacts), { where: { groupId, status: 'active' } });
  return members.map((member) => member.userId).filter((id) => deadlineOf(schedule, id) === closesAt);
}
const taken: ReadonlySet<string> = new Set(['passed', 'failed', 'abandoned']);
async function withoutAttempt(ask: Ask, deadline: Deadline): Promise<readonly string[]> {
  const students = await studentsOf(ask, deadline);
  const open = await Promise.all(
    students.map(async (userId) => {
      const attempts = await every(ask.table(examAttemptFacts), {
        where: { sittingId: sittingIdOf(userId, deadline.groupId, deadline.examId) },
      });
      return attempts.some(({ status }) => taken.has(status)) ? [] : [userId];
    }),
  );
  return open.flat();
}
const params = ({ groupId, examId, closesAt }: Deadline) => ({ groupId, examId, closesAt });

/** The demo data was announced long ago. */
async function announce(deadline: Deadline, occurred: Occurred, ask: Ask): Promise<readonly Command[]> {
  if (occurred.channel === 'SEED') return [];
  const students = await studentsOf(ask, deadline);
  return students.map((userId) => notification({ userId, key: 'examScheduled', params: params(deadline) }, occurred));
}

async function remind(deadline: Deadline, occurred: Occurred, ask: Ask): Promise<readonly Command[]> {
  const { groupId, examId, closesAt } = deadline;
  const exam = await ask.state(examDefinition, examDefinitionStream(examId));
  const version = exam.versions.at(-1);
  const group = await ask.table(groupFacts).one(groupId);
  const region = group && (await ask.table(regionFacts).one(group.regionId));
  const letterParams = {
    exam: version?.title ?? '',
    course: (version && (await ask.state(course, courseStream(version.courseId))).course?.title) ?? '',
    group: group?.name ?? '',
    closesAt,
    timeZone: region?.timeZone ?? 'UTC',
  };
  const commands = (await withoutAttempt(ask, deadline)).map(async (userId) => [
    notification({ userId, key: 'examReminder', params: params(deadline) }, occurred),
    ...letterTo(
      await personOf(ask, userId),
      {
        template: 'examReminder',
        subjectId: userId,
        replyTo: null,
        params: letterParams,
        link: notificationLink('examReminder', { examId }),
      },
      occurred,
    ),
  ]);
  return (await Promise.all(commands)).flat();
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
  const attempts = await every(ask.table(examAttemptFacts), { where: { sittingId: sittingIdOf(userId, groupId, examId) } });
  const allowed = (versionOf(exam, exam.published ?? 1)?.attemptsAllowed ?? n) + sitting.granted;
  const attemptCounts = {
    attempt: `${placeOf(n, attempts)}`,
    allowedAttempts: `${allowed}`,
    scaledFrom: scaledFrom === null ? '' : `${scaledFrom}`,
  };
  const result = { attemptId, groupId, examId, score: `${score}`, status: passed ? 'passed' : 'failed' };
  return [notification({ userId, key: 'examResult', params: { ...result, ...attemptCounts } }, occurred)];
}

/** It tells students of exams: that they are set, close soon, have closed, and how an attempt went. */
export const examNotices = defineReaction({
  name: 'exam-notices',
  from: 'beginning',
  events: [examScheduleEvents, examAttemptEvents],
  partition: ofStream,
  on: {
    ExamScheduled: (window, occurred, ask) => announce({ ...window, userId: null }, occurred, ask),
    ExamRescheduled: (window, occurred, ask) => announce({ ...window, userId: null }, occurred, ask),
    ExamDeadlineExtended: announce,
    ExamReminderDue: remind,
    ExamWindowClosed: async (deadline, occurred, ask) =>
      (await withoutAttempt(ask, deadline)).map((userId) =>
        notification({ userId, key: 'examClosed', params: params(deadline) }, occurred),
      ),
    ExamAttemptGraded: (graded, occurred, ask) => tellResult(graded, graded, occurred, ask),
    ExamAttemptRegraded: (graded, occurred, ask) => tellResult(graded, { ...graded, scaledFrom: null }, occurred, ask),
    ExamAttemptAbandoned: (ended, occurred, ask) =>
      tellResult(ended, { passed: false, score: 0, scaledFrom: null }, occurred, ask),
  },
});
