import { describe, expect, test } from '@jest/globals';
import { mailExamples } from '@paideia/events/mails/mail.examples.ts';
import type { EmailMessageEvent } from '@paideia/events/mails/mail.events.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { emailMessage } from './email-message.decider.ts';
import { emailRelease, emailRetry } from './email.timers.ts';

const { given } = specFor(emailMessage, {});
const queued: EmailMessageEvent = { type: 'EmailQueued', data: mailExamples.QueueEmail };
const { emailId, userId, subjectId } = mailExamples.QueueEmail;
const letter = { emailId, userId, subjectId };
const now = '2026-10-05T18:00:00.000Z';
const result = (attempt: number, error: string | null) =>
  ({ type: 'RecordEmailResult', data: { emailId, attempt, error } }) as const;
const failed = (attempt: number): EmailMessageEvent => ({
  type: 'EmailFailed',
  data: { ...letter, attempt, error: 'no answer', nextTryAt: now },
});
const retried = (attempt: number): EmailMessageEvent => ({ type: 'EmailRetryStarted', data: { ...letter, attempt } });
const failures = (n: number) => Array.from({ length: n }, (_, i) => [failed(i + 1), retried(i + 2)]).flat();

describe('a letter', () => {
  test('is queued once and sent', () => {
    given().when({ type: 'QueueEmail', data: mailExamples.QueueEmail }).then(queued);
    given(queued).when({ type: 'QueueEmail', data: mailExamples.QueueEmail }).thenNothing();
    given(queued)
      .when(result(1, null))
      .then({ type: 'EmailSent', data: { ...letter, attempt: 1 } });
  });
  test.each([
    [1, '2026-10-05T18:01:00.000Z'],
    [2, '2026-10-05T18:05:00.000Z'],
    [3, '2026-10-05T18:30:00.000Z'],
    [4, '2026-10-05T20:00:00.000Z'],
  ])('is tried again after attempt %i', (attempt, nextTryAt) => {
    given(queued, ...failures(attempt - 1))
      .when(result(attempt, 'no answer'), { now })
      .then({ type: 'EmailFailed', data: { ...letter, attempt, error: 'no answer', nextTryAt } });
  });
  test('is given up after the fifth attempt', () => {
    given(queued, ...failures(4))
      .when(result(5, 'no answer'), { now })
      .then({ type: 'EmailAbandoned', data: { ...letter, attempt: 5, error: 'no answer' } });
  });
  test('takes each result once', () => {
    given(queued, failed(1)).when(result(1, null)).thenNothing();
    given(queued, failed(1), retried(2)).when(result(1, 'late answer')).thenNothing();
    given(queued, { type: 'EmailSent', data: { ...letter, attempt: 1 } })
      .when(result(1, 'no answer'))
      .thenNothing();
  });
  test('is taken up when its time has come', () => {
    given(queued, failed(1)).when({ type: 'RetryEmail', data: { emailId } }).then(retried(2));
    given(queued).when({ type: 'RetryEmail', data: { emailId } }).thenNothing();
    given(queued, failed(1), retried(2)).when({ type: 'RetryEmail', data: { emailId } }).thenNothing();
    expect(emailRetry.schedule.EmailFailed!(failed(1).data as never, {} as never)).toEqual({
      subject: emailId,
      dueAt: now,
    });
    expect(emailRetry.schedule.EmailRetryStarted!(retried(2).data as never, {} as never)).toEqual({
      subject: emailId,
      dueAt: null,
    });
    expect(emailRetry.fire(emailId, now)).toEqual({ type: 'RetryEmail', data: { emailId } });
  });
});

describe('a letter that can wait', () => {
  const command = (type: 'HoldEmail' | 'EndEmailHold' | 'RecordEmailDigested' | 'DeclineEmail') =>
    ({ type, data: mailExamples[type] }) as never;
  const held: EmailMessageEvent = {
    type: 'EmailHeld',
    data: { ...letter, reason: 'quietHours', until: mailExamples.HoldEmail.until },
  };
  const released: EmailMessageEvent = { type: 'EmailHoldEnded', data: letter };
  const declined: EmailMessageEvent = { type: 'EmailDeclined', data: { ...letter, reason: 'unsubscribed' } };
  test('is held once, released, and sent', () => {
    given(queued).when(command('HoldEmail')).then(held);
    given(queued, held).when(result(1, null)).thenNothing();
    given(queued, held).when(command('EndEmailHold')).then(released);
    given(queued, held, released).when(command('HoldEmail')).thenNothing();
    given(queued, held, released).when(command('EndEmailHold')).thenNothing();
    given(queued, held, released)
      .when(result(1, null))
      .then({ type: 'EmailSent', data: { ...letter, attempt: 1 } });
  });
  test('goes out with others, or not at all', () => {
    const { digestId } = mailExamples.RecordEmailDigested;
    given(queued, held)
      .when(command('RecordEmailDigested'))
      .then({ type: 'EmailDigested', data: { ...letter, digestId } });
    given(queued).when(command('RecordEmailDigested')).thenNothing();
    given(queued).when(command('DeclineEmail')).then(declined);
    given(queued, held).when(command('DeclineEmail')).then(declined);
    given(queued, declined).when(command('DeclineEmail')).thenNothing();
    given(queued, declined).when({ type: 'RetryEmailNow', data: { emailId } }).thenNothing();
  });
  test('is released by its timer when quiet hours held it', () => {
    const due = emailRelease.schedule.EmailHeld!;
    expect(due(held.data as never, {} as never)).toEqual({ subject: emailId, dueAt: mailExamples.HoldEmail.until });
    expect(due({ ...held.data, reason: 'digest' } as never, {} as never)).toBeUndefined();
  });
});
