import { isUnanswered } from '@paideia/events/card-payments/card-payment.rules.ts';
import { invoiceWhyMessages } from '@paideia/events/invoices/invoice-why.messages.ts';
import { notificationMessages } from '@paideia/events/notifications/notification.messages.ts';
import { requestForms } from '@paideia/projection-service/request-forms/request-form.view.ts';
import { submissionIdOf } from '@paideia/events/submissions/submission.rules.ts';
import type { NotificationView } from '@paideia/projection-service/notifications/notification.view.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { submissions, type SubmissionView } from '@paideia/projection-service/assignments/assignment.view.ts';
import { invoices } from '@paideia/projection-service/invoices/invoice.view.ts';
import { transactions } from '@paideia/projection-service/invoices/transaction.view.ts';
import { leaveRequests, type LeaveRequestView } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import { attendanceGroups } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { ministries } from '@paideia/projection-service/ministries/ministry.view.ts';
import { newsItems } from '@paideia/projection-service/news/news-item.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { periodNumber } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { formatterFor } from '../kernel/log/formatter.ts';
import { nameIn } from '../kernel/log/names.ts';
import { dateIn } from '../registers/group-timetable.types.ts';

type Message = keyof typeof notificationMessages;
type Told = {
  readonly request: LeaveRequestView | undefined;
  readonly status: string | undefined;
  readonly type: string | undefined;
  /** Why a payment by card failed that was made by hand, or a refund to a card; undefined of a payment plan. */
  readonly failureCode: string | undefined;
  readonly graded: Pick<SubmissionView, 'grade' | 'complete'> | undefined;
  readonly isScaled: boolean;
  /** Nobody may begin it late. */
  readonly isLocked: boolean;
  /** The item of news, or the ministry, is shown no more. */
  readonly isGone: boolean;
  /** It is about the person who is told. */
  readonly isOwn: boolean;
};

const leaveUpdates: Readonly<Record<string, Message>> = {
  approved: 'leaveUpdatedApproved',
  acknowledged: 'leaveUpdatedAcknowledged',
};
const receipts: Readonly<Record<string, Message>> = {
  REFUND: 'receiptRefund',
  CREDIT_NOTE: 'receiptCreditNote',
  VOID: 'receiptVoid',
};
/** By the present grade, which another one may have replaced. */
function gradedMessage(graded: Told['graded']): Message {
  if (!graded || (graded.grade === null && graded.complete === null)) return 'submissionGraded';
  if (graded.grade !== null) return 'submissionGradedWith';
  return graded.complete ? 'submissionComplete' : 'submissionIncomplete';
}
/** They choose the sentence that tells it. A request that was withdrawn meanwhile is not there any more. */
const messages: Readonly<Record<NotificationView['key'], (told: Told) => Message>> = {
  welcome: () => 'welcome',
  leaveSubmitted: ({ request }) => (request ? 'leaveSubmitted' : 'leaveGone'),
  leaveUpdated: ({ request, status }) =>
    request ? (leaveUpdates[status ?? ''] ?? 'leaveUpdated') : 'leaveUpdatedGone',
  explanationSubmitted: () => 'explanationSubmitted',
  explanationExcused: ({ status }) => (status === 'explained' ? 'explanationWithdrawn' : 'explanationExcused'),
  invoiceIssued: () => 'invoiceIssued',
  invoiceOverdue: () => 'invoiceOverdue',
  paymentReminder: () => 'paymentReminder',
  paymentFailed: ({ failureCode }) =>
    failureCode === undefined ? 'paymentFailed' : isUnanswered(failureCode) ? 'cardPaymentUnsure' : 'cardPaymentFailed',
  planDisabled: ({ isOwn }) => (isOwn ? 'planDisabled' : 'planDisabledOf'),
  cardRefundFailed: ({ failureCode }) => (isUnanswered(failureCode) ? 'cardRefundUnsure' : 'cardRefundFailed'),
  receipt: ({ type }) => receipts[type ?? ''] ?? 'receiptPayment',
  examScheduled: () => 'examScheduled',
  examReminder: () => 'examReminder',
  examClosed: ({ isLocked }) => (isLocked ? 'examClosedLocked' : 'examClosed'),
  examResult: ({ status, isScaled }) =>
    status !== 'passed' ? 'examResultFailed' : isScaled ? 'examResultScaled' : 'examResultPassed',
  assignmentDefined: () => 'assignmentDefined',
  assignmentDueDateChanged: () => 'assignmentDueDateChanged',
  assignmentReminder: () => 'assignmentReminder',
  submissionGraded: ({ graded }) => gradedMessage(graded),
  workExcused: ({ status }) => (status === 'withdrawn' ? 'workExcuseWithdrawn' : 'workExcused'),
  timeLogEvaluated: () => 'timeLogEvaluated',
  requestAnswered: () => 'requestAnswered',
  newsPublished: ({ isGone }) => (isGone ? 'newsGone' : 'newsPublished'),
  ministryPending: ({ isGone }) => (isGone ? 'ministryGone' : 'ministryPending'),
  ministryApproved: ({ isGone }) => (isGone ? 'ministryGone' : 'ministryApproved'),
  impersonationStarted: () => 'impersonationStarted',
  impersonationEnded: () => 'impersonationEnded',
};
/** It is the date in `{groupId}_{yyyyMMdd}_{periodKey}`. */
const dateOf = (registerId: string | undefined): string | undefined =>
  registerId?.split('_')[1]?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

