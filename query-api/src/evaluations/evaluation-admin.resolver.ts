import type { Where } from '@paideia/documents/port.ts';
import { regionsWhere, somewhere } from '@paideia/events/kernel/permission.ts';
import { readsEvaluation } from '@paideia/events/evaluations/evaluation.permissions.ts';
import { evaluations, type EvaluationView } from '@paideia/projection-service/evaluations/evaluation.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { withinRegions } from '../kernel/graphql/within-regions.ts';
import { shownEvaluation } from './evaluation.resolver.ts';
import { Evaluation, EvaluationFilter } from './evaluation.types.ts';

export const EvaluationAdminResolver = adminResource<EvaluationView, Evaluation, EvaluationFilter>({
  name: 'Evaluation',
  type: Evaluation,
  view: evaluations,
  filter: EvaluationFilter,
  rule: somewhere(readsEvaluation),
  scope: (actor) => withinRegions(regionsWhere(actor, readsEvaluation)),
  where: ({ q, program, groupId, regionId, userId }) => {
    const where: Where<EvaluationView> = {
      program: program ?? undefined,
      groupId: groupId ?? undefined,
      regionId: regionId ?? undefined,
      userId: userId ?? undefined,
    };
    return { where, search: q ?? undefined };
  },
  sorts: {
    evaluatedAt: 'evaluatedAt',
    periodEnding: 'periodEnding',
    studentName: 'studentNameKey',
    studentNameKey: 'studentNameKey',
  },
  newestFirst: true,
  map: shownEvaluation,
});
