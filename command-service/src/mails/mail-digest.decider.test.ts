import { test } from '@jest/globals';
import { ada, exampleId } from '@paideia/events/kernel/examples.ts';
import type { MailDigestEvent } from '@paideia/events/mails/mail-digest.events.ts';
import { mailDigestExamples as examples } from '@paideia/events/mails/mail-digest.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { mailDigest } from './mail-digest.decider.ts';

const { given } = specFor(mailDigest, {});
const add = { type: 'AddToMailDigest', data: examples.AddToMailDigest } as const;
const close = { type: 'CloseMailDigest', data: examples.CloseMailDigest } as const;
const extended: MailDigestEvent = { type: 'MailDigestExtended', data: add.data };
const closed = (part: number): MailDigestEvent => ({
  type: 'MailDigestClosed',
  data: { digestId: close.data.digestId, userId: ada, part },
});

test('takes each letter once and is closed with what it has', () => {
  given().when(add).then(extended);
  given(extended).when(add).thenNothing();
  given(extended).when(close).then(closed(1));
  given(extended, closed(1)).when(close).thenNothing();
});
test('what comes after its hour is a part of its own, due at once', () => {
  const late = { ...add, data: { ...add.data, emailId: exampleId('m', 2) } };
  const now = '2026-10-06T13:00:02.000Z';
  given(extended, closed(1))
    .when(late, { now })
    .thenLike({ type: 'MailDigestExtended', data: { dueAt: now } });
  given(extended, closed(1)).when(add, { now }).thenNothing();
  given(extended, closed(1), { type: 'MailDigestExtended', data: late.data }).when(close).then(closed(2));
});
