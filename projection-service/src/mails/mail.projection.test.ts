import { test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { mailProjection } from './mail.projection.ts';
import { mails } from './mail.view.ts';

const { given } = specFor(mailProjection);
const [emailId, userId] = ['1', '2'].map((digit) => digit.repeat(24)) as [string, string];
const letter = { emailId, userId, subjectId: userId };
const queued = {
  type: 'EmailQueued',
  data: {
    ...letter,
    template: 'resetPassword',
    locale: 'en',
    to: 'ada@example.org',
    replyTo: null,
    params: { name: 'Ada' },
    regionId: null,
    causeId: '00000000-0000-4000-8000-0000000000c1',
  },
} as const;
const failed = {
  type: 'EmailFailed',
  data: { ...letter, attempt: 1, error: 'try again later', nextTryAt: '2026-11-20T09:01:00.000Z' },
} as const;

test('a letter is under way, and nothing of its words is kept', () => {
  given(queued).then(mails, emailId, {
    userId,
    template: 'resetPassword',
    to: 'ada@example.org',
    status: 'sending',
    attempt: 1,
    error: null,
  });
});
test('waits after a failure and says why', () => {
  given(queued, failed).then(mails, emailId, {
    status: 'waiting',
    attempt: 1,
    error: 'try again later',
    nextTryAt: '2026-11-20T09:01:00.000Z',
  });
});
test('is tried again, and has gone', () => {
  given(queued, failed, { type: 'EmailRetryStarted', data: { ...letter, attempt: 2 } }).then(mails, emailId, {
    status: 'sending',
    attempt: 2,
    nextTryAt: null,
  });
  given(queued, failed, { type: 'EmailSent', data: { ...letter, attempt: 2 } }).then(mails, emailId, {
    status: 'sent',
    attempt: 2,
    error: null,
  });
});
test('or is given up', () => {
  given(queued, { type: 'EmailAbandoned', data: { ...letter, attempt: 5, error: 'no such host' } }).then(
    mails,
    emailId,
    {
      status: 'abandoned',
      attempt: 5,
      error: 'no such host',
    },
  );
});
test('waits for its hour, goes with others, or is not sent, and says why', () => {
  const held = { type: 'EmailHeld', data: { ...letter, reason: 'digest', until: '2026-11-21T07:30:00.000Z' } } as const;
  given(queued, held).then(mails, emailId, {
    status: 'held',
    reason: 'digest',
    nextTryAt: '2026-11-21T07:30:00.000Z',
  });
  given(queued, held, { type: 'EmailHoldEnded', data: letter }).then(mails, emailId, {
    status: 'sending',
    reason: null,
  });
  const to = 'ada.new@example.org';
  given(queued, held, { type: 'EmailHoldEnded', data: { ...letter, to } }).then(mails, emailId, { to });
  given(queued, { type: 'EmailRetryStarted', data: { ...letter, attempt: 2, to } }).then(mails, emailId, { to });
  given(queued, held, { type: 'EmailDigested', data: { ...letter, digestId: '9'.repeat(24) } }).then(mails, emailId, {
    status: 'digested',
    nextTryAt: null,
  });
  given(queued, { type: 'EmailDeclined', data: { ...letter, reason: 'unsubscribed' } }).then(mails, emailId, {
    status: 'declined',
    reason: 'unsubscribed',
  });
});
test('a notification inside the product is there when it is raised', () => {
  const notificationId = '5'.repeat(24);
  given({
    type: 'NotificationRaised',
    data: { notificationId, userId, key: 'newsPublished', params: {}, link: '/news', causeId: queued.data.causeId },
  }).then(mails, notificationId, { channel: 'inApp', userId, template: 'newsPublished', to: null, status: 'sent' });
});

test('the address of whoever was erased goes, also where the letter was about somebody else', () => {
  const aboutAnother = { ...queued, data: { ...queued.data, subjectId: '3'.repeat(24) } };
  const erased = { type: 'UserErased', data: { userId, by: '4'.repeat(24) } } as const;
  given(aboutAnother, erased).then(mails, emailId, { userId, to: null, status: 'sending' });
});
