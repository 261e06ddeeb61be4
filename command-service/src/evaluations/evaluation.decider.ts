import { evaluationCommands } from '@paideia/events/evaluations/evaluation.commands.ts';
import {
  evaluationEvents,
  evaluationStream,
  type EvaluationEvent,
} from '@paideia/events/evaluations/evaluation.events.ts';
import { evaluationPermissions, readsEvaluation } from '@paideia/events/evaluations/evaluation.permissions.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { timeLogIdOf, timeLogStream, type TimeLogRef } from '@paideia/events/time-logs/time-log.events.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { timeLog } from '../time-logs/time-log.decider.ts';

type Evaluation = Pick<DataOf<EvaluationEvent, 'EvaluationRecorded'>, 'rating' | 'comments'>;
type EvaluationState = { readonly evaluation: Evaluation | null };
type Rejected = 'noAccess' | 'timeLog.notSubmitted';
type EvaluationFacts = { readonly log: TimeLogRef | null };

const whoseOf = ({ timeLogId: evaluationId, ...log }: TimeLogRef) => ({ evaluationId, ...log });

/** Its commands are steps: whoever evaluates a time log closes the log first. */
export const evaluation = defineDecider<EvaluationState, Rejected, EvaluationFacts>()({
  events: evaluationEvents,
  commands: evaluationCommands,
  permissions: evaluationPermissions,
  reads: readsEvaluation,
  creates: ['RecordEvaluation'],
  commutes: [],
  stream: ({ data: { userId, program, periodEnding } }) => evaluationStream(timeLogIdOf(userId, program, periodEnding)),
  initial: { evaluation: null },
  exists: ({ evaluation: given }) => given !== null,
  scope: (_, { data }, { log }) => ({ ownerId: data.userId, regionId: log?.regionId }),
  facts: async ({ data: { userId, program, periodEnding } }, ask) => {
    const { log } = await ask.state(timeLog, timeLogStream(timeLogIdOf(userId, program, periodEnding)));
    return { log };
  },

  decide: {
    RecordEvaluation: ({ evaluation: before }, { rating, comments }, { log, actorId }) => {
      if (actorId === null) return reject('noAccess');
      if (!log) return reject('timeLog.notSubmitted');
      if (before?.rating === rating && before.comments === comments) return [];
      return [
        {
          type: before ? 'EvaluationRevised' : 'EvaluationRecorded',
          data: { ...whoseOf(log), rating, comments, by: actorId },
        },
      ];
    },
    RemoveEvaluation: (_, _data, { log, actorId }) =>
      actorId === null || !log
        ? reject('noAccess')
        : [{ type: 'EvaluationDeleted', data: { ...whoseOf(log), by: actorId } }],
  },
  evolve: {
    EvaluationRecorded: (_, { rating, comments }) => ({ evaluation: { rating, comments } }),
    EvaluationRevised: (_, { rating, comments }) => ({ evaluation: { rating, comments } }),
    EvaluationDeleted: () => ({ evaluation: null }),
  },
});
