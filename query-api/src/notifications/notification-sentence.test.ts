import { expect, test } from '@jest/globals';
import { auditWords } from '@paideia/events/kernel/audit-words.messages.ts';
import { invoiceWhyMessages } from '@paideia/events/invoices/invoice-why.messages.ts';
import { NotificationKey } from '@paideia/events/notifications/notification.events.ts';
import { notificationMessages } from '@paideia/events/notifications/notification.messages.ts';
import type { NotificationView } from '@paideia/projection-service/notifications/notification.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { sentenceOf } from './notification-sentence.ts';

const id = (digit: string) => digit.repeat(24);
const texts = Object.fromEntries(
  [auditWords, notificationMessages, invoiceWhyMessages]
    .flatMap((table) => Object.values(table))
    .map(({ id: key, defaultMessage }) => [key, defaultMessage]),
);
const records: Readonly<Record<string, object>> = {
  [`users ${id('a')}`]: { fullName: 'Freya Halloran' },
  [`users ${id('b')}`]: { fullName: 'Renata Okafor' },
  [`attendanceGroups ${id('c')}`]: { name: 'Day Year 1', regionId: id('d') },
  [`regions ${id('d')}`]: { timeZone: 'America/Denver' },
  [`leaveRequests ${id('1')}`]: {
    userId: id('a'),
    groupId: id('c'),
    fromDate: '2026-11-24',
    toDate: '2026-11-24',
  },
  [`invoices ${id('2')}`]: {
    total: 120_000,
    currency: 'USD',
    dueDate: '2026-12-01',
    number: 'US-CedarRidge-2026-0001',
  },
  [`transactions ${id('3')}`]: { amount: -4_000 },
  [`examDefinitions ${id('4')}`]: { title: 'Exam', courseId: id('5') },
  [`courses ${id('5')}`]: { title: 'Old Testament Survey' },
  [`requestForms ${id('e')}`]: { subject: 'Chairs' },
  [`ministries ${id('e')}`]: { ministryName: 'Hill Street Chapel' },
  [`newsItems ${id('e')}`]: { title: 'Open day', published: true },
  [`assignments ${id('6')}`]: { title: 'Paper', courseId: id('5') },
  [`submissions ${id('6')}_${id('a')}`]: { grade: 85, complete: null },
  [`assignments ${id('7')}`]: { title: 'Reading report', courseId: id('5') },
  [`submissions ${id('7')}_${id('a')}`]: { grade: null, complete: true },
  [`assignments ${id('8')}`]: { title: 'Reflection', courseId: id('5') },
  [`submissions ${id('8')}_${id('a')}`]: { grade: null, complete: false },
  [`assignments ${id('9')}`]: { title: 'Old Testament Survey essay', courseId: id('5') },
};
const context = {
  locale: 'en',
  text: (key: string, params: Readonly<Record<string, string | number>> = {}) =>
    texts[key]!.replace(/\{(\w+)\}/g, (_, name: string) => `${params[name]}`),
  join: ({ name }: { readonly name: string }, key: string) => Promise.resolve(records[`${name} ${key}`]),
} as unknown as Context;

