import { enrolmentIdOf } from '@paideia/events/enrolments/enrolment.events.ts';
import { examSittingCommands } from '@paideia/events/exam-attempts/exam-attempt.commands.ts';
import {
  attemptIdOf,
  examSittingEvents,
  examSittingStream,
  sittingIdOf,
  type SittingOutcome,
} from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examAttemptPermissions, readsExamResult } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { sittingStatus } from '@paideia/events/exam-attempts/exam-start.rules.ts';
import { examDefinitionStream, examScheduleStream } from '@paideia/events/exams/exam.events.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { examDefinition, publishedOf } from '../exams/exam-definition.decider.ts';
import { deadlineOf, examSchedule } from '../exams/exam-schedule.decider.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { every } from '@paideia/documents/every.ts';
import { dateIn } from '../kernel/decide/zone.ts';
import { regionFacts } from '../regions/region.facts.ts';
import { examAttemptFacts, type ExamAttemptFact } from './exam-attempt.facts.ts';

type Reserved = { readonly n: number; readonly startId: string; readonly status: 'open' | 'returned' | SittingOutcome };
export type ExamSittingState = { readonly reserved: readonly Reserved[]; readonly granted: number };
/** What the exam and its schedule say; the times are instants, `closesAt` is the student's own. */
export type Opening = {
  readonly opensAt: string;
  readonly closesAt: string;
  readonly lockAt: string | null;
  readonly attemptsAllowed: number;
};
export type ExamSittingFacts = {
  readonly group: { readonly regionId: string; readonly archived: boolean; readonly offlineApp: boolean } | undefined;
  readonly timeZone: string;
  readonly isEnrolled: boolean;
  /** Undefined while the exam is not published or not scheduled for the group. */
  readonly opening: Opening | undefined;
  /** As the attempts' own streams tell it, which is known before the sitting has heard of it. */
  readonly attempts: readonly Pick<ExamAttemptFact, 'n' | 'status'>[];
};
type Rejected =
  `examAttempt.${'notAvailable' | 'offlineAppOnly' | 'notOpenYet' | 'locked' | 'alreadyPassed' | 'attemptsExceeded' | 'notEnrolled'}`;

const add = (state: ExamSittingState, one: Reserved): ExamSittingState => ({
  ...state,
  reserved: [...state.reserved.filter(({ n }) => n !== one.n), one],
});
const become = (state: ExamSittingState, n: number, status: Reserved['status']): ExamSittingState => ({
  ...state,
  reserved: state.reserved.map((one) => (one.n === n ? { ...one, status } : one)),
});

