import { examSittingCommands } from '@paideia/events/exam-attempts/exam-attempt.commands.ts';
import {
  attemptIdOf,
  examSittingEvents,
  examSittingStream,
  type ExamSittingEvent,
  type SittingOutcome,
} from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examAttemptPermissions, readsExamResult } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { unlessLocked, type LockedTerm } from '../groups/term-lock.rules.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { examStartFacts, type ExamStartFacts } from './exam-start.facts.ts';

type Reserved = { readonly n: number; readonly startId: string; readonly status: 'open' | 'returned' | SittingOutcome };
type ExamSittingState = {
  readonly reserved: readonly Reserved[];
  readonly granted: number;
  /** Null where no time was ever given. */
  readonly extraMinutes: number | null;
};
type Rejected = LockedTerm | `examAttempt.${'notAvailable' | 'notEnrolled' | 'noTimeLimit'}`;

const add = (state: ExamSittingState, one: Reserved): ExamSittingState => ({
  ...state,
  reserved: [...state.reserved.filter(({ n }) => n !== one.n), one],
});
const become = (state: ExamSittingState, n: number, status: Reserved['status']): ExamSittingState => ({
  ...state,
  reserved: state.reserved.map((one) => (one.n === n ? { ...one, status } : one)),
});

type Nth = { readonly userId: string; readonly groupId: string; readonly examId: string; readonly n: number };
/** An attempt begins without asking here, so most that end are met for the first time. */
function met(
  { reserved }: ExamSittingState,
  { userId, groupId, examId, n }: Nth,
  { group, attempts }: ExamStartFacts,
):
  | { readonly one: Pick<Reserved, 'status'>; readonly first: readonly ExamSittingEvent[]; readonly regionId: string }
  | undefined {
  const known = reserved.find((one) => one.n === n);
  const startId = attempts.find((one) => one.n === n)?.startId;
  if (!group || (!known && startId == null)) return undefined;
  const { regionId } = group;
  if (known || startId == null) return known && { one: known, first: [], regionId };
  const data = { userId, groupId, examId, regionId, n, attemptId: attemptIdOf(userId, groupId, examId, n), startId };
  return { one: { status: 'open' }, first: [{ type: 'AttemptReserved', data }], regionId };
}

/** What one student was granted at one exam, and what has become of the attempts. How many there may be is decided where the next one begins. */
export const examSitting = defineDecider<ExamSittingState, Rejected, ExamStartFacts>()({
  events: examSittingEvents,
  commands: examSittingCommands,
  permissions: examAttemptPermissions,
  reads: readsExamResult,
  creates: ['CloseSittingAttempt', 'ReturnSittingAttempt', 'GrantExtraAttempt', 'GrantExtraTime'],
  commutes: ['CloseSittingAttempt', 'ReturnSittingAttempt'],
  stream: ({ data }) => examSittingStream(data.userId, data.groupId, data.examId),
  initial: { reserved: [], granted: 0, extraMinutes: null },
  exists: ({ reserved, granted, extraMinutes }) => reserved.length > 0 || granted > 0 || extraMinutes !== null,
  scope: (_, { data }, { group }) => ({ ownerId: data.userId, regionId: group?.regionId }),
  facts: ({ data }, ask) => examStartFacts(data, ask),

  decide: {
    CloseSittingAttempt: (state, { outcome, ...nth }, facts) => {
      const found = met(state, nth, facts);
      if (!found || found.one.status === 'returned' || found.one.status === outcome) return [];
      const { one, first, regionId } = found;
      return [
        ...first,
        {
          type: one.status === 'open' ? 'SittingAttemptClosed' : 'SittingAttemptRevised',
          data: { ...nth, regionId, outcome },
        },
      ];
    },
    ReturnSittingAttempt: (state, nth, facts) => {
      const found = met(state, nth, facts);
      if (!found || found.one.status === 'returned') return [];
      return [...found.first, { type: 'SittingAttemptReturned', data: { ...nth, regionId: found.regionId } }];
    },
    GrantExtraAttempt: unlessLocked((_, data, { group, isEnrolled, opening, actorId }) => {
      if (!group || !opening) return reject('examAttempt.notAvailable');
      if (!isEnrolled || actorId === null) return reject('examAttempt.notEnrolled');
      return [{ type: 'ExtraAttemptGranted', data: { ...data, regionId: group.regionId, by: actorId } }];
    }),
    GrantExtraTime: unlessLocked(({ extraMinutes }, data, { group, isEnrolled, opening, actorId }) => {
      if (!group || !opening) return reject('examAttempt.notAvailable');
      if (!isEnrolled || actorId === null) return reject('examAttempt.notEnrolled');
      if (opening.timeLimitMin === null) return reject('examAttempt.noTimeLimit');
      if (data.minutes === (extraMinutes ?? 0)) return [];
      return [{ type: 'ExtraTimeGranted', data: { ...data, regionId: group.regionId, by: actorId } }];
    }),
  },
  evolve: {
    AttemptReserved: (state, { n, startId }) => add(state, { n, startId, status: 'open' }),
    SittingAttemptClosed: (state, { n, outcome }) => become(state, n, outcome),
    SittingAttemptRevised: (state, { n, outcome }) => become(state, n, outcome),
    SittingAttemptReturned: (state, { n }) => become(state, n, 'returned'),
    ExtraAttemptGranted: (state, { count }) => ({ ...state, granted: state.granted + count }),
    ExtraTimeGranted: (state, { minutes }) => ({ ...state, extraMinutes: minutes }),
  },
});
