import type { ObjectStore } from '@paideia/objects/port.ts';
import type { UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import { absenceExplanation } from './absence-explanations/absence-explanation.decider.ts';
import { explanationMarks, explanationNotices } from './absence-explanations/absence-explanation.reactions.ts';
import { access } from './accounts/access.ts';
import { userAccount } from './accounts/account.decider.ts';
import { accountFactTable } from './accounts/account.facts.ts';
import { deactivateUser, revokeRoles } from './accounts/account.process.ts';
import { accountAftermath } from './accounts/account.reactions.ts';
import { emailClaim } from './accounts/email-claim.decider.ts';
import { unusedEmailClaim } from './accounts/email-claim.timers.ts';
import { calendarFeed } from './calendar/calendar-feed.decider.ts';
import { calendarFactTable } from './calendar-connections/calendar.facts.ts';
import type { Calendar } from './calendar-connections/calendar.ts';
import { calendarSync } from './calendar-connections/calendar.reactions.ts';
import { calendarConnection } from './calendar-connections/calendar-connection.decider.ts';
import { impersonation } from './impersonations/impersonation.decider.ts';
import { impersonationFactTable } from './impersonations/impersonation.facts.ts';
import { impersonationAftermath, impersonationNotices } from './impersonations/impersonation.reactions.ts';
import { impersonationEnd } from './impersonations/impersonation.timers.ts';
import { inviteImportedUser } from './user-imports/invite-imported-user.process.ts';
import { inviteUser } from './accounts/invite-user.process.ts';
import { superadmins } from './accounts/superadmins.decider.ts';
import { superadminSeats } from './accounts/superadmins.reactions.ts';
import { userImport } from './user-imports/user-import.decider.ts';
import { userImporting } from './user-imports/user-import.reactions.ts';
import { microsoftIdentity } from './accounts/microsoft.decider.ts';
import { microsoftFactTable } from './accounts/microsoft.facts.ts';
import { accountMails } from './accounts/account-mails.reactions.ts';
import { changeEmail } from './accounts/change-email.process.ts';
import { selfCreateAccount } from './accounts/self-create-account.process.ts';
import { signUpReactions } from './accounts/sign-up.reactions.ts';
import { address } from './addresses/address.decider.ts';
import { alumniMessageQuota } from './alumni-messages/alumni-message.decider.ts';
import { alumniLetters } from './alumni-messages/alumni-message.reactions.ts';
import { alumniProfile } from './alumni-profiles/alumni-profile.decider.ts';
import { alumniFactTable } from './alumni-profiles/alumni.facts.ts';
import { alumniVideo } from './alumni-videos/alumni-video.decider.ts';
import { assignmentNotices } from './assignments/assignment-notices.reactions.ts';
import { assignment } from './assignments/assignment.decider.ts';
import { assignmentReminder } from './assignments/assignment.timers.ts';
import { gradedAssignmentFactTable } from './assignments/graded-assignment.facts.ts';
import { attendanceSchema } from './attendance-schemas/attendance-schema.decider.ts';
import { attendanceSchemaFactTable } from './attendance-schemas/attendance-schema.facts.ts';
import { category } from './categories/category.decider.ts';
import { cardPayment } from './card-payments/card-payment.decider.ts';
import { cardPaymentFactTable } from './card-payments/card-payment.facts.ts';
import { cardPaymentNotices } from './card-payments/card-payment-notices.reactions.ts';
import { cardPaymentBooking } from './card-payments/card-payment.reactions.ts';
import { cardPaymentRetry } from './card-payments/card-payment.timers.ts';
import { cardRefund } from './card-payments/card-refund.decider.ts';
import { cardRefundNotices } from './card-payments/card-refund-notices.reactions.ts';
import { cardRefundRequests } from './card-payments/card-refund.reactions.ts';
import { cardRefundRetry } from './card-payments/card-refund.timers.ts';
import { cardCharging } from './cards/card-charging.reactions.ts';
import { billingCard } from './cards/card.decider.ts';
import { cardKeeping } from './cards/card-keeping.reactions.ts';
import { cardRefunding } from './cards/card-refunding.reactions.ts';
import type { CardVault } from './cards/card-vault.ts';
import type { OpenGateway } from './cards/open-gateway.ts';
import { courseUseFactTable } from './courses/course-use.facts.ts';
import { courseFileRemoval } from './courses/course-files.reactions.ts';
import { course } from './courses/course.decider.ts';
import { courseFactTable } from './courses/course.facts.ts';
import { lesson } from './courses/lesson.decider.ts';
import { lessonVideos } from './courses/lesson-video.decider.ts';
import { lessonVideoAttachment, lessonVideoRemoval } from './courses/lesson-video.reactions.ts';
import { fileAsset } from './files/file.decider.ts';
import { fileFactTable } from './files/file.facts.ts';
import { fileCleanup } from './files/file.reactions.ts';
import { fileExpiry, unusedFile } from './files/file.timers.ts';
import { storageTidying } from './files/storage.jobs.ts';
import { documentDecider } from './documents/document.decider.ts';
import { documentFactTable } from './documents/document.facts.ts';
import { enrolment } from './enrolments/enrolment.decider.ts';
import { enrolmentFactTable } from './enrolments/enrolment.facts.ts';
import { alumniOfGraduation } from './enrolments/alumni.reactions.ts';
import { enrolmentsOfAccount, regionOfEnrolment } from './enrolments/enrolment.reactions.ts';
import { erasure } from './erasures/erasure.decider.ts';
import { erasureFactTable } from './erasures/erasure.facts.ts';
import { eraseUser } from './erasures/erase-user.process.ts';
import { erasureEndpoints } from './erasures/erasure.routes.ts';
import { erasureJob, type Erasing } from './erasures/erasure.jobs.ts';
import { evaluation } from './evaluations/evaluation.decider.ts';
import { evaluationNotices } from './evaluations/evaluation-notices.reactions.ts';
import { deleteEvaluation, saveEvaluation } from './evaluations/evaluation.process.ts';
import { examAttempt } from './exam-attempts/exam-attempt.decider.ts';
import { examAttemptFactTable } from './exam-attempts/exam-attempt.facts.ts';
import { examExpiry, examHeartbeat, examPageLeft } from './exam-attempts/exam-heartbeat.ts';
import { examNotices } from './exam-attempts/exam-notices.reactions.ts';
import { examSitting } from './exam-attempts/exam-sitting.decider.ts';
import { examCorrections } from './exam-attempts/exam-corrections.reactions.ts';
import { examRetakes } from './exam-attempts/exam-retakes.reactions.ts';
import { examSittings } from './exam-attempts/exam-sittings.reactions.ts';
import { startExamAttempt } from './exam-attempts/start-exam-attempt.process.ts';
import { examDefinition } from './exams/exam-definition.decider.ts';
import { examSchedule } from './exams/exam-schedule.decider.ts';
import { examFactTable } from './exams/exam.facts.ts';
import { examReminder, examWindowClose } from './exams/exam.timers.ts';
import { excusedWork } from './gradebook/excused-work.decider.ts';
import { excusedWorkNotices } from './gradebook/excused-work.reactions.ts';
import { studentGroup } from './groups/group.decider.ts';
import { forexRates } from './forex-rates/forex-rates.decider.ts';
import { groupFactTable } from './groups/group.facts.ts';
import { invoiceNotices } from './invoices/invoice-notices.reactions.ts';
import { invoiceNumbers } from './invoices/invoice-numbers.reactions.ts';
import { invoice } from './invoices/invoice.decider.ts';
import { invoiceReminder } from './invoices/invoice.timers.ts';
import { regionCurrencyFactTable } from './invoices/region-currency.facts.ts';
import { receiptFactTable } from './invoices/receipt.facts.ts';
import { receiptCounter } from './invoices/receipt-counter.decider.ts';
import type { ProjectionClient } from '@paideia/projection-service/kernel/service/client.ts';
import type { Slices } from './kernel/slices.ts';
import { leaveCoverageFactTable } from './leave-requests/leave-coverage.facts.ts';
import { leaveMarks } from './leave-requests/leave-marks.reactions.ts';
import { leaveNotices } from './leave-requests/leave-notices.reactions.ts';
import { leaveRequest } from './leave-requests/leave-request.decider.ts';
import { lessonProgress } from './lesson-progress/lesson-progress.decider.ts';
import { locale } from './locales/locale.decider.ts';
import { localeFactTable } from './locales/locale.facts.ts';
import { courseActivityFactTable } from './logits/course-activity.facts.ts';
import { courseActivity } from './logits/course-activity.reactions.ts';
import { logit } from './logits/logit.decider.ts';
import { emailMessage } from './mails/email-message.decider.ts';
import { emailRelease, emailRetry } from './mails/email.timers.ts';
import { mailDigest } from './mails/mail-digest.decider.ts';
import { mailDigests } from './mails/mail-digest.reactions.ts';
import { mailDigestClose } from './mails/mail-digest.timers.ts';
import { mailSending } from './mails/mail.reactions.ts';
import type { Links } from './mails/link.rules.ts';
import type { MailTransport } from './mails/transport.ts';
import { ministryListing } from './ministries/ministry-listing.decider.ts';
import { ministryNotices } from './ministries/ministry-notices.reactions.ts';
import { newsDelivery } from './news/news-delivery.decider.ts';
import { newsDelivering } from './news/news-delivery.reactions.ts';
import { newsDeliveryStart } from './news/news-delivery.timers.ts';
import { newsItem } from './news/news-item.decider.ts';
import { link } from './links/link.decider.ts';
import { notificationDefinition } from './notifications/definition.decider.ts';
import { definitionFactTable } from './notifications/definition.facts.ts';
import { notificationFeed } from './notifications/notification-feed.decider.ts';
import { courseBundle } from './offline-app/course-bundle.decider.ts';
import { courseBundles } from './offline-app/course-bundle.reactions.ts';
import { offlineRelease } from './offline-app/offline-release.decider.ts';
import { outlineArchives } from './outline-archives/outline-archive.jobs.ts';
import { instalmentCharges, paymentPlanSettling } from './payment-plans/payment-plan-charges.reactions.ts';
import { paymentPlanNotices } from './payment-plans/payment-plan-notices.reactions.ts';
import { paymentPlan } from './payment-plans/payment-plan.decider.ts';
import { paymentPlanFactTable } from './payment-plans/payment-plan.facts.ts';
import { instalmentCharge, paymentReminder } from './payment-plans/payment-plan.timers.ts';
import { projectionReplay } from './operations/replay.decider.ts';
import { runningJobFactTable } from './operations/running-jobs.facts.ts';
import { jobReconciliation } from './operations/operation.jobs.ts';
import { logVerification } from './operations/verification.decider.ts';
import { userPreferences } from './profiles/user-preferences.decider.ts';
import { userProfile } from './profiles/user-profile.decider.ts';
import { createRegion } from './regions/create-region.process.ts';
import { region } from './regions/region.decider.ts';
import { profilePictureCleanup } from './profiles/profile-picture.reactions.ts';
import { attendanceAdmins } from './regions/attendance-admins.reactions.ts';
import { regionRules } from './regions/region.reactions.ts';
import { regionFactTable } from './regions/region.facts.ts';
import { slugClaim } from './regions/slug-claim.decider.ts';
import { attendanceRegister } from './registers/register.decider.ts';
import { registerFactTable } from './registers/register.facts.ts';
import { registerClose } from './registers/register.timers.ts';
import { scanEndpoints } from './registers/scan-code.ts';
import { videoRenditions } from './renditions/rendition.decider.ts';
import { wantedRenditionTable } from './renditions/rendition.facts.ts';
import { renditionJob, type Making } from './renditions/rendition.jobs.ts';
import { renditionProgress } from './renditions/rendition-progress.ts';
import { renditionCleanup, renditionRequests } from './renditions/rendition.reactions.ts';
import { requestForm } from './request-forms/request-form.decider.ts';
import { requestNotices } from './request-forms/request-form.reactions.ts';
import { siteSettings } from './site-settings/site-settings.decider.ts';
import { submission } from './submissions/submission.decider.ts';
import { submissionFileFactTable } from './submissions/submission-file.facts.ts';
import { submissionFileRemoval } from './submissions/submission-files.reactions.ts';
import { submissionReminder } from './submissions/submission.timers.ts';
import { teacher } from './teachers/teacher.decider.ts';
import { teacherFactTable } from './teachers/teacher.facts.ts';
import { timeLog } from './time-logs/time-log.decider.ts';
import { transcriptIssue } from './transcripts/transcript-issue.decider.ts';
import { transcriptNote } from './transcripts/transcript-note.decider.ts';
import { translationFactTable } from './translations/translation.facts.ts';
import { translationMessage } from './translations/translation-message.decider.ts';
import { videoUpload } from './uploads/upload.decider.ts';
import { subtitleCleanup, uploadCleanup } from './uploads/upload.reactions.ts';
import { uploadExpiry } from './uploads/upload.timers.ts';
import { videoFactTable } from './uploads/video.facts.ts';

/** Every slice of the service, by name: nothing is found by reflection. */
const deciders: Slices['deciders'] = [
  userAccount,
  emailClaim,
  superadmins,
  userImport,
  impersonation,
  microsoftIdentity,
  calendarConnection,
  calendarFeed,
  erasure,
  userProfile,
  userPreferences,
  address,
  alumniProfile,
  ministryListing,
  alumniMessageQuota,
  region,
  slugClaim,
  studentGroup,
  enrolment,
  attendanceSchema,
  attendanceRegister,
  leaveRequest,
  absenceExplanation,
  invoice,
  receiptCounter,
  billingCard,
  cardPayment,
  cardRefund,
  paymentPlan,
  course,
  lesson,
  lessonVideos,
  videoUpload,
  alumniVideo,
  videoRenditions,
  fileAsset,
  lessonProgress,
  teacher,
  category,
  examDefinition,
  examSchedule,
  forexRates,
  examSitting,
  examAttempt,
  assignment,
  submission,
  timeLog,
  evaluation,
  transcriptIssue,
  transcriptNote,
  excusedWork,
  notificationFeed,
  notificationDefinition,
  emailMessage,
  mailDigest,
  documentDecider,
  newsItem,
  link,
  newsDelivery,
  locale,
  translationMessage,
  requestForm,
  siteSettings,
  offlineRelease,
  courseBundle,
  logit,
  projectionReplay,
  logVerification,
];
const processes: Slices['processes'] = [
  inviteUser,
  inviteImportedUser,
  revokeRoles,
  deactivateUser,
  eraseUser,
  selfCreateAccount,
  changeEmail,
  createRegion,
  startExamAttempt,
  saveEvaluation,
  deleteEvaluation,
];
const reactions: Slices['reactions'] = [
  accountMails,
  signUpReactions,
  superadminSeats,
  accountAftermath,
  userImporting,
  courseActivity,
  regionOfEnrolment,
  enrolmentsOfAccount,
  alumniOfGraduation,
  ministryNotices,
  alumniLetters,
  leaveMarks,
  leaveNotices,
  explanationMarks,
  explanationNotices,
  invoiceNumbers,
  invoiceNotices,
  cardPaymentBooking,
  cardPaymentNotices,
  cardRefundRequests,
  cardRefundNotices,
  instalmentCharges,
  paymentPlanSettling,
  paymentPlanNotices,
  examCorrections,
  examRetakes,
  examSittings,
  examNotices,
  assignmentNotices,
  evaluationNotices,
  impersonationAftermath,
  impersonationNotices,
  regionRules,
  attendanceAdmins,
  requestNotices,
  mailDigests,
  newsDelivering,
  subtitleCleanup,
  lessonVideoAttachment,
  lessonVideoRemoval,
  profilePictureCleanup,
  courseFileRemoval,
  submissionFileRemoval,
  excusedWorkNotices,
  courseBundles,
];
const timers: Slices['timers'] = [
  registerClose,
  unusedEmailClaim,
  impersonationEnd,
  emailRetry,
  emailRelease,
  mailDigestClose,
  newsDeliveryStart,
  examReminder,
  assignmentReminder,
  submissionReminder,
  examWindowClose,
  invoiceReminder,
  cardPaymentRetry,
  cardRefundRetry,
  paymentReminder,
  instalmentCharge,
  uploadExpiry,
  fileExpiry,
  unusedFile,
];
const jobs: NonNullable<Slices['jobs']> = [examExpiry];
const endpoints: Slices['endpoints'] = [examHeartbeat, examPageLeft, renditionProgress, ...scanEndpoints];
const factTables: Slices['factTables'] = [
  accountFactTable,
  impersonationFactTable,
  microsoftFactTable,
  calendarFactTable,
  erasureFactTable,
  regionFactTable,
  groupFactTable,
  enrolmentFactTable,
  alumniFactTable,
  attendanceSchemaFactTable,
  registerFactTable,
  leaveCoverageFactTable,
  courseFactTable,
  courseUseFactTable,
  teacherFactTable,
  fileFactTable,
  wantedRenditionTable,
  videoFactTable,
  examFactTable,
  examAttemptFactTable,
  gradedAssignmentFactTable,
  submissionFileFactTable,
  regionCurrencyFactTable,
  receiptFactTable,
  cardPaymentFactTable,
  paymentPlanFactTable,
  documentFactTable,
  localeFactTable,
  definitionFactTable,
  translationFactTable,
  runningJobFactTable,
  courseActivityFactTable,
];

export type Surroundings = {
  readonly transport: MailTransport;
  /** Where people reach the web, as http://host:port, while the setting `apiHost` says nothing else. */
  readonly publicUrl: string;
  /** Makes the tokens of the links that go out. */
  readonly links: Links;
  readonly clock?: (() => Date) | undefined;
  /** Undefined while nobody has set it up. */
  readonly calendar?: Calendar | undefined;
  /** Who rebuilds and verifies; without it nobody does. */
  readonly projections?: Pick<ProjectionClient, 'reconcile'> | undefined;
  /** An erasure touches these beside the log; without it nobody is erased to the end. */
  readonly erasing?: Erasing | undefined;
  /** Files lie there; without it nothing of them is cleared away, and no archives are made. */
  readonly objects?: ObjectStore | undefined;
  /** Where cards are charged, and what it calls them; without it no cards are taken. */
  readonly cards?: (OpenGateway & { readonly vault: CardVault }) | undefined;
  /** It makes renditions of videos; without it the originals are played. */
  readonly making?: Making | undefined;
};
/** All of it. What touches the world outside is given by who starts the service. */
export const slicesIn = ({
  transport,
  publicUrl,
  links,
  clock,
  calendar,
  projections,
  erasing,
  objects,
  making,
  cards,
}: Surroundings): Slices => {
  const archives = objects && outlineArchives(objects);
  return {
    access,
    deciders,
    processes,
    reactions: [
      ...reactions,
      mailSending({ transport, publicUrl, links, clock }),
      ...(calendar ? [calendarSync(calendar, publicUrl)] : []),
      ...(objects ? [uploadCleanup(objects), fileCleanup(objects)] : []),
      ...(cards ? [cardCharging(cards), cardRefunding(cards), cardKeeping(cards, cards.vault)] : []),
      ...(making ? [renditionRequests, renditionCleanup(making.objects)] : []),
    ],
    timers,
    jobs: [
      ...jobs,
      ...(objects ? [storageTidying(objects)] : []),
      ...(archives?.jobs ?? []),
      ...(making ? [renditionJob(making)] : []),
      ...(projections ? [jobReconciliation(projections)] : []),
      ...(erasing ? [erasureJob(erasing)] : []),
    ],
    endpoints: [...endpoints, ...(archives ? [archives.endpoint] : []), ...(erasing ? erasureEndpoints(erasing) : [])],
    factTables,
    forgetsAt: 'UserErased' satisfies UserAccountEvent['type'],
  };
};