/** The attempts of one student at one exam: how many there may be is decided here, and nowhere else. */
export const examSitting = defineDecider<ExamSittingState, Rejected, ExamSittingFacts>()({
  events: examSittingEvents,
  commands: examSittingCommands,
  permissions: examAttemptPermissions,
  reads: readsExamResult,
  creates: ['ReserveAttempt', 'GrantExtraAttempt'],
  commutes: ['ReserveAttempt', 'CloseSittingAttempt', 'ReturnSittingAttempt'],
  stream: ({ data }) => examSittingStream(data.userId, data.groupId, data.examId),
  initial: { reserved: [], granted: 0 },
  exists: ({ reserved, granted }) => reserved.length > 0 || granted > 0,
  scope: (_, { data }, { group }) => ({ ownerId: data.userId, regionId: group?.regionId }),
  facts: async ({ data: { userId, groupId, examId } }, ask) => {
    const group = await ask.table(groupFacts).one(groupId);
    const region = group && (await ask.table(regionFacts).one(group.regionId));
    const enrolment = await ask.table(enrolmentFacts).one(enrolmentIdOf(groupId, userId));
    const definition = publishedOf(await ask.state(examDefinition, examDefinitionStream(examId)));
    const schedule = await ask.state(examSchedule, examScheduleStream(groupId, examId));
    const closesAt = deadlineOf(schedule, userId);
    return {
      group,
      timeZone: region?.timeZone ?? 'UTC',
      isEnrolled: enrolment?.status === 'active',
      opening:
        definition && schedule.window && closesAt !== undefined
          ? {
              opensAt: schedule.window.opensAt,
              closesAt,
              lockAt: schedule.window.lockAt,
              attemptsAllowed: definition.attemptsAllowed,
            }
          : undefined,
      attempts: await every(ask.table(examAttemptFacts), {
        where: { sittingId: sittingIdOf(userId, groupId, examId) },
      }),
    };
  },

  decide: {
    ReserveAttempt: (
      { reserved, granted },
      { startId, channel, ...of },
      { group, timeZone, isEnrolled, opening, attempts, now },
    ) => {
      if (reserved.some((one) => one.startId === startId)) return [];
      if (!group || group.archived || !isEnrolled || !opening) return reject('examAttempt.notAvailable');
      if (channel === 'APP' && !group.offlineApp) return reject('examAttempt.offlineAppOnly');
      const counted = attempts.filter(({ status }) => status !== 'voided');
      const { opensAt, closesAt, lockAt, attemptsAllowed } = opening;
      const passed = counted.some(({ status }) => status === 'passed');
      const status = sittingStatus({
        now,
        opensAt,
        closesAt,
        lockAt,
        passed,
        used: counted.length,
        allowed: attemptsAllowed + granted,
      });
      if (status === 'notOpen') return reject('examAttempt.notOpenYet', { date: dateIn(timeZone, opensAt) });
      if (status === 'locked') return reject('examAttempt.locked');
      if (status === 'passed') return reject('examAttempt.alreadyPassed');
      if (status === 'exhausted') return reject('examAttempt.attemptsExceeded');

      const { userId, groupId, examId } = of;
      const at = { ...of, regionId: group.regionId };
      // A number that was given out for an attempt that never began is given out again.
      const unused = reserved.find((one) => one.status === 'open' && !attempts.some(({ n }) => n === one.n));
      const n = unused?.n ?? reserved.length + 1;
      const open = reserved.filter(
        (one) =>
          one.status === 'open' &&
          one !== unused &&
          attempts.some((fact) => fact.n === one.n && fact.status === 'open'),
      );
      return [
        ...open.map((one) => ({
          type: 'SittingAttemptClosed' as const,
          data: { ...at, n: one.n, outcome: 'abandoned' as const },
        })),
        { type: 'AttemptReserved', data: { ...at, n, attemptId: attemptIdOf(userId, groupId, examId, n), startId } },
      ];
    },
    CloseSittingAttempt: ({ reserved }, { outcome, ...nth }, { group }) => {
      const one = reserved.find(({ n }) => n === nth.n);
      if (!group || !one || one.status === 'returned' || one.status === outcome) return [];
      return [
        {
          type: one.status === 'open' ? 'SittingAttemptClosed' : 'SittingAttemptRevised',
          data: { ...nth, regionId: group.regionId, outcome },
        },
      ];
    },
    ReturnSittingAttempt: ({ reserved }, nth, { group }) =>
      group && reserved.some(({ n, status }) => n === nth.n && status !== 'returned')
        ? [{ type: 'SittingAttemptReturned', data: { ...nth, regionId: group.regionId } }]
        : [],
    GrantExtraAttempt: (_, data, { group, isEnrolled, opening, actorId }) => {
      if (!group || !opening) return reject('examAttempt.notAvailable');
      if (!isEnrolled || actorId === null) return reject('examAttempt.notEnrolled');
      return [{ type: 'ExtraAttemptGranted', data: { ...data, regionId: group.regionId, by: actorId } }];
    },
  },
  evolve: {
    AttemptReserved: (state, { n, startId }) => add(state, { n, startId, status: 'open' }),
    SittingAttemptClosed: (state, { n, outcome }) => become(state, n, outcome),
    SittingAttemptRevised: (state, { n, outcome }) => become(state, n, outcome),
    SittingAttemptReturned: (state, { n }) => become(state, n, 'returned'),
    ExtraAttemptGranted: (state, { count }) => ({ ...state, granted: state.granted + count }),
  },
});
