import { every } from '@paideia/documents/every.ts';
import { enrolmentIdOf } from '@paideia/events/enrolments/enrolment.events.ts';
import { sittingIdOf } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examDefinitionStream, examScheduleStream } from '@paideia/events/exams/exam.events.ts';
import { hasClosed } from '@paideia/events/exams/exam.rules.ts';
import { excusedWorkStream } from '@paideia/events/gradebook/excused-work.events.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { examDefinition, publishedOf } from '../exams/exam-definition.decider.ts';
import { deadlineOf, examSchedule, isDeadlineOf } from '../exams/exam-schedule.decider.ts';
import { excusedWork } from '../gradebook/excused-work.decider.ts';
import { groupFacts } from '../groups/group.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { examAttemptFacts, type ExamAttemptFact } from './exam-attempt.facts.ts';

type Scheduled = { readonly groupId: string; readonly examId: string };
/** `userId` is the student with a deadline of its own; null: everyone else in the group. */
export type Deadline = Scheduled & { readonly userId: string | null; readonly closesAt: string };

/** The deadlines that are still to come at a moment, in milliseconds of the epoch: the group's, and those of students who have a later one of their own. */
export async function deadlinesAt(ask: Ask, { groupId, examId }: Scheduled, at: number): Promise<readonly Deadline[]> {
  const schedule = await ask.state(examSchedule, examScheduleStream(groupId, examId));
  const ofGroup = schedule.window?.closesAt;
  if (ofGroup === undefined) return [];
  const own = Object.keys(schedule.extended).flatMap((userId) => {
    const closesAt = deadlineOf(schedule, userId);
    return closesAt === undefined || closesAt === ofGroup ? [] : [{ groupId, examId, userId, closesAt }];
  });
  return [{ groupId, examId, userId: null, closesAt: ofGroup }, ...own].filter(
    ({ closesAt }) => !hasClosed(closesAt, at),
  );
}

/** Whom a deadline is for: one student, or the group without those who have a later one of their own; nobody where the exam cannot be taken. */
async function studentsOf(ask: Ask, { groupId, examId, userId, closesAt }: Deadline): Promise<readonly string[]> {
  const exam = publishedOf(await ask.state(examDefinition, examDefinitionStream(examId)));
  const group = await ask.table(groupFacts).one(groupId);
  if (!exam || !group || group.archived) return [];
  if (userId !== null) {
    const enrolment = await ask.table(enrolmentFacts).one(enrolmentIdOf(groupId, userId));
    return enrolment?.status === 'active' ? [userId] : [];
  }
  const schedule = await ask.state(examSchedule, examScheduleStream(groupId, examId));
  const members = await every(ask.table(enrolmentFacts), { where: { groupId, status: 'active' } });
  return members.map((member) => member.userId).filter((id) => isDeadlineOf(schedule, id, closesAt));
}

type Fits = (status: ExamAttemptFact['status']) => boolean;
/** Those of these students who have no attempt of that kind, and are not excused. */
async function without(
  ask: Ask,
  { groupId, examId }: Scheduled,
  students: readonly string[],
  fits: Fits,
): Promise<readonly string[]> {
  const left = await Promise.all(
    students.map(async (userId) => {
      const [attempts, excused] = await Promise.all([
        every(ask.table(examAttemptFacts), { where: { sittingId: sittingIdOf(userId, groupId, examId) } }),
        ask.state(excusedWork, excusedWorkStream(userId, groupId)),
      ]);
      return Object.hasOwn(excused, examId) || attempts.some(({ status }) => fits(status)) ? [] : [userId];
    }),
  );
  return left.flat();
}
/** Those whom a deadline is for and who have not passed: nobody takes an exam again after that. */
export const withoutPass = async (ask: Ask, deadline: Deadline): Promise<readonly string[]> =>
  without(ask, deadline, await studentsOf(ask, deadline), (status) => status === 'passed');

const taken: ReadonlySet<string> = new Set(['passed', 'failed', 'abandoned']);
/** Those of them who have taken no attempt; one that is still open is not taken yet. */
export const withoutAttempt = async (ask: Ask, deadline: Deadline): Promise<readonly string[]> =>
  without(ask, deadline, await studentsOf(ask, deadline), (status) => taken.has(status));
