import { enrolmentIdOf } from '@paideia/events/enrolments/enrolment.events.ts';
import { examScheduleCommands, type ExamScheduleCommand } from '@paideia/events/exams/exam.commands.ts';
import {
  examDefinitionStream,
  examScheduleEvents,
  examScheduleStream,
  type ExamScheduleEvent,
} from '@paideia/events/exams/exam.events.ts';
import { examPermissions } from '@paideia/events/exams/exam.permissions.ts';
import { readsGroups } from '@paideia/events/groups/group.permissions.ts';
import { lockOfCourse, type TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import { isFarOff } from '@paideia/events/kernel/dates.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import {
  closesBeforeItOpens,
  deadlineFor,
  locksBeforeItCloses,
  type ExamWindow,
} from '@paideia/events/exams/exam.rules.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { unlessLocked, type LockedTerm } from '../groups/term-lock.rules.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { examDefinition } from './exam-definition.decider.ts';

type Window = DataOf<ExamScheduleEvent, 'ExamScheduled'>;
type ExamScheduleState = {
  readonly window: Window | null;
  /** Own deadlines by student. */
  readonly extended: Readonly<Record<string, string>>;
  /** Which deadlines were deadlineKey of, so that each is once. */
  readonly reminded: readonly string[];
  readonly ended: readonly string[];
};
type Rejected =
  | LockedTerm
  | 'exam.groupUnknown'
  | 'exam.groupArchived'
  | 'exam.unknown'
  | 'exam.scheduled'
  | 'exam.closesBeforeItOpens'
  | 'exam.locksBeforeItCloses'
  | 'exam.timeFarOff'
  | 'exam.shortens'
  | 'exam.notEnrolled';
type ExamScheduleFacts = {
  readonly regionId: string | undefined;
  readonly isArchived: boolean;
  readonly examExists: boolean;
  readonly isEnrolled: boolean;
  /** The term of the exam's course. */
  readonly lock: TermLock | undefined;
};

const ms = (at: string) => Date.parse(at);
/** The student's own deadline: an extension, unless the group's is later by now. */
export function deadlineOf({ window, extended }: ExamScheduleState, userId: string | null): string | undefined {
  if (!window) return undefined;
  return deadlineFor(window.closesAt, extended, userId);
}
type Deadline = { readonly userId: string | null; readonly closesAt: string };
const deadlineKey = ({ userId, closesAt }: Deadline) => `${userId ?? ''} ${closesAt}`;
/** Whether it is that moment, which older schedules may write in another way. */
export const isDeadlineOf = (state: ExamScheduleState, userId: string | null, closesAt: string): boolean => {
  const present = deadlineOf(state, userId);
  return present !== undefined && ms(present) === ms(closesAt);
};
/** A timer that was set for a deadline which is another one by now has nothing to say. */
const stands = (state: ExamScheduleState, { userId, closesAt }: Deadline) => isDeadlineOf(state, userId, closesAt);

/** Times that stood before stay as they are. */
function misfit(window: ExamWindow, before: ExamWindow | null, now: string): Rejection<Rejected> | undefined {
  const isSlip = (at: string | null, stood: string | null | undefined) =>
    at !== null && at !== stood && isFarOff(at, now);
  if (
    isSlip(window.opensAt, before?.opensAt) ||
    isSlip(window.closesAt, before?.closesAt) ||
    isSlip(window.lockAt, before?.lockAt)
  )
    return reject('exam.timeFarOff');
  if (closesBeforeItOpens(window)) return reject('exam.closesBeforeItOpens');
  return locksBeforeItCloses(window) ? reject('exam.locksBeforeItCloses') : undefined;
}
const isSame = (a: Window, b: DataOf<ExamScheduleCommand, 'ScheduleExam'>) =>
  a.opensAt === b.opensAt && a.closesAt === b.closesAt && a.lockAt === b.lockAt;

