import { leaveRequestsResource } from '../../leave-requests/admin/leave-requests.resource.tsx';
import { explanationOperations } from '../../absence-explanations/admin/absence-explanations.resource.ts';
import { absenceOperations, registersResource } from '../../registers/admin/registers.resource.tsx';
import { examResultsResource } from '../../exam-attempts/admin/exam-results.resource.tsx';
import { billingResource } from '../../invoices/admin/billing.resource.tsx';
import { bookingOperations } from '../../invoices/admin/bookings.resource.ts';
import { paymentPlanOperations } from '../../payment-plans/admin/payment-plans.resource.ts';
import { submissionsResource } from '../../submissions/admin/submissions.resource.tsx';
import { timeLogsResource } from '../../time-logs/admin/time-logs.resource.tsx';
import { evaluationsResource } from '../../evaluations/admin/evaluations.resource.tsx';
import { auditEventOperations, systemLogResource } from '../../audit/admin/system-log.resource.tsx';
import { mailOperations } from '../../notifications/admin/mails.resource.ts';
import { categoriesResource } from '../../categories/admin/categories.resource.tsx';
import { coursesResource } from '../../courses/admin/courses.resource.tsx';
import { documentsResource } from '../../documents/admin/documents.resource.tsx';
import { teachersResource } from '../../teachers/admin/teachers.resource.tsx';
import { requestFormsResource } from '../../request-forms/admin/request-forms.resource.tsx';
import { groupsResource } from '../../groups/admin/groups.resource.tsx';
import { attendanceSchemasResource } from '../../attendance-schemas/admin/attendance-schemas.resource.tsx';
import { linksResource } from '../../links/admin/links.resource.tsx';
import { localesResource } from '../../locales/admin/locales.resource.tsx';
import { translationsResource } from '../../translations/admin/translations.resource.tsx';
import { newsItemsResource } from '../../news/admin/news-items.resource.tsx';
import { regionsResource } from '../../regions/admin/regions.resource.tsx';
import { usersResource } from '../../accounts/admin/users.resource.tsx';
import { userImportOperations } from '../../user-imports/admin/user-imports.resource.tsx';
import type { AdminResource, Operations } from '../../console/admin-resource.ts';
import { operationsOf } from '../../console/admin-resources.ts';

/** The console, in the order of its menu. */
export const resources: readonly AdminResource[] = [
  leaveRequestsResource,
  registersResource,
  submissionsResource,
  examResultsResource,
  timeLogsResource,
  evaluationsResource,
  billingResource,
  usersResource,
  groupsResource,
  teachersResource,
  coursesResource,
  regionsResource,
  systemLogResource,
  newsItemsResource,
  linksResource,
  categoriesResource,
  documentsResource,
  attendanceSchemasResource,
  requestFormsResource,
  translationsResource,
  localesResource,
];

/** The data provider can be asked for these. */
export const operations: Readonly<Record<string, Operations>> = {
  ...operationsOf(resources),
  auditEvents: auditEventOperations,
  userImports: userImportOperations,
  mails: mailOperations,
  absences: absenceOperations,
  'absence-explanations': explanationOperations,
  bookings: bookingOperations,
  'payment-plans': paymentPlanOperations,
};
