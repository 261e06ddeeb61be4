import { test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { alumniMessageProjection } from './alumni-message.projection.ts';
import { alumniMessages } from './alumni-message.view.ts';

const { given } = specFor(alumniMessageProjection);
const [messageId, senderId, recipientId] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [string, string, string];
const sentAt = '2026-11-20T09:00:00.000Z';

test('what was sent counts for its day, what went to the department for none', () => {
  const written = { messageId, senderId, text: 'Hello' };
  given({ type: 'AlumniMessageSent', data: { ...written, recipientId, ordinal: 1, day: '2026-11-19' } }).then(
    alumniMessages,
    messageId,
    { senderId, recipientId, message: 'Hello', day: '2026-11-19', sentAt },
  );
  given({ type: 'AlumniDepartmentContacted', data: written }).then(alumniMessages, messageId, {
    recipientId: null,
    day: null,
  });
});