export const examSchedule = defineDecider<ExamScheduleState, Rejected, ExamScheduleFacts>()({
  events: examScheduleEvents,
  commands: examScheduleCommands,
  permissions: examPermissions,
  reads: readsGroups,
  creates: ['ScheduleExam'],
  commutes: [],
  stream: ({ data }) => examScheduleStream(data.groupId, data.examId),
  initial: { window: null, extended: {}, reminded: [], ended: [] },
  exists: ({ window }) => window !== null,
  scope: ({ window }, { type, data }, { regionId }) => ({
    regionId: window?.regionId ?? regionId,
    // Of whom it is, where the command gives one student another deadline.
    ...(type === 'ExtendExamDeadline' && { ownerId: data.userId }),
  }),
  facts: async ({ type, data }, ask) => {
    const group = await ask.table(groupFacts).one(data.groupId);
    // The window that closes is over, whatever the term is.
    const exam =
      type === 'CloseExamWindow' ? undefined : await ask.state(examDefinition, examDefinitionStream(data.examId));
    const enrolment =
      type === 'ExtendExamDeadline'
        ? await ask.table(enrolmentFacts).one(enrolmentIdOf(data.groupId, data.userId))
        : undefined;
    return {
      regionId: group?.regionId,
      isArchived: group?.archived ?? false,
      examExists: exam !== undefined && exam.versions.length > 0 && !exam.retired,
      isEnrolled: enrolment?.status === 'active',
      lock: lockOfCourse(group?.locks ?? [], exam?.versions.at(-1)?.courseId ?? ''),
    };
  },

  decide: {
    ScheduleExam: unlessLocked(({ window }, data, { regionId, isArchived, examExists, now }) => {
      if (regionId === undefined) return reject('exam.groupUnknown');
      if (window) return isSame(window, data) ? [] : reject('exam.scheduled');
      if (isArchived) return reject('exam.groupArchived');
      return (
        (examExists ? misfit(data, null, now) : reject('exam.unknown')) ?? [
          { type: 'ExamScheduled', data: { ...data, regionId } },
        ]
      );
    }),
    RescheduleExam: unlessLocked(({ window }, data, { now }) => {
      if (!window || isSame(window, data)) return [];
      return misfit(data, window, now) ?? [{ type: 'ExamRescheduled', data: { ...data, regionId: window.regionId } }];
    }),
    ExtendExamDeadline: unlessLocked((state, { groupId, examId, userId, closesAt, reason }, { isEnrolled, now }) => {
      const present = deadlineOf(state, userId);
      if (!state.window || present === undefined || state.extended[userId] === closesAt) return [];
      if (!isEnrolled) return reject('exam.notEnrolled');
      if (ms(closesAt) <= ms(present)) return reject('exam.shortens');
      if (isFarOff(closesAt, now)) return reject('exam.timeFarOff');
      return [
        {
          type: 'ExamDeadlineExtended',
          data: { groupId, examId, regionId: state.window.regionId, userId, closesAt, reason },
        },
      ];
    }),
    /** Too late a reminder, after a standstill, is none. */
    RemindOfExam: (state, data, { lock, now }) =>
      lock ||
      !state.window ||
      !stands(state, data) ||
      ms(now) >= ms(data.closesAt) ||
      state.reminded.includes(deadlineKey(data))
        ? []
        : [{ type: 'ExamReminderDue', data: { ...data, regionId: state.window.regionId } }],
    CloseExamWindow: (state, data, { now }) =>
      !state.window || !stands(state, data) || ms(now) < ms(data.closesAt) || state.ended.includes(deadlineKey(data))
        ? []
        : [{ type: 'ExamWindowClosed', data: { ...data, regionId: state.window.regionId } }],
  },
  evolve: {
    ExamScheduled: (state, window) => ({ ...state, window }),
    ExamRescheduled: (state, { reason: _reason, ...window }) => ({ ...state, window }),
    ExamDeadlineExtended: (state, { userId, closesAt }) => ({
      ...state,
      extended: { ...state.extended, [userId]: closesAt },
    }),
    ExamReminderDue: (state, data) => ({ ...state, reminded: [...state.reminded, deadlineKey(data)] }),
    ExamWindowClosed: (state, data) => ({ ...state, ended: [...state.ended, deadlineKey(data)] }),
  },
});
