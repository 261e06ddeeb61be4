import { StartExamAttempt } from '@paideia/events/exam-attempts/exam-attempt.commands.ts';
import { attemptIdOf, examSittingStream } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examAttemptPermissions } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { defineProcess } from '../kernel/decide/process.ts';
import { examSitting } from './exam-sitting.decider.ts';
import { examStartFacts, nextNumber, refusedStart, startOf } from './exam-start.facts.ts';

/**
 * Whatever is open is abandoned, and only then the new attempt begins: a start that is refused abandons nothing. The number is part of the name of
 * the attempt's stream, which can begin once, so of two starts at the same moment one is told that the other was faster.
 */
export const startExamAttempt = defineProcess({
  type: 'StartExamAttempt',
  schema: StartExamAttempt,
  permission: examAttemptPermissions.StartExamAttempt,
  isFoundAgain: true,
  scope: async ({ userId, groupId }, ask) => ({
    ownerId: userId,
    regionId: (await ask.table(groupFacts).one(groupId))?.regionId,
  }),
  steps: async ({ userId, groupId, examId, startId, channel }, ask, { now }) => {
    const facts = await examStartFacts({ userId, groupId, examId }, ask);
    const sitting = await ask.state(examSitting, examSittingStream(userId, groupId, examId));
    const begin = (n: number) => ({
      type: 'BeginAttempt',
      data: { attemptId: attemptIdOf(userId, groupId, examId, n), startId, channel },
    });
    const begun = facts.attempts.find((one) => startOf(one, sitting) === startId);
    if (begun) return [begin(begun.n)];
    const open = facts.attempts.filter(({ status }) => status === 'open');
    const isRefused = refusedStart(facts, { granted: sitting.granted, channel, now }) !== undefined;
    return [
      ...(isRefused ? [] : open).map(({ n }) => ({
        type: 'AbandonExamAttempt',
        data: { attemptId: attemptIdOf(userId, groupId, examId, n), reason: 'startedAgain' },
      })),
      begin(nextNumber(facts.attempts)),
    ];
  },
});