const periodOf = (registerId: string | undefined): string =>
  periodNumber(registerId?.split('_').slice(2).join('_') ?? '');

/** Answers what an invoice or a receipt is about; of a receipt the amount is always told as a plain one, and of what is overdue or paid by a plan as it was then. */
async function billed(context: Context, { invoiceId, transactionId, amount, dueDate }: NotificationView['params']) {
  if (invoiceId === undefined) return undefined;
  const [invoice, transaction] = await Promise.all([
    context.join(invoices, invoiceId),
    transactionId === undefined ? undefined : context.join(transactions, transactionId),
  ]);
  return (
    invoice && {
      amount: amount === undefined ? Math.abs(transaction?.amount ?? invoice.total) : Number(amount),
      currency: invoice.currency,
      dueDate: dueDate ?? invoice.dueDate,
      number: invoice.number,
    }
  );
}

/** Says a notification in the locale of the request; what it names is joined, so a page costs three reads. */
export async function sentenceOf(context: Context, { userId, key, params, at }: NotificationView): Promise<string> {
  const { leaveRequestId, studentId, groupId, registerId, status, type, examId, assignmentId, adminId, scaledFrom } =
    params;
  const request = leaveRequestId === undefined ? undefined : await context.join(leaveRequests, leaveRequestId);
  const [studentRef, groupRef] = [studentId ?? request?.userId, groupId ?? request?.groupId];
  const [student, group, bill, exam, assignment, graded, admin, asked, news, ministry] = await Promise.all([
    studentRef && context.join(users, studentRef),
    groupRef && context.join(attendanceGroups, groupRef),
    billed(context, params),
    examId && nameIn(context.join, 'exam', examId),
    assignmentId && nameIn(context.join, 'assignment', assignmentId),
    key === 'submissionGraded' && assignmentId && context.join(submissions, submissionIdOf(assignmentId, userId)),
    adminId && context.join(users, adminId),
    params.requestId && context.join(requestForms, params.requestId),
    params.newsId && context.join(newsItems, params.newsId),
    params.listingId && context.join(ministries, params.listingId),
  ]);
  const { text, date, dates, money, percent } = formatterFor(context.locale, context.text);
  const until = params.closesAt ?? params.dueAt;
  const zone = until !== undefined && group ? (await context.join(regions, group.regionId))?.timeZone : undefined;
  const day =
    bill?.dueDate ?? params.periodEnding ?? (until === undefined ? dateOf(registerId) : dateIn(zone ?? 'UTC', until));
  return text(
    notificationMessages[
      messages[key]({
        request,
        status,
        type,
        failureCode: params.failureCode,
        graded: graded || undefined,
        isScaled: Boolean(scaledFrom),
        isLocked: params.late === 'none',
        isGone: !(news && news.published) && !ministry,
        isOwn: studentId === undefined,
      })
    ].id,
    {
      student: (student && student.fullName) || text('audit.someone'),
      group: (group && group.name) || text('audit.something'),
      dates: request ? dates(request.fromDate, request.toDate, at) : '',
      date: day === undefined ? '' : date(day, at),
      period: periodOf(registerId),
      amount: bill ? money(bill.amount, bill.currency) : '',
      exam: exam || text('audit.something'),
      assignment: assignment || text('audit.something'),
      work: exam || assignment || text('audit.something'),
      number: bill?.number ?? text(invoiceWhyMessages.unnumbered.id),
      grade: graded && graded.grade !== null ? percent(graded.grade) : '',
      score: params.score ? percent(Number(params.score)) : '',
      scaledFrom: scaledFrom ? percent(Number(scaledFrom)) : '',
      request: (asked && asked.subject) || text('audit.something'),
      news: (news && news.title) || '',
      ministry: (ministry && ministry.ministryName) || '',
      person: (admin && admin.fullName) || text('audit.someone'),
      attempt: params.attempt ?? '',
      allowedAttempts: params.allowedAttempts ?? '',
    },
  );
}
