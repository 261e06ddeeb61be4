import { expect, test } from '@jest/globals';
import {
  explanationIdOf,
  type AbsenceExplanationEvent,
} from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import { registerIdOf } from '@paideia/events/registers/register.events.ts';
import { specFor } from '../kernel/spec.ts';
import { absenceExplanationProjection } from './absence-explanation.projection.ts';
import { absenceExplanations } from './absence-explanation.view.ts';

const { given } = specFor(absenceExplanationProjection);
const hex = (n: number) => n.toString(16).padStart(24, '0');
const [userId, groupId, regionId, by] = [2, 3, 4, 5].map(hex) as [string, string, string, string];
const registerId = registerIdOf(groupId, '2026-11-17', 'P1');
const explanationId = explanationIdOf(registerId, userId);
const whose = { explanationId, registerId, userId, groupId, regionId };
const explained: AbsenceExplanationEvent = { type: 'AbsenceExplained', data: { ...whose, text: 'Flat tyre' } };
const excused: AbsenceExplanationEvent = { type: 'AbsenceExcused', data: { ...whose, comment: 'Thank you', by } };
const withdrawn: AbsenceExplanationEvent = { type: 'AbsenceExcuseWithdrawn', data: { ...whose, comment: null, by } };

test('an explanation says which mark it is about and waits', () => {
  given(explained).then(absenceExplanations, explanationId, {
    date: '2026-11-17',
    periodKey: 'P1',
    text: 'Flat tyre',
    status: 'explained',
    decidedBy: null,
    _revision: 0,
  });
});
test('excused, and taken back', () => {
  given(explained, excused).then(absenceExplanations, explanationId, {
    status: 'excused',
    comment: 'Thank you',
    decidedBy: by,
    _revision: 1,
  });
  const told = given(explained, excused, withdrawn);
  told.then(absenceExplanations, explanationId, { status: 'explained', comment: null, decidedBy: by, _revision: 2 });
  expect(told.one(absenceExplanations, explanationId)?.why).toHaveLength(3);
});