const [groupId, leave, exam] = [id('c'), { leaveRequestId: id('1') }, { examId: id('4'), groupId: id('c') }];
const until = { closesAt: '2026-11-28T06:59:00.000Z' };
const due = { assignmentId: id('6'), groupId, dueAt: '2026-12-05T06:59:00.000Z' };
const absence = { registerId: `${groupId}_20261117_P1`, groupId };
const receipt = { invoiceId: id('2'), transactionId: id('3') };
const result = { ...exam, attempt: '2', allowedAttempts: '3', score: '70' };
const rows: readonly (readonly [NotificationView['key'], NotificationView['params'], string])[] = [
  ['welcome', { groupId }, 'Welcome! You have signed up for Day Year 1'],
  ['leaveSubmitted', leave, 'Freya Halloran asked for leave, 24 November (Day Year 1)'],
  [
    'leaveSubmitted',
    { leaveRequestId: id('f'), studentId: id('a'), groupId },
    'Freya Halloran asked for leave and withdrew the request (Day Year 1)',
  ],
  ['leaveUpdated', { ...leave, status: 'approved' }, 'Your leave request for 24 November was approved'],
  [
    'leaveUpdated',
    { ...leave, status: 'acknowledged' },
    'Your leave request for 24 November was acknowledged, without excusing you',
  ],
  ['leaveUpdated', { ...leave, status: 'pending' }, 'There is a new comment on your leave request for 24 November'],
  [
    'explanationSubmitted',
    { ...absence, studentId: id('a') },
    'Freya Halloran explained the absence on 17 November (Day Year 1)',
  ],
  ['explanationExcused', absence, 'Your absence on 17 November, period 1, was excused'],
  ['invoiceIssued', { invoiceId: id('2') }, 'A new invoice of $1,200.00, due 1 December'],
  [
    'invoiceOverdue',
    { invoiceId: id('2'), amount: '80000' },
    'Invoice US-CedarRidge-2026-0001 was due 1 December, and $800.00 is still to be paid',
  ],
  [
    'paymentReminder',
    { invoiceId: id('2'), amount: '20000', dueDate: '2026-12-31' },
    '$200.00 for invoice US-CedarRidge-2026-0001 will be charged to your card on 31 December',
  ],
  [
    'paymentFailed',
    { invoiceId: id('2'), amount: '20000' },
    'A payment of $200.00 for invoice US-CedarRidge-2026-0001 by your payment plan failed',
  ],
  [
    'paymentFailed',
    { invoiceId: id('2'), amount: '20000', failureCode: 'declined' },
    'Your card payment of $200.00 for invoice US-CedarRidge-2026-0001 failed, and nothing was charged',
  ],
  [
    'paymentFailed',
    { invoiceId: id('2'), amount: '20000', failureCode: 'gatewayAway' },
    'We could not find out whether your card payment of $200.00 for invoice US-CedarRidge-2026-0001 was charged',
  ],
  [
    'paymentFailed',
    { invoiceId: id('2'), amount: '20000', failureCode: 'cardGone' },
    'We could not find out whether your card payment of $200.00 for invoice US-CedarRidge-2026-0001 was charged',
  ],
  [
    'planDisabled',
    { invoiceId: id('2'), amount: '60000' },
    'Your payment plan for invoice US-CedarRidge-2026-0001 is disabled',
  ],
  [
    'planDisabled',
    { invoiceId: id('2'), studentId: id('a') },
    'The payment plan of Freya Halloran for invoice US-CedarRidge-2026-0001 is disabled after three failed payments',
  ],
  [
    'cardRefundFailed',
    { invoiceId: id('2'), studentId: id('a'), amount: '20000', failureCode: 'cardClosed' },
    'A refund of $200.00 to Freya Halloran’s card failed (invoice US-CedarRidge-2026-0001)',
  ],
  [
    'cardRefundFailed',
    { invoiceId: id('2'), studentId: id('a'), amount: '20000', failureCode: 'gatewayAway' },
    'We could not find out whether $200.00 went back to Freya Halloran’s card (invoice US-CedarRidge-2026-0001)',
  ],
  ['receipt', receipt, 'We received your payment of $40.00 for invoice US-CedarRidge-2026-0001'],
  ['receipt', { ...receipt, type: 'REFUND' }, '$40.00 of invoice US-CedarRidge-2026-0001 was refunded to you'],
  [
    'receipt',
    { ...receipt, type: 'CREDIT_NOTE' },
    'A credit note of $40.00 was issued for invoice US-CedarRidge-2026-0001',
  ],
  ['examScheduled', { ...exam, ...until }, 'Exam (Old Testament Survey) closes on 27 November'],
  [
    'examReminder',
    { ...exam, ...until },
    'Exam (Old Testament Survey) closes on 27 November, and you have not taken it yet',
  ],
  ['examClosed', { ...exam, ...until }, 'Exam (Old Testament Survey) has closed. A late attempt is worth 70% at most'],
  [
    'examClosed',
    { ...exam, ...until, late: 'none' },
    'Exam (Old Testament Survey) has closed, and can no longer be taken',
  ],
  ['examResult', { ...result, status: 'passed' }, 'Exam (Old Testament Survey): passed with 70% in attempt 2 of 3'],
  [
    'examResult',
    { ...result, status: 'passed', scaledFrom: '88' },
    'Exam (Old Testament Survey): passed with 70%, scaled from 88%, in attempt 2 of 3',
  ],
  [
    'examResult',
    { ...result, score: '64', status: 'failed' },
    'Exam (Old Testament Survey): not passed, 64% in attempt 2 of 3',
  ],
  ['assignmentReminder', due, 'Paper (Old Testament Survey) is due on 4 December, and you have not handed it in yet'],
  ['assignmentDefined', due, 'New assignment: Paper (Old Testament Survey), due on 4 December'],
  ['assignmentDueDateChanged', due, 'Paper (Old Testament Survey) is now due on 4 December'],
  ['submissionGraded', { assignmentId: id('6'), groupId }, 'Paper (Old Testament Survey) was graded 85%'],
  ['submissionGraded', { assignmentId: id('7'), groupId }, 'Reading report (Old Testament Survey) was marked complete'],
  ['submissionGraded', { assignmentId: id('8'), groupId }, 'Reflection (Old Testament Survey) was marked incomplete'],
  // The title names its course already, and the grade was taken back.
  ['submissionGraded', { assignmentId: id('9'), groupId }, 'Old Testament Survey essay was graded'],
  [
    'workExcused',
    { ...exam, status: 'excused' },
    'You are excused from Exam (Old Testament Survey). It does not count',
  ],
  [
    'workExcused',
    { assignmentId: id('6'), groupId, status: 'withdrawn' },
    'Paper (Old Testament Survey) counts again: you are no longer excused from it',
  ],
  [
    'timeLogEvaluated',
    { program: 'practicum', periodEnding: '2026-10-17' },
    'Your time log for the week ending 17 October was evaluated',
  ],
  ['requestAnswered', { requestId: id('e') }, 'Your request “Chairs” was answered'],
  ['newsPublished', { newsId: id('e') }, 'News: Open day'],
  ['newsPublished', { newsId: id('f') }, 'There was an item of news, which has been withdrawn'],
  ['ministryPending', { listingId: id('e') }, 'The ministry “Hill Street Chapel” waits for your approval'],
  [
    'ministryApproved',
    { listingId: id('e') },
    'Your ministry “Hill Street Chapel” was approved: all alumni see it now',
  ],
  ['ministryApproved', { listingId: id('f') }, 'There was a ministry in the registry, which has been deleted'],
  ['impersonationStarted', { adminId: id('b') }, 'Renata Okafor has opened your account to help you'],
  ['impersonationEnded', { adminId: id('b') }, 'Renata Okafor has left your account again'],
];

test('every notification says what it belongs to: the work its course, a grade what it is, money its invoice', async () => {
  expect(new Set(rows.map(([key]) => key))).toEqual(new Set(NotificationKey.options));
  const said = rows.map(([key, params]) =>
    sentenceOf(context, {
      _id: id('0'),
      userId: id('a'),
      key,
      params,
      link: null,
      at: '2026-11-20T09:00:00.000Z',
    } as NotificationView),
  );
  expect(await Promise.all(said)).toEqual(rows.map(([, , sentence]) => sentence));
});
