import { evaluationEvents, type EvaluationEvent } from '@paideia/events/evaluations/evaluation.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { userProfileEvents, type UserProfileEvent } from '@paideia/events/profiles/profile.events.ts';
import { followNames, studentNamed } from '../kernel/people.ts';
import {
  collectionsOf,
  defineProjection,
  need,
  put,
  remove,
  type Found,
  type Need,
  type Occurred,
} from '../kernel/projection.ts';
import { evaluatedPeople, evaluations, evaluationsGroup } from './evaluation.view.ts';

type Evaluation = DataOf<EvaluationEvent, 'EvaluationRecorded'>;
const saved = {
  needs: ({ userId }: Evaluation): readonly Need[] => [need(evaluatedPeople, userId)],
  then: ({ evaluationId, by, ...evaluation }: Evaluation, { revision, at }: Occurred, found: Found) =>
    put(evaluations, evaluationId, {
      _id: evaluationId,
      _revision: revision,
      ...evaluation,
      ...studentNamed(found.one(evaluatedPeople, evaluation.userId)),
      evaluatedBy: by,
      evaluatedAt: at,
    }),
};

export const evaluationProjection = defineProjection<EvaluationEvent | UserProfileEvent>({
  group: evaluationsGroup,
  collections: collectionsOf(evaluations, evaluatedPeople),
  events: [evaluationEvents, userProfileEvents],
  on: {
    EvaluationRecorded: saved,
    EvaluationRevised: saved,
    EvaluationDeleted: ({ evaluationId }) => remove(evaluations, evaluationId),
    ...followNames(evaluatedPeople, evaluations, studentNamed),
  },
});
