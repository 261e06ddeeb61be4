import * as accounts from '../accounts/accounts.screens.ts';
import * as alumniMessages from '../alumni-messages/alumni-messages.screens.ts';
import * as alumniProfiles from '../alumni-profiles/alumni-profiles.screens.ts';
import * as alumniVideos from '../alumni-videos/alumni-videos.screens.ts';
import * as attendanceSchemas from '../attendance-schemas/attendance-schemas.screens.ts';
import * as audit from '../audit/audit.screens.ts';
import * as calendar from '../calendar/calendar.screens.ts';
import * as calendarConnections from '../calendar-connections/calendar-connections.screens.ts';
import * as cards from '../cards/cards.screens.ts';
import * as categories from '../categories/categories.screens.ts';
import * as courses from '../courses/courses.screens.ts';
import * as dashboards from '../dashboards/dashboards.screens.ts';
import * as documents from '../documents/documents.screens.ts';
import * as evaluations from '../evaluations/evaluations.screens.ts';
import * as examAttempts from '../exam-attempts/exam-attempts.screens.ts';
import * as exams from '../exams/exams.screens.ts';
import * as gradebook from '../gradebook/gradebook.screens.ts';
import * as groups from '../groups/groups.screens.ts';
import * as invoices from '../invoices/invoices.screens.ts';
import * as leaveRequests from '../leave-requests/leave-requests.screens.ts';
import * as lessonProgress from '../lesson-progress/lesson-progress.screens.ts';
import * as links from '../links/links.screens.ts';
import * as locales from '../locales/locales.screens.ts';
import * as ministries from '../ministries/ministries.screens.ts';
import * as news from '../news/news.screens.ts';
import * as notifications from '../notifications/notifications.screens.ts';
import * as offlineApp from '../offline-app/offline-app.screens.ts';
import * as paymentPlans from '../payment-plans/payment-plans.screens.ts';
import * as profiles from '../profiles/profiles.screens.ts';
import * as regions from '../regions/regions.screens.ts';
import * as registers from '../registers/registers.screens.ts';
import * as reports from '../reports/reports.screens.ts';
import * as requestForms from '../request-forms/request-forms.screens.ts';
import * as siteSettings from '../site-settings/site-settings.screens.ts';
import * as studentRecords from '../student-records/student-records.screens.ts';
import * as submissions from '../submissions/submissions.screens.ts';
import * as teachers from '../teachers/teachers.screens.ts';
import * as timeLogs from '../time-logs/time-logs.screens.ts';
import * as transcripts from '../transcripts/transcripts.screens.ts';
import * as translations from '../translations/translations.screens.ts';
import * as userImports from '../user-imports/user-imports.screens.ts';
import type { DashboardPart } from '../lib/dashboard/card.ts';
import type { Screen } from '../lib/screens/index.ts';

const manifests: readonly Readonly<Record<string, Screen | DashboardPart>>[] = [
  accounts,
  alumniMessages,
  alumniProfiles,
  alumniVideos,
  attendanceSchemas,
  audit,
  calendar,
  calendarConnections,
  cards,
  categories,
  courses,
  dashboards,
  documents,
  evaluations,
  examAttempts,
  exams,
  gradebook,
  groups,
  invoices,
  leaveRequests,
  lessonProgress,
  links,
  locales,
  ministries,
  news,
  notifications,
  offlineApp,
  paymentPlans,
  profiles,
  regions,
  registers,
  reports,
  requestForms,
  siteSettings,
  studentRecords,
  submissions,
  teachers,
  timeLogs,
  transcripts,
  translations,
  userImports,
];
const isPart = (one: Screen | DashboardPart): one is DashboardPart => 'kind' in one;
const declared = manifests.flatMap((manifest) => Object.values(manifest));
export const screens: readonly Screen[] = declared.filter((one): one is Screen => !isPart(one));
/** The slices have these on the dashboard. */
export const dashboardParts: readonly DashboardPart[] = declared.filter(isPart);
