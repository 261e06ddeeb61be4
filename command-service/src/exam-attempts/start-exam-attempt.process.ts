import { StartExamAttempt } from '@paideia/events/exam-attempts/exam-attempt.commands.ts';
import { attemptIdOf, examSittingStream, sittingIdOf } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examAttemptPermissions } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { every } from '@paideia/documents/every.ts';
import { defineProcess } from '../kernel/decide/process.ts';
import { examAttemptFacts } from './exam-attempt.facts.ts';
import { examSitting } from './exam-sitting.decider.ts';

/** The sitting gives out the number, whatever is open is abandoned, and only then the new attempt begins: a start that is refused abandons nothing. */
export const startExamAttempt = defineProcess({
  type: 'StartExamAttempt',
  schema: StartExamAttempt,
  permission: examAttemptPermissions.StartExamAttempt,
  scope: async ({ userId, groupId }, ask) => ({
    ownerId: userId,
    regionId: (await ask.table(groupFacts).one(groupId))?.regionId,
  }),
  steps: (data) => [{ type: 'ReserveAttempt', data }],
  afterwards: async ({ userId, groupId, examId, startId, channel }, ask) => {
    const { reserved } = await ask.state(examSitting, examSittingStream(userId, groupId, examId));
    // Another start may have taken the number meanwhile: then it is the open one, and its attempt says so.
    const n = (reserved.find((one) => one.startId === startId) ?? reserved.at(-1))?.n ?? 1;
    const attempts = await every(ask.table(examAttemptFacts), {
      where: { sittingId: sittingIdOf(userId, groupId, examId) },
    });
    const open = attempts.filter((one) => one.status === 'open' && one.n < n);
    return [
      ...open.map(({ attemptId }) => ({ type: 'AbandonExamAttempt', data: { attemptId, reason: 'startedAgain' } })),
      { type: 'BeginAttempt', data: { attemptId: attemptIdOf(userId, groupId, examId, n), startId, channel } },
    ];
  },
});
