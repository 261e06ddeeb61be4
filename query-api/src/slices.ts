import 'reflect-metadata';
import { AdminUserActsResolver } from './accounts/admin-user-acts.resolver.ts';
import { AdminUserGroupResolver } from './accounts/admin-user-group.resolver.ts';
import { AdminUserResolver } from './accounts/admin-user.resolver.ts';
import { CalendarCard } from './calendar/calendar-card.resolver.ts';
import { CalendarFeedResolver } from './calendar/calendar-feed.resolver.ts';
import { calendarFeedRoute } from './calendar/calendar-feed.routes.ts';
import { CalendarMonthResolver } from './calendar/calendar.resolver.ts';
import { CalendarResolver } from './calendar-connections/calendar.resolver.ts';
import { CurrentUserResolver } from './accounts/current-user.resolver.ts';
import { ImpersonationResolver } from './impersonations/impersonation.resolver.ts';
import { MicrosoftResolver } from './accounts/microsoft.resolver.ts';
import { OwnSessionResolver } from './accounts/own-session.resolver.ts';
import { OwnPasswordResolver } from './accounts/own-password.resolver.ts';
import { RecoveryResolver } from './accounts/recovery.resolver.ts';
import { SessionResolver } from './accounts/session.resolver.ts';
import { AddressResolver } from './addresses/address.resolver.ts';
import { AlumniHomeResolver } from './alumni-profiles/alumni-home.resolver.ts';
import { AlumniMessageResolver } from './alumni-messages/alumni-message.resolver.ts';
import { AlumniVideoResolver } from './alumni-videos/alumni-video.resolver.ts';
import { AssignmentAdminResolver } from './assignments/assignment-admin.resolver.ts';
import { AssignmentResolver } from './assignments/assignment.resolver.ts';
import { userImportRoutes } from './user-imports/user-import.routes.ts';
import {
  UserImportActsResolver,
  UserImportResolver,
  UserImportRowsResolver,
} from './user-imports/user-import.resolver.ts';
import { auditCsvRoute } from './audit/audit-csv.routes.ts';
import { usersCsvRoute } from './accounts/users-csv.routes.ts';
import { AuditEventResolver, AuditResolver, StateAtResolver } from './audit/audit.resolver.ts';
import {
  AttendanceSchemaDecisionsResolver,
  AttendanceSchemaResolver,
} from './attendance-schemas/attendance-schema.resolver.ts';
import { CategoryDecisionsResolver } from './categories/category-decisions.resolver.ts';
import { CategoryResolver } from './categories/category.resolver.ts';
import { CourseFilesResolver } from './courses/course-files.resolver.ts';
import { CourseDecisionsResolver } from './courses/course-decisions.resolver.ts';
import { CourseFieldsResolver, CourseResolver } from './courses/course.resolver.ts';
import { LessonResolver } from './courses/lesson.resolver.ts';
import { SignUpResolver } from './accounts/sign-up.resolver.ts';
import { CountryResolver } from './countries/country.resolver.ts';
import { CollegeSetupCard } from './dashboards/college-setup-card.resolver.ts';
import { DashboardResolver } from './dashboards/dashboard.resolver.ts';
import { RecentLessonsCard } from './lesson-progress/recent-lessons-card.resolver.ts';
import { CourseAudienceResolver, GroupProgressResolver } from './lesson-progress/group-progress.resolver.ts';
import { TaughtGroupsCard } from './lesson-progress/taught-groups-card.resolver.ts';
import { StudentCourseResolver } from './lesson-progress/student-course.resolver.ts';
import { OutlineArchiveResolver } from './outline-archives/outline-archive.resolver.ts';
import { AssessmentsCard } from './exam-attempts/assessment-card.resolver.ts';
import { GradesCard } from './transcripts/grades-card.resolver.ts';
import { OpenInvoicesCard, UnpaidInvoices } from './invoices/invoice-card.resolver.ts';
import { leaveRequestCards } from './leave-requests/leave-request-card.resolver.ts';
import { UnverifiedSignUps } from './accounts/admin-user-card.resolver.ts';
import { AbandonedMails } from './mails/mail-card.resolver.ts';
import { PendingMinistries } from './ministries/ministry-card.resolver.ts';
import { MinistryResolver } from './ministries/ministry.resolver.ts';
import { OpenRequestForms } from './request-forms/request-form-card.resolver.ts';
import { OwnSubmissionResolver } from './submissions/own-submission.resolver.ts';
import { UngradedSubmissions } from './submissions/submission-card.resolver.ts';
import { NoticeboardCard } from './news/news-card.resolver.ts';
import { NotificationsCard } from './notifications/notification-card.resolver.ts';
import { attendanceCards } from './registers/attendance-card.resolver.ts';
import {
  DocumentAdminResolver,
  DocumentDecisionsResolver,
  DocumentVersionResolver,
} from './documents/document-admin.resolver.ts';
import { DocumentResolver } from './documents/document.resolver.ts';
import { EnrolmentResolver } from './enrolments/enrolment.resolver.ts';
import { erasureProofRoutes } from './erasures/erasure-proof.routes.ts';
import { ErasureResolver } from './erasures/erasure.resolver.ts';
import { myDataRoutes } from './erasures/my-data.routes.ts';
import { AssessmentResolver } from './exam-attempts/assessment.resolver.ts';
import { ExamAccommodationResolver } from './exam-attempts/exam-accommodation.resolver.ts';
import { ExamCorrectionResolver } from './exam-attempts/exam-correction.resolver.ts';
import { ExamPaperResolver } from './exam-attempts/exam-paper.resolver.ts';
import { ExamResultAdminResolver } from './exam-attempts/exam-result-admin.resolver.ts';
import { ExamResultDecisionsResolver } from './exam-attempts/exam-result-decisions.resolver.ts';
import { ExamResultResolver } from './exam-attempts/exam-result.resolver.ts';
import { ExamAdminResolver } from './exams/exam-admin.resolver.ts';
import { ExamResolver } from './exams/exam.resolver.ts';
import { GradebookResolver } from './gradebook/gradebook.resolver.ts';
import { QuestionBankResolver } from './exams/question-bank.resolver.ts';
import { GroupScheduleResolver } from './exams/group-schedule.resolver.ts';
import { GroupMembersResolver } from './groups/group-members.resolver.ts';
import { GroupChoicesResolver } from './groups/group-choices.resolver.ts';
import { GroupCoursesResolver } from './groups/group-courses.resolver.ts';
import { TermLockResolver } from './groups/term-lock.resolver.ts';
import { GroupDecisionsResolver } from './groups/group-decisions.resolver.ts';
import { StudentGroupResolver } from './groups/student-group.resolver.ts';
import { GroupResolver } from './groups/group.resolver.ts';
import { PaymentPlanAdminResolver } from './payment-plans/payment-plan-admin.resolver.ts';
import { paymentPlanExport } from './payment-plans/payment-plan.export.ts';
import {
  InvoicePlanResolver,
  PaymentPlanResolver,
  PlanPaymentResolver,
} from './payment-plans/payment-plan.resolver.ts';
import { AccountStatementResolver } from './invoices/account-statement.resolver.ts';
import { BillableStudentsResolver } from './invoices/billable-students.resolver.ts';
import { CardPaymentResolver } from './card-payments/card-payment.resolver.ts';
import { CardRefundFieldsResolver, CardRefundResolver } from './card-payments/card-refund.resolver.ts';
import { cardExport } from './cards/card.export.ts';
import { CardResolver } from './cards/card.resolver.ts';
import { cardRoutes } from './cards/card.routes.ts';
import { CardConfigResolver } from './invoices/card-config.resolver.ts';
import { InvoiceTotalsResolver } from './invoices/invoice-totals.resolver.ts';
import { TransactionAdminResolver } from './invoices/transaction-admin.resolver.ts';
import { InvoiceAdminResolver } from './invoices/invoice-admin.resolver.ts';
import { InvoiceDecisionsResolver } from './invoices/invoice-decisions.resolver.ts';
import { InvoiceResolver, TransactionResolver } from './invoices/invoice.resolver.ts';
import { whyBalance, whyInvoice } from './invoices/invoice-why.ts';
import type { ApiRoute } from './kernel/server/api-route.ts';
import { SearchResolver } from './search/search.resolver.ts';
import { LeaveRequestAdminResolver } from './leave-requests/leave-request-admin.resolver.ts';
import { LeaveRequestDecisionsResolver } from './leave-requests/leave-request-decisions.resolver.ts';
import { LeaveRequestResolver } from './leave-requests/leave-request.resolver.ts';
import { RequestFormDecisionsResolver } from './request-forms/request-form-decisions.resolver.ts';
import { RequestFormResolver } from './request-forms/request-form.resolver.ts';
import { SiteSettingResolver } from './site-settings/site-setting.resolver.ts';
import { SignUpGroupResolver } from './groups/sign-up-group.resolver.ts';
import { LocaleResolver } from './locales/locale.resolver.ts';
import { LogitFieldsResolver, LogitListResolver } from './logits/logit-list.resolver.ts';
import { logitsCsvRoute } from './logits/logits-csv.routes.ts';
import { LogitResolver } from './logits/logit.resolver.ts';
import { MailResolver } from './mails/mail.resolver.ts';
import { RetryMailResolver } from './mails/retry-mail.resolver.ts';
import {
  NewsItemPicturesResolver,
  NewsItemResolver,
  NewsPicturesResolver,
  NewsResolver,
} from './news/news.resolver.ts';
import { LinkResolver, StudentLinksResolver } from './links/link.resolver.ts';
import { OfflineAppResolver } from './offline-app/offline-app.resolver.ts';
import { NotificationDefinitionResolver } from './notifications/definition.resolver.ts';
import { NotificationResolver } from './notifications/notification.resolver.ts';
import { OperationResolver } from './operations/operation.resolver.ts';
import { ProfileResolver } from './profiles/profile.resolver.ts';
import { playlistRoutes } from './renditions/playlist.routes.ts';
import { RenditionResolver } from './renditions/rendition.resolver.ts';
import { fileRoutes } from './files/file.routes.ts';
import { FileResolver } from './files/file.resolver.ts';
import { UploadResolver } from './uploads/upload.resolver.ts';
import { VideoResolver } from './uploads/video.resolver.ts';
import { ForexRateResolver } from './forex-rates/forex-rate.resolver.ts';
import { RegionAdminResolver } from './regions/region-admin.resolver.ts';
import { RegionDeansResolver } from './regions/region-deans.resolver.ts';
import { RegionDecisionsResolver } from './regions/region-decisions.resolver.ts';
import { RegionResolver } from './regions/region.resolver.ts';
import { ReportResolver } from './reports/report.resolver.ts';
import { AbsenceExplanationAdminResolver } from './absence-explanations/absence-explanation-admin.resolver.ts';
import { AbsenceExplanationDecisionsResolver } from './absence-explanations/absence-explanation-decisions.resolver.ts';
import { AbsenceExplanationResolver } from './absence-explanations/absence-explanation.resolver.ts';
import { AttendanceResolver } from './registers/attendance.resolver.ts';
import { AbsenceAdminResolver } from './registers/absence-admin.resolver.ts';
import { RegisterAdminResolver } from './registers/register-admin.resolver.ts';
import { RegisterMarksResolver } from './registers/register-marks.resolver.ts';
import { RegisterResolver } from './registers/register.resolver.ts';
import { ScanResolver } from './registers/scan.resolver.ts';
import { attendanceTellers, whyResolver } from './registers/why.resolver.ts';
import { PublicConfigResolver } from './site-settings/public-config.resolver.ts';
import { GroupStatisticsResolver, RegionStatisticsResolver } from './statistics/statistics.resolver.ts';
import { StudentRecordResolver } from './student-records/student-record.resolver.ts';
import { SubmissionAdminResolver } from './submissions/submission-admin.resolver.ts';
import { SubmissionResolver } from './submissions/submission.resolver.ts';
import { whySubmission } from './submissions/submission-why.ts';
import { EvaluationAdminResolver } from './evaluations/evaluation-admin.resolver.ts';
import { EvaluationResolver } from './evaluations/evaluation.resolver.ts';
import { TimeLogAdminResolver } from './time-logs/time-log-admin.resolver.ts';
import { SubmittedTimeLogs } from './time-logs/time-log-card.resolver.ts';
import { TimeLogDecisionsResolver } from './time-logs/time-log-decisions.resolver.ts';
import { TimeLogResolver } from './time-logs/time-log.resolver.ts';
import { TeacherDecisionsResolver } from './teachers/teacher-decisions.resolver.ts';
import { TeacherResolver } from './teachers/teacher.resolver.ts';
import { TranscriptIssueResolver } from './transcripts/transcript-issue.resolver.ts';
import { TranscriptResolver } from './transcripts/transcript.resolver.ts';
import { whyCourse, whyTerm, whyTranscript } from './transcripts/grades-why.ts';
import { whyResult } from './transcripts/result-why.ts';
import { textsRoute } from './translations/texts.routes.ts';
import { TranslationDecisionsResolver } from './translations/translation-decisions.resolver.ts';
import { TranslationResolver } from './translations/translation.resolver.ts';
import { translationRoutes } from './translations/translation.routes.ts';
import { LocaleAdminResolver, LocaleDecisionsResolver } from './locales/locale-admin.resolver.ts';
import { accountExport, sessionExport } from './accounts/account.export.ts';
import { addressExport } from './addresses/address.export.ts';
import { alumniMessageExport } from './alumni-messages/alumni-message.export.ts';
import { alumniProfileExport } from './alumni-profiles/alumni-profile.export.ts';
import { logExport } from './audit/audit.export.ts';
import { enrolmentExport } from './enrolments/enrolment.export.ts';
import { examPaperExport, examResultExport, extraAttemptExport } from './exam-attempts/exam-attempt.export.ts';
import { fileExport } from './files/file.export.ts';
import { invoiceExport, transactionExport } from './invoices/invoice.export.ts';
import { leaveRequestExport } from './leave-requests/leave-request.export.ts';
import { mailExport } from './mails/mail.export.ts';
import { ministryExport } from './ministries/ministry.export.ts';
import { notificationExport } from './notifications/notification.export.ts';
import { preferencesExport, profileExport } from './profiles/profile.export.ts';
import { attendanceExport, explanationExport } from './registers/attendance.export.ts';
import { submissionExport } from './submissions/submission.export.ts';
import { timeLogExport } from './time-logs/time-log.export.ts';
import { excusedWorkExport } from './gradebook/excused-work.export.ts';
import {
  ExcusedExamResolver,
  ExcusedSubmissionResolver,
  ExcusedWorkResolver,
} from './gradebook/excused-work.resolver.ts';
import { whyExcused } from './transcripts/excused-work-why.ts';
import { transcriptIssueExport } from './transcripts/transcript-issue.export.ts';
import { transcriptNoteExport } from './transcripts/transcript.export.ts';
import type { ExportPart } from './kernel/export/part.ts';

