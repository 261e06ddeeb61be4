import { DeleteEvaluation, SaveEvaluation } from '@paideia/events/evaluations/evaluation.commands.ts';
import { evaluationStream } from '@paideia/events/evaluations/evaluation.events.ts';
import { evaluationPermissions } from '@paideia/events/evaluations/evaluation.permissions.ts';
import { timeLogIdOf, timeLogStream } from '@paideia/events/time-logs/time-log.events.ts';
import { readsTimeLog } from '@paideia/events/time-logs/time-log.permissions.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineProcess } from '../kernel/decide/process.ts';
import { timeLog } from '../time-logs/time-log.decider.ts';
import { evaluation } from './evaluation.decider.ts';

type Week = { readonly userId: string; readonly program: string; readonly periodEnding: string };
const weekOf = ({ userId, program, periodEnding }: Week): Week => ({ userId, program, periodEnding });
const idOf = ({ userId, program, periodEnding }: Week) => timeLogIdOf(userId, program, periodEnding);
const scope = async (week: Week, ask: Ask) => ({
  ownerId: week.userId,
  regionId: (await ask.state(timeLog, timeLogStream(idOf(week)))).log?.regionId,
});

/** The log is closed first: an entry that comes at the same moment stands before the evaluation, or is refused. What was seen is the log with its entries. */
export const saveEvaluation = defineProcess({
  type: 'SaveEvaluation',
  schema: SaveEvaluation,
  permission: evaluationPermissions.SaveEvaluation,
  reads: readsTimeLog,
  scope,
  steps: async (data, ask) => {
    const [{ isEvaluated }, { evaluation: before }] = await Promise.all([
      ask.state(timeLog, timeLogStream(idOf(data))),
      ask.state(evaluation, evaluationStream(idOf(data))),
    ]);
    const isSame = isEvaluated && before?.rating === data.rating && before.comments === data.comments;
    const record = { type: 'RecordEvaluation', data };
    return isSame ? [record] : [{ type: 'EvaluateTimeLog', data: weekOf(data), isSeen: true as const }, record];
  },
});

export const deleteEvaluation = defineProcess({
  type: 'DeleteEvaluation',
  schema: DeleteEvaluation,
  permission: evaluationPermissions.DeleteEvaluation,
  reads: readsTimeLog,
  scope,
  steps: (data) => [
    { type: 'ReopenTimeLog', data, isSeen: true },
    { type: 'RemoveEvaluation', data },
  ],
});
