import type { AnyProjection } from './kernel/projection.ts';
import { absenceExplanationProjection } from './absence-explanations/absence-explanation.projection.ts';
import { userImportProjection } from './user-imports/user-import.projection.ts';
import { usersProjection } from './accounts/users.projection.ts';
import { addressProjection } from './addresses/address.projection.ts';
import { alumniDirectoryProjection } from './alumni-profiles/alumni-directory.projection.ts';
import { alumniMessageProjection } from './alumni-messages/alumni-message.projection.ts';
import { alumniVideoProjection } from './alumni-videos/alumni-video.projection.ts';
import { assignmentProjection } from './assignments/assignment.projection.ts';
import { auditProjection } from './audit/audit.projection.ts';
import { calendarFeedProjection } from './calendar/calendar-feed.projection.ts';
import { cardPaymentProjection } from './card-payments/card-payment.projection.ts';
import { cardProjection } from './cards/card.projection.ts';
import { categoryProjection } from './categories/category.projection.ts';
import { courseProjection } from './courses/course.projection.ts';
import { documentProjection } from './documents/document.projection.ts';
import { examProjection } from './exam-attempts/exam.projection.ts';
import { erasureProjection } from './erasures/erasure.projection.ts';
import { evaluationProjection } from './evaluations/evaluation.projection.ts';
import { forexRateProjection } from './forex-rates/forex-rate.projection.ts';
import { excusedWorkProjection } from './gradebook/excused-work.projection.ts';
import { groupProjection } from './groups/group.projection.ts';
import { paymentPlanProjection } from './payment-plans/payment-plan.projection.ts';
import { invoiceProjection } from './invoices/invoice.projection.ts';
import { leaveRequestProjection } from './leave-requests/leave-request.projection.ts';
import { lessonProgressProjection } from './lesson-progress/lesson-progress.projection.ts';
import { localeProjection } from './locales/locale.projection.ts';
import { logitProjection } from './logits/logit.projection.ts';
import { mailProjection } from './mails/mail.projection.ts';
import { ministryProjection } from './ministries/ministry.projection.ts';
import { newsItemProjection } from './news/news-item.projection.ts';
import { linkProjection } from './links/link.projection.ts';
import { offlineAppProjection } from './offline-app/offline-app.projection.ts';
import { definitionProjection } from './notifications/definition.projection.ts';
import { notificationProjection } from './notifications/notification.projection.ts';
import { replayProjection } from './operations/replay.projection.ts';
import { regionProjection } from './regions/region.projection.ts';
import { attendanceProjection } from './registers/attendance.projection.ts';
import { reportDaysProjection } from './reports/report-days.projection.ts';
import { reportProjection } from './reports/report.projection.ts';
import { requestFormProjection } from './request-forms/request-form.projection.ts';
import { siteSettingProjection } from './site-settings/site-setting.projection.ts';
import { statisticsProjection } from './statistics/statistics.projection.ts';
import { fileProjection } from './files/file.projection.ts';
import { renditionProjection } from './renditions/rendition.projection.ts';
import { videoProjection } from './uploads/video.projection.ts';
import { teacherProjection } from './teachers/teacher.projection.ts';
import { timeLogProjection } from './time-logs/time-log.projection.ts';
import { transcriptIssueProjection } from './transcripts/transcript-issue.projection.ts';
import { transcriptNoteProjection } from './transcripts/transcript-note.projection.ts';
import { translationProjection } from './translations/translation.projection.ts';

/** Every projection that the service runs; each keeps a group of collections of its own. */
export const projections: readonly AnyProjection[] = [
  absenceExplanationProjection,
  addressProjection,
  alumniDirectoryProjection,
  alumniMessageProjection,
  alumniVideoProjection,
  assignmentProjection,
  attendanceProjection,
  auditProjection,
  calendarFeedProjection,
  cardPaymentProjection,
  cardProjection,
  categoryProjection,
  courseProjection,
  documentProjection,
  newsItemProjection,
  linkProjection,
  offlineAppProjection,
  erasureProjection,
  evaluationProjection,
  examProjection,
  forexRateProjection,
  groupProjection,
  invoiceProjection,
  paymentPlanProjection,
  leaveRequestProjection,
  lessonProgressProjection,
  localeProjection,
  logitProjection,
  mailProjection,
  ministryProjection,
  definitionProjection,
  notificationProjection,
  regionProjection,
  replayProjection,
  reportProjection,
  reportDaysProjection,
  requestFormProjection,
  siteSettingProjection,
  statisticsProjection,
  videoProjection,
  renditionProjection,
  fileProjection,
  teacherProjection,
  timeLogProjection,
  transcriptIssueProjection,
  transcriptNoteProjection,
  excusedWorkProjection,
  translationProjection,
  userImportProjection,
  usersProjection,
];
