import { test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { logitProjection } from './logit.projection.ts';
import { logits } from './logit.view.ts';

const { given } = specFor(logitProjection);
const [logitId, userId, adminId] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string];
const data = { logitId, userId, action: 'courseActivity', type: 'ACTIVITY', payload: { courseId: 'c1' } };

test('an entry says who, what and when, and who really acted', () => {
  given({ type: 'LogEntryRecorded', data, meta: { actorId: adminId, impersonatedUserId: userId } }).then(
    logits,
    logitId,
    {
      _id: logitId,
      userId,
      actorId: adminId,
      impersonatedUserId: userId,
      action: 'courseActivity',
      type: 'ACTIVITY',
      payload: '{"courseId":"c1"}',
      at: '2026-11-20T09:00:00.000Z',
      channel: 'WEB',
    },
  );
});
test('what a sender calls a field names none of the store', () => {
  const payload = { $where: '1', 'a.b': { $gt: '' } };
  given({ type: 'LogEntryRecorded', data: { ...data, payload } }).then(logits, logitId, {
    payload: JSON.stringify(payload),
  });
});
test('a visitor is nobody', () => {
  given({ type: 'LogEntryRecorded', data: { ...data, userId: null } }).then(logits, logitId, {
    userId: null,
    actorId: null,
    impersonatedUserId: null,
  });
});
