import { describe, expect, test } from '@jest/globals';
import { mailExamples } from '@paideia/events/mails/mail.examples.ts';
import type { EmailMessageEvent } from '@paideia/events/mails/mail.events.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { emailMessage } from './email-message.decider.ts';
import { emailRetry } from './email.timers.ts';

const { given } = specFor(emailMessage, {});
const queued: EmailMessageEvent = { type: 'EmailQueued', data: mailExamples.QueueEmail };
const { emailId, userId, subjectId } = mailExamples.QueueEmail;
const of = { emailId, userId, subjectId };
const now = '2026-10-05T18:00:00.000Z';
const result = (attempt: number, error: string | null) =>
  ({ type: 'RecordEmailResult', data: { emailId, attempt, error } }) as const;
const failed = (attempt: number): EmailMessageEvent => ({
  type: 'EmailFailed',
  data: { ...of, attempt, error: 'no answer', nextTryAt: now },
});
const retried = (attempt: number): EmailMessageEvent => ({ type: 'EmailRetryStarted', data: { ...of, attempt } });
const failures = (n: number) => Array.from({ length: n }, (_, i) => [failed(i + 1), retried(i + 2)]).flat();

describe('a letter', () => {
  test('is queued once and sent', () => {
    given().when({ type: 'QueueEmail', data: mailExamples.QueueEmail }).then(queued);
    given(queued).when({ type: 'QueueEmail', data: mailExamples.QueueEmail }).thenNothing();
    given(queued)
      .when(result(1, null))
      .then({ type: 'EmailSent', data: { ...of, attempt: 1 } });
  });
  test.each([
    [1, '2026-10-05T18:01:00.000Z'],
    [2, '2026-10-05T18:05:00.000Z'],
    [3, '2026-10-05T18:30:00.000Z'],
    [4, '2026-10-05T20:00:00.000Z'],
  ])('is tried again after attempt %i', (attempt, nextTryAt) => {
    given(queued, ...failures(attempt - 1))
      .when(result(attempt, 'no answer'), { now })
      .then({ type: 'EmailFailed', data: { ...of, attempt, error: 'no answer', nextTryAt } });
  });
  test('is given up after the fifth attempt', () => {
    given(queued, ...failures(4))
      .when(result(5, 'no answer'), { now })
      .then({ type: 'EmailAbandoned', data: { ...of, attempt: 5, error: 'no answer' } });
  });
  test('takes each result once', () => {
    given(queued, failed(1)).when(result(1, null)).thenNothing();
    given(queued, failed(1), retried(2)).when(result(1, 'late answer')).thenNothing();
    given(queued, { type: 'EmailSent', data: { ...of, attempt: 1 } })
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
