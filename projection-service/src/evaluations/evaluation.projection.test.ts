import { test } from '@jest/globals';
import type { EvaluationEvent } from '@paideia/events/evaluations/evaluation.events.ts';
import { specFor } from '../kernel/spec.ts';
import { evaluationProjection } from './evaluation.projection.ts';
import { evaluations } from './evaluation.view.ts';

const { given } = specFor(evaluationProjection);
const hex = (n: number) => n.toString(16).padStart(24, '0');
const [userId, groupId, regionId, by] = [1, 2, 3, 4].map(hex) as [string, string, string, string];
const evaluationId = `${userId}_practicum_20261017`;
const whose = { evaluationId, userId, groupId, regionId, program: 'practicum', periodEnding: '2026-10-17', by };
const recorded: EvaluationEvent = { type: 'EvaluationRecorded', data: { ...whose, rating: 4, comments: null } };
const revised: EvaluationEvent = { type: 'EvaluationRevised', data: { ...whose, rating: 5, comments: 'Better' } };

test('an evaluation is as it was said last, under the name that its student has now', () => {
  const changed = { firstName: 'Quentin', lastName: 'Abara' };
  given({ type: 'UserProfileCreated', data: { userId, changed, locale: 'en' } }, recorded, revised).then(
    evaluations,
    evaluationId,
    { _id: evaluationId, rating: 5, comments: 'Better', evaluatedBy: by, studentName: 'Quentin Abara' },
  );
  given(recorded, { type: 'UserProfileUpdated', data: { userId, changed } }).then(evaluations, evaluationId, {
    studentName: 'Quentin Abara',
  });
});
test('a deleted one is gone', () => {
  given(recorded, { type: 'EvaluationDeleted', data: whose }).thenGone(evaluations, evaluationId);
});
