import { describe, expect, test } from '@jest/globals';
import { mailExamples } from '@paideia/events/mails/mail.examples.ts';
import type { EmailMessageEvent } from '@paideia/events/mails/mail.events.ts';
import { fold } from '../kernel/decide/decider.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { emailMessage } from './email-message.decider.ts';
import { emailRelease, emailRetry } from './email.timers.ts';

const usual = { address: undefined, now: mailExamples.HoldEmail.until };
const { given } = specFor(emailMessage, usual);
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
  test('is released by its timer: after quiet hours, or two days after a letter of the day that did not go', () => {
    const due = emailRelease.schedule.EmailHeld!;
    const until = '2026-11-21T07:30:00.000Z';
    expect(due({ ...held.data, until } as never, {} as never)).toEqual({ subject: emailId, dueAt: until });
    expect(due({ ...held.data, until, reason: 'digest' } as never, {} as never)).toEqual({
      subject: emailId,
      dueAt: '2026-11-23T07:30:00.000Z',
    });
    expect(emailRelease.schedule.EmailDigested!(letter as never, {} as never)).toEqual({
      subject: emailId,
      dueAt: null,
    });
  });
  test('tells of nothing new when it was held for more than a week beyond its hour', () => {
    const week = 7 * 86_400_000;
    const after = (ms: number) => ({ now: new Date(Date.parse(mailExamples.HoldEmail.until) + ms).toISOString() });
    given(queued, held).when(command('EndEmailHold'), after(week)).then(released);
    given(queued, held)
      .when(command('EndEmailHold'), after(week + 1))
      .then({ type: 'EmailDeclined', data: { ...letter, reason: 'over' } });
  });
  test('goes to the address that its reader has by then', () => {
    const to = 'ada.new@example.org';
    const elsewhere = { address: to };
    given(queued, held)
      .when(command('EndEmailHold'), elsewhere)
      .then({ type: 'EmailHoldEnded', data: { ...letter, to } });
    given(queued, failed(1))
      .when({ type: 'RetryEmail', data: { emailId } }, elsewhere)
      .then({ type: 'EmailRetryStarted', data: { ...letter, attempt: 2, to } });
    given(queued, failed(1))
      .when({ type: 'RetryEmailNow', data: { emailId } }, elsewhere)
      .then({ type: 'EmailRetryStarted', data: { ...letter, attempt: 2, to } });
    const moved = (data: object): EmailMessageEvent => ({ type: 'EmailHoldEnded', data: { ...letter, ...data } });
    expect(fold(emailMessage, [queued, held, moved({ to }), failed(1), retried(2)]).message?.to).toBe(to);
    // The person that it is about was erased.
    expect(fold(emailMessage, [queued, held, moved({ to: null })]).message?.to).toBeNull();
  });
});
