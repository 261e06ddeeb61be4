import { admin, anyOf, keyed, regionalManager, self, type Rule } from '../kernel/permission.ts';
import { defineKeys } from '../kernel/permission-key.ts';
import { evaluatesTimeLog } from '../time-logs/time-log.permissions.ts';
import type { EvaluationCommand } from './evaluation.commands.ts';

/** Whoever may evaluate time logs writes them, so there is a key to read alone. */
export const evaluationKeys = defineKeys('evaluations', { order: 44, isRegional: true, access: ['read'] });

export const evaluationPermissions: Readonly<
  Record<EvaluationCommand['type'] | 'SaveEvaluation' | 'DeleteEvaluation', Rule>
> = {
  SaveEvaluation: evaluatesTimeLog,
  DeleteEvaluation: evaluatesTimeLog,
  RecordEvaluation: evaluatesTimeLog,
  RemoveEvaluation: evaluatesTimeLog,
};
/** Who may read one evaluation; everyone else is told that there is none. */
export const readsEvaluation = anyOf(self, keyed(evaluationKeys.read, anyOf(admin, regionalManager)));
