import { classWeek } from '../../cast.ts';
import { day, list, listed, managesRegions, ofPerson, own, reason, revision, type Row } from '../../row.ts';
import { evaluationKeys, evaluationPermissions } from '@paideia/events/evaluations/evaluation.permissions.ts';
import { admin, anyOf, keyed, regionalManager, self } from '@paideia/events/kernel/permission.ts';

const reads = keyed(evaluationKeys.read, anyOf(admin, regionalManager));
export const queries: Readonly<Record<string, Row>> = {
  myEvaluations: { ...own, args: () => day, lists: { id: (of) => of.timeLogId, rule: self } },
  allEvaluations: list(listed(evaluationKeys.read, anyOf(admin, managesRegions)), {
    id: (of) => of.timeLogId,
    rule: reads,
  }),
  Evaluation: ofPerson(reads, ({ timeLogId }) => ({ id: timeLogId })),
};
export const mutations: Readonly<Record<string, Row>> = {
  saveEvaluation: ofPerson(evaluationPermissions.SaveEvaluation, ({ userId }) => ({
    ...revision,
    ...classWeek,
    userId,
    rating: 5,
    comments: reason,
  })),
  deleteEvaluation: ofPerson(evaluationPermissions.DeleteEvaluation, ({ userId }) => ({
    ...revision,
    ...classWeek,
    userId,
  })),
};