/** Every resolver that runs, slice by slice. */
export const resolvers = [
  SessionResolver,
  RecoveryResolver,
  SignUpResolver,
  OwnPasswordResolver,
  CountryResolver,
  SignUpGroupResolver,
  SiteSettingResolver,
  RequestFormResolver,
  RequestFormDecisionsResolver,
  CurrentUserResolver,
  OwnSessionResolver,
  ImpersonationResolver,
  MicrosoftResolver,
  CalendarResolver,
  CalendarFeedResolver,
  CalendarMonthResolver,
  ErasureResolver,
  ProfileResolver,
  AddressResolver,
  AlumniHomeResolver,
  MinistryResolver,
  AlumniMessageResolver,
  AlumniVideoResolver,
  RegionResolver,
  DocumentResolver,
  NewsResolver,
  NewsPicturesResolver,
  NewsItemResolver,
  NewsItemPicturesResolver,
  OfflineAppResolver,
  LinkResolver,
  StudentLinksResolver,
  DocumentAdminResolver,
  DocumentDecisionsResolver,
  DocumentVersionResolver,
  LocaleResolver,
  LocaleAdminResolver,
  LocaleDecisionsResolver,
  TranslationResolver,
  TranslationDecisionsResolver,
  PublicConfigResolver,
  LogitResolver,
  AdminUserGroupResolver,
  AdminUserResolver,
  AdminUserActsResolver,
  UserImportResolver,
  UserImportRowsResolver,
  UserImportActsResolver,
  EnrolmentResolver,
  RegionAdminResolver,
  RegionDecisionsResolver,
  ForexRateResolver,
  ReportResolver,
  RegionDeansResolver,
  GroupResolver,
  GroupMembersResolver,
  GroupChoicesResolver,
  GroupCoursesResolver,
  GroupDecisionsResolver,
  TermLockResolver,
  StudentGroupResolver,
  LogitListResolver,
  LogitFieldsResolver,
  AuditEventResolver,
  AuditResolver,
  StateAtResolver,
  LeaveRequestResolver,
  LeaveRequestDecisionsResolver,
  LeaveRequestAdminResolver,
  AbsenceExplanationResolver,
  AbsenceExplanationDecisionsResolver,
  AbsenceExplanationAdminResolver,
  AttendanceResolver,
  RegisterResolver,
  RegisterMarksResolver,
  ScanResolver,
  RegisterAdminResolver,
  AbsenceAdminResolver,
  whyResolver({
    ...attendanceTellers,
    invoice: whyInvoice,
    studentBalance: whyBalance,
    examResult: whyResult,
    submission: whySubmission,
    excusedWork: whyExcused,
    courseGrade: whyCourse,
    termGrade: whyTerm,
    transcript: whyTranscript,
  }),
  InvoiceResolver,
  AccountStatementResolver,
  TransactionResolver,
  InvoiceDecisionsResolver,
  InvoiceAdminResolver,
  TransactionAdminResolver,
  InvoiceTotalsResolver,
  PaymentPlanResolver,
  PlanPaymentResolver,
  InvoicePlanResolver,
  PaymentPlanAdminResolver,
  CourseResolver,
  CourseFieldsResolver,
  CourseDecisionsResolver,
  CourseFilesResolver,
  LessonResolver,
  StudentCourseResolver,
  GroupProgressResolver,
  CourseAudienceResolver,
  OutlineArchiveResolver,
  TeacherResolver,
  TeacherDecisionsResolver,
  AttendanceSchemaResolver,
  AttendanceSchemaDecisionsResolver,
  CategoryResolver,
  CategoryDecisionsResolver,
  ExamAdminResolver,
  ExamResolver,
  GradebookResolver,
  ExcusedWorkResolver,
  ExcusedExamResolver,
  ExcusedSubmissionResolver,
  ExamAccommodationResolver,
  QuestionBankResolver,
  GroupScheduleResolver,
  AssignmentAdminResolver,
  AssignmentResolver,
  CardConfigResolver,
  CardResolver,
  CardPaymentResolver,
  CardRefundResolver,
  CardRefundFieldsResolver,
  BillableStudentsResolver,
  AssessmentResolver,
  ExamCorrectionResolver,
  ExamPaperResolver,
  ExamResultResolver,
  ExamResultDecisionsResolver,
  ExamResultAdminResolver,
  SubmissionResolver,
  SubmissionAdminResolver,
  OwnSubmissionResolver,
  TimeLogResolver,
  TimeLogDecisionsResolver,
  TimeLogAdminResolver,
  EvaluationResolver,
  EvaluationAdminResolver,
  TranscriptResolver,
  TranscriptIssueResolver,
  NotificationResolver,
  NotificationDefinitionResolver,
  MailResolver,
  RetryMailResolver,
  OperationResolver,
  CollegeSetupCard,
  DashboardResolver,
  CalendarCard,
  AssessmentsCard,
  RecentLessonsCard,
  TaughtGroupsCard,
  GradesCard,
  OpenInvoicesCard,
  ...leaveRequestCards,
  UnpaidInvoices,
  UngradedSubmissions,
  SubmittedTimeLogs,
  UnverifiedSignUps,
  OpenRequestForms,
  AbandonedMails,
  PendingMinistries,
  NoticeboardCard,
  NotificationsCard,
  ...attendanceCards,
  GroupStatisticsResolver,
  RegionStatisticsResolver,
  StudentRecordResolver,
  SearchResolver,
  UploadResolver,
  RenditionResolver,
  VideoResolver,
  FileResolver,
] as const;

/** Everything that is held on one person, in the order in which it is told. */
export const exportParts: readonly ExportPart[] = [
  accountExport,
  profileExport,
  preferencesExport,
  addressExport,
  alumniProfileExport,
  ministryExport,
  alumniMessageExport,
  enrolmentExport,
  attendanceExport,
  explanationExport,
  leaveRequestExport,
  examPaperExport,
  extraAttemptExport,
  examResultExport,
  submissionExport,
  timeLogExport,
  fileExport,
  transcriptNoteExport,
  transcriptIssueExport,
  excusedWorkExport,
  invoiceExport,
  paymentPlanExport,
  transactionExport,
  cardExport,
  notificationExport,
  mailExport,
  sessionExport,
  logExport,
];

/** These come and go as files. */
export const routes: readonly ApiRoute[] = [
  ...myDataRoutes(exportParts),
  ...erasureProofRoutes,
  usersCsvRoute,
  auditCsvRoute,
  logitsCsvRoute,
  ...userImportRoutes,
  ...translationRoutes,
  textsRoute,
  calendarFeedRoute,
  ...fileRoutes,
  ...cardRoutes,
  ...playlistRoutes,
];
