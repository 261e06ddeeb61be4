import type { NotificationKey } from './notification.events.ts';

type Params = Readonly<Record<string, string>>;

/**
 * Each kind of notification leads to one of these paths of screens, in which `:name` stands for one of its params. It leads to the first unless the
 * reaction names another one, because its people have different pages.
 */
export const notificationTargets: Readonly<Record<NotificationKey, readonly string[]>> = {
  welcome: ['/dashboard'],
  leaveSubmitted: [
    '/attendance-leave-requests?id=:leaveRequestId',
    '/attendances?tab=leave-requests&id=:leaveRequestId',
  ],
  leaveUpdated: ['/student/attendance?tab=leave-requests'],
  explanationSubmitted: ['/attendances?tab=explanations&id=:explanationId'],
  explanationExcused: ['/student/attendance?tab=explanations'],
  invoiceIssued: ['/student/billing/invoices/:invoiceId'],
  invoiceOverdue: ['/student/billing/invoices/:invoiceId'],
  receipt: ['/transaction/:transactionId'],
  paymentReminder: ['/student/billing/payment-plan/:invoiceId'],
  paymentFailed: ['/student/billing/payment-plan/:invoiceId', '/student/billing/invoices/:invoiceId'],
  planDisabled: ['/student/billing/payment-plan/:invoiceId', '/billing?tab=plans&id=:planId'],
  cardRefundFailed: ['/billing?id=:invoiceId'],
  examScheduled: ['/student/assessments/exams/:examId'],
  examReminder: ['/student/assessments/exams/:examId'],
  examClosed: ['/student/assessments/exams/:examId'],
  examResult: ['/student/assessments/exams/:examId/attempts/:attemptId/result'],
  assignmentDefined: ['/student/assessments/assignments/:assignmentId'],
  assignmentDueDateChanged: ['/student/assessments/assignments/:assignmentId'],
  assignmentReminder: ['/student/assessments/assignments/:assignmentId'],
  submissionGraded: ['/student/assessments/assignments/:assignmentId'],
  workExcused: ['/student/assessments/exams/:examId', '/student/assessments/assignments/:assignmentId'],
  timeLogEvaluated: ['/student/timelogs/:program/:periodEnding'],
  requestAnswered: ['/request-form/:requestId'],
  newsPublished: ['/news'],
  ministryPending: [`/alumni/ministries?filter=${encodeURIComponent('{"status":"pending"}')}`],
  ministryApproved: ['/alumni/ministries?tab=mine'],
  impersonationStarted: [],
  impersonationEnded: [],
};

/** All that a kind may lead to, in the order of its targets. */
export const linksOf = (key: NotificationKey, params: Params): readonly string[] =>
  notificationTargets[key].map((target) =>
    target.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
  );

export const notificationLink = (key: NotificationKey, params: Params): string | null =>
  linksOf(key, params)[0] ?? null;

/** Answers where a notification leads today: what it recorded may be a page that is not there any more. */
export const presentLink = (key: NotificationKey, params: Params, recorded: string | null): string | null => {
  const links = linksOf(key, params);
  if (recorded === null || links.includes(recorded)) return recorded;
  return links.find((link) => recorded.startsWith(link.split('?', 1)[0] ?? link)) ?? links[0] ?? null;
};
