import { group } from '@paideia/documents/port.ts';
import {
  examAttemptEvents,
  sittingIdOf,
  type AttemptChannel,
  type ExamAttemptEvent,
} from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { collectionsOf, defineProjection, patch, put } from '@paideia/projection-service/kernel/projection.ts';

/** What has become of an attempt, for decisions of other streams. */
export type ExamAttemptFact = {
  readonly attemptId: string;
  readonly sittingId: string;
  readonly userId: string;
  readonly groupId: string;
  readonly examId: string;
  /** Of the exam, as it was when the attempt began. */
  readonly version: number;
  readonly n: number;
  readonly status: 'open' | 'passed' | 'failed' | 'abandoned' | 'voided';
  readonly startedAt: string;
  readonly timeLimitAt: string | null;
  /** Null for those that began when the sitting alone knew it. */
  readonly startId: string | null;
  readonly channel: AttemptChannel;
  /** The demo data's attempts are as old as the demo says. */
  readonly isSeed: boolean;
};

const examAttemptFactsGroup = group('facts-exam-attempts', 4);
export const examAttemptFacts = examAttemptFactsGroup.collection<ExamAttemptFact>('examAttemptFacts', {
  indexes: {
    sitting: ['sittingId', 'n'],
    status: ['status', 'startedAt'],
    exam: ['examId', 'userId'],
    group: ['groupId', 'status'],
  },
});

type Of = { readonly attemptId: string };
const graded = ({ attemptId, passed }: Of & { readonly passed: boolean }) =>
  patch(examAttemptFacts, attemptId, { status: passed ? 'passed' : 'failed' });

export const examAttemptFactTable = defineProjection<ExamAttemptEvent>({
  group: examAttemptFactsGroup,
  collections: collectionsOf(examAttemptFacts),
  events: [examAttemptEvents],
  on: {
    ExamAttemptStarted: (
      { attemptId, userId, groupId, examId, version, n, startedAt, timeLimitAt, channel, startId },
      occurred,
    ) =>
      put(examAttemptFacts, attemptId, {
        attemptId,
        sittingId: sittingIdOf(userId, groupId, examId),
        userId,
        groupId,
        examId,
        version,
        n,
        status: 'open',
        startedAt,
        timeLimitAt,
        startId: startId ?? null,
        channel,
        isSeed: occurred.channel === 'SEED',
      }),
    ExamAttemptGraded: graded,
    ExamAttemptRegraded: graded,
    ExamAttemptAbandoned: ({ attemptId }) => patch(examAttemptFacts, attemptId, { status: 'abandoned' }),
    ExamAttemptVoided: ({ attemptId }) => patch(examAttemptFacts, attemptId, { status: 'voided' }),
  },
});
