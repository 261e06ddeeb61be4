import { every } from '@paideia/documents/every.ts';
import { enrolmentIdOf } from '@paideia/events/enrolments/enrolment.events.ts';
import { sittingIdOf, type AttemptChannel } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { sittingStatus } from '@paideia/events/exam-attempts/exam-start.rules.ts';
import { examDefinitionStream, examScheduleStream } from '@paideia/events/exams/exam.events.ts';
import { lockOfCourse, type TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { examDefinition, publishedOf } from '../exams/exam-definition.decider.ts';
import { deadlineOf, examSchedule } from '../exams/exam-schedule.decider.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { refusedBy, type LockedTerm } from '../groups/term-lock.rules.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { dateIn } from '../kernel/decide/zone.ts';
import { regionFacts } from '../regions/region.facts.ts';
import { examAttemptFacts, type ExamAttemptFact } from './exam-attempt.facts.ts';

/** This is what the exam and its schedule say; the times are instants, `closesAt` is the student's own. */
type Opening = {
  readonly opensAt: string;
  readonly closesAt: string;
  readonly lockAt: string | null;
  readonly attemptsAllowed: number;
  readonly timeLimitMin: number | null;
};
export type ExamStartFacts = {
  readonly group: { readonly regionId: string; readonly archived: boolean; readonly offlineApp: boolean } | undefined;
  readonly timeZone: string;
  readonly isEnrolled: boolean;
  /** Undefined while the exam is not published or not scheduled for the group. */
  readonly opening: Opening | undefined;
  /** The term of the exam's course. */
  readonly lock: TermLock | undefined;
  /** Of this student at this exam in the group, as the attempts' own streams tell it. */
  readonly attempts: readonly Pick<ExamAttemptFact, 'n' | 'status' | 'startId'>[];
};
/** How many attempts, and how many minutes of each, were granted beyond those of the exam, and what starts the sitting knows of. */
export type Sat = {
  readonly granted: number;
  readonly extraMinutes: number | null;
  readonly reserved: readonly { readonly n: number; readonly startId: string }[];
};
export type RefusedStart =
  | LockedTerm
  | `examAttempt.${'notAvailable' | 'offlineAppOnly' | 'notOpenYet' | 'locked' | 'alreadyPassed' | 'attemptsExceeded'}`;

export async function examStartFacts(
  { userId, groupId, examId }: { readonly userId: string; readonly groupId: string; readonly examId: string },
  ask: Ask,
): Promise<ExamStartFacts> {
  // Beside each other, so that one look at the log serves them all: while others begin too, each of them would wait for one of its own.
  const [group, enrolment, exam, schedule, attempts] = await Promise.all([
    ask.table(groupFacts).one(groupId),
    ask.table(enrolmentFacts).one(enrolmentIdOf(groupId, userId)),
    ask.state(examDefinition, examDefinitionStream(examId)),
    ask.state(examSchedule, examScheduleStream(groupId, examId)),
    every(ask.table(examAttemptFacts), { where: { sittingId: sittingIdOf(userId, groupId, examId) } }),
  ]);
  const region = group && (await ask.table(regionFacts).one(group.regionId));
  const definition = publishedOf(exam);
  const closesAt = deadlineOf(schedule, userId);
  return {
    group,
    lock: definition && lockOfCourse(group?.locks ?? [], definition.courseId),
    timeZone: region?.timeZone ?? 'UTC',
    isEnrolled: enrolment?.status === 'active',
    opening:
      definition && schedule.window && closesAt !== undefined
        ? {
            opensAt: schedule.window.opensAt,
            closesAt,
            lockAt: schedule.window.lockAt,
            attemptsAllowed: definition.attemptsAllowed,
            timeLimitMin: definition.timeLimitMin,
          }
        : undefined,
    attempts,
  };
}

/** Why no further attempt may begin now; undefined when one may. */
export function refusedStart(
  { group, timeZone, isEnrolled, opening, attempts, lock }: ExamStartFacts,
  { granted, channel, now }: Pick<Sat, 'granted'> & { readonly channel: AttemptChannel; readonly now: string },
): Rejection<RefusedStart> | undefined {
  if (!group || group.archived || !isEnrolled || !opening) return reject('examAttempt.notAvailable');
  if (channel === 'APP' && !group.offlineApp) return reject('examAttempt.offlineAppOnly');
  if (lock) return refusedBy(lock);
  const counted = attempts.filter(({ status }) => status !== 'voided');
  const { opensAt, closesAt, lockAt, attemptsAllowed } = opening;
  const status = sittingStatus({
    now,
    opensAt,
    closesAt,
    lockAt,
    passed: counted.some((one) => one.status === 'passed'),
    used: counted.length,
    allowed: attemptsAllowed + granted,
  });
  if (status === 'notOpen') return reject('examAttempt.notOpenYet', { date: dateIn(timeZone, opensAt) });
  if (status === 'locked') return reject('examAttempt.locked');
  if (status === 'passed') return reject('examAttempt.alreadyPassed');
  return status === 'exhausted' ? reject('examAttempt.attemptsExceeded') : undefined;
}

/** Of attempts that do not say themselves which start they were, the sitting knows it. */
export const startOf = (
  { n, startId }: { readonly n: number; readonly startId?: string | null | undefined },
  { reserved }: Pick<Sat, 'reserved'>,
): string | undefined => startId ?? reserved.find((one) => one.n === n)?.startId;

/** The number of the next attempt; voided ones keep theirs. Whoever has not seen the latest attempt comes upon its number, and the store says that it is taken. */
export const nextNumber = (attempts: readonly { readonly n: number }[]): number =>
  Math.max(0, ...attempts.map(({ n }) => n)) + 1;
