import type { z } from 'zod';
import { absenceExplanationAudit } from './absence-explanations/absence-explanation.audit.ts';
import { absenceExplanationCommands } from './absence-explanations/absence-explanation.commands.ts';
import {
  calendarConnectionAudit,
  impersonationAudit,
  microsoftIdentityAudit,
  superadminsAudit,
} from './accounts/access.audit.ts';
import { emailClaimAudit, userAccountAudit } from './accounts/account.audit.ts';
import {
  DeactivateUser,
  emailClaimCommands,
  InviteUser,
  RevokeRoles,
  userAccountCommands,
} from './accounts/account.commands.ts';
import { microsoftIdentityCommands } from './accounts/microsoft.commands.ts';
import { ChangeEmail, SelfCreateAccount } from './accounts/self-create-account.commands.ts';
import { superadminsCommands } from './accounts/superadmins.commands.ts';
import { addressAudit } from './addresses/address.audit.ts';
import { addressCommands } from './addresses/address.commands.ts';
import { alumniMessageQuotaAudit } from './alumni-messages/alumni-message.audit.ts';
import { alumniMessageQuotaCommands } from './alumni-messages/alumni-message.commands.ts';
import { alumniProfileAudit } from './alumni-profiles/alumni-profile.audit.ts';
import { alumniProfileCommands } from './alumni-profiles/alumni-profile.commands.ts';
import { alumniVideoAudit } from './alumni-videos/alumni-video.audit.ts';
import { alumniVideoCommands } from './alumni-videos/alumni-video.commands.ts';
import { assignmentAudit } from './assignments/assignment.audit.ts';
import { assignmentCommands } from './assignments/assignment.commands.ts';
import { attendanceSchemaAudit } from './attendance-schemas/attendance-schema.audit.ts';
import { attendanceSchemaCommands } from './attendance-schemas/attendance-schema.commands.ts';
import { calendarFeedAudit } from './calendar/calendar-feed.audit.ts';
import { calendarFeedCommands } from './calendar/calendar-feed.commands.ts';
import { calendarConnectionCommands } from './calendar-connections/calendar-connection.commands.ts';
import { billingCardAudit } from './cards/card.audit.ts';
import { billingCardCommands } from './cards/card.commands.ts';
import { cardPaymentAudit } from './card-payments/card-payment.audit.ts';
import { cardPaymentCommands } from './card-payments/card-payment.commands.ts';
import { cardRefundAudit } from './card-payments/card-refund.audit.ts';
import { cardRefundCommands } from './card-payments/card-refund.commands.ts';
import { courseAudit, lessonAudit } from './courses/course.audit.ts';
import { courseCommands, lessonCommands } from './courses/course.commands.ts';
import { lessonVideoAudit } from './courses/lesson-video.audit.ts';
import { lessonVideoCommands } from './courses/lesson-video.commands.ts';
import { documentAudit } from './documents/document.audit.ts';
import { documentCommands } from './documents/document.commands.ts';
import { enrolmentAudit } from './enrolments/enrolment.audit.ts';
import { enrolmentCommands } from './enrolments/enrolment.commands.ts';
import { erasureAudit } from './erasures/erasure.audit.ts';
import { EraseUser, erasureCommands } from './erasures/erasure.commands.ts';
import { evaluationAudit } from './evaluations/evaluation.audit.ts';
import { DeleteEvaluation, evaluationCommands, SaveEvaluation } from './evaluations/evaluation.commands.ts';
import { examAttemptAudit, examSittingAudit } from './exam-attempts/exam-attempt.audit.ts';
import { examAttemptCommands, examSittingCommands, StartExamAttempt } from './exam-attempts/exam-attempt.commands.ts';
import { examDefinitionAudit, examScheduleAudit } from './exams/exam.audit.ts';
import { examDefinitionCommands, examScheduleCommands } from './exams/exam.commands.ts';
import { fileAssetAudit } from './files/file.audit.ts';
import { fileAssetCommands } from './files/file.commands.ts';
import { forexRatesAudit } from './forex-rates/forex-rate.audit.ts';
import { forexRatesCommands } from './forex-rates/forex-rate.commands.ts';
import { excusedWorkAudit } from './gradebook/excused-work.audit.ts';
import { excusedWorkCommands } from './gradebook/excused-work.commands.ts';
import { groupAudit } from './groups/group.audit.ts';
import { groupCommands } from './groups/group.commands.ts';
import { impersonationCommands } from './impersonations/impersonation.commands.ts';
import { invoiceAudit, receiptCounterAudit } from './invoices/invoice.audit.ts';
import { invoiceCommands, receiptCounterCommands } from './invoices/invoice.commands.ts';
import { categoryAudit } from './categories/category.audit.ts';
import { categoryCommands } from './categories/category.commands.ts';
import { commonFields } from './kernel/audit-field.messages.ts';
import { commonValues } from './kernel/audit-value.messages.ts';
import type { AuditTable, NamedKind } from './kernel/audit.ts';
import type { AnyKeys } from './kernel/permission-key.ts';
import type { CommandTable, EventDefinition, EventOf, Events } from './kernel/message.ts';
import type { MessageDescriptor } from './kernel/messages.ts';
import { valueClaimAudit } from './kernel/value-claim.audit.ts';
import { leaveRequestAudit } from './leave-requests/leave-request.audit.ts';
import { leaveRequestCommands } from './leave-requests/leave-request.commands.ts';
import { lessonProgressAudit } from './lesson-progress/lesson-progress.audit.ts';
import { lessonProgressCommands } from './lesson-progress/lesson-progress.commands.ts';
import { courseBundleAudit } from './offline-app/course-bundle.audit.ts';
import { courseBundleCommands } from './offline-app/course-bundle.commands.ts';
import { offlineReleaseAudit } from './offline-app/offline-release.audit.ts';
import { offlineReleaseCommands } from './offline-app/offline-release.commands.ts';
import { linkAudit } from './links/link.audit.ts';
import { linkCommands } from './links/link.commands.ts';
import { localeAudit } from './locales/locale.audit.ts';
import { localeCommands } from './locales/locale.commands.ts';
import { logitAudit } from './logits/logit.audit.ts';
import { logitCommands } from './logits/logit.commands.ts';
import { emailMessageAudit } from './mails/mail.audit.ts';
import { mailDigestAudit } from './mails/mail-digest.audit.ts';
import { mailDigestCommands } from './mails/mail-digest.commands.ts';
import { mailCommands } from './mails/mail.commands.ts';
import { ministryListingAudit } from './ministries/ministry.audit.ts';
import { ministryListingCommands } from './ministries/ministry.commands.ts';
import { newsDeliveryAudit } from './news/news-delivery.audit.ts';
import { newsDeliveryCommands } from './news/news-delivery.commands.ts';
import { newsItemAudit } from './news/news-item.audit.ts';
import { newsItemCommands } from './news/news-item.commands.ts';
import { notificationDefinitionAudit } from './notifications/definition.audit.ts';
import { notificationDefinitionCommands } from './notifications/definition.commands.ts';
import { notificationFeedAudit } from './notifications/notification.audit.ts';
import { notificationCommands } from './notifications/notification.commands.ts';
import { paymentPlanAudit } from './payment-plans/payment-plan.audit.ts';
import { paymentPlanCommands } from './payment-plans/payment-plan.commands.ts';
import { replayAudit, verificationAudit } from './operations/operation.audit.ts';
import { replayCommands, verificationCommands } from './operations/operation.commands.ts';
import { userPreferencesAudit, userProfileAudit } from './profiles/profile.audit.ts';
import { userPreferencesCommands, userProfileCommands } from './profiles/profile.commands.ts';
import { regionAudit, slugClaimAudit } from './regions/region.audit.ts';
import { CreateRegion, regionCommands, slugClaimCommands } from './regions/region.commands.ts';
import { registerAudit } from './registers/register.audit.ts';
import { registerCommands } from './registers/register.commands.ts';
import { renditionAudit } from './renditions/rendition.audit.ts';
import { renditionCommands } from './renditions/rendition.commands.ts';
import { requestFormAudit } from './request-forms/request-form.audit.ts';
import { requestFormCommands } from './request-forms/request-form.commands.ts';
import { siteSettingsAudit } from './site-settings/site-setting.audit.ts';
import { siteSettingsCommands } from './site-settings/site-setting.commands.ts';
import { submissionAudit } from './submissions/submission.audit.ts';
import { submissionCommands } from './submissions/submission.commands.ts';
import { teacherAudit } from './teachers/teacher.audit.ts';
import { teacherCommands } from './teachers/teacher.commands.ts';
import { timeLogAudit } from './time-logs/time-log.audit.ts';
import { timeLogCommands } from './time-logs/time-log.commands.ts';
import { transcriptIssueAudit } from './transcripts/transcript-issue.audit.ts';
import { transcriptIssueCommands } from './transcripts/transcript-issue.commands.ts';
import { transcriptNoteAudit } from './transcripts/transcript.audit.ts';
import { transcriptNoteCommands } from './transcripts/transcript.commands.ts';
import { translationMessageAudit } from './translations/translation.audit.ts';
import { translationCommands } from './translations/translation.commands.ts';
import { videoUploadAudit } from './uploads/upload.audit.ts';
import { videoUploadCommands } from './uploads/upload.commands.ts';
import { userImportAudit } from './user-imports/user-import.audit.ts';
import { InviteImportedUser, userImportCommands } from './user-imports/user-import.commands.ts';
import { leaveRequestKeys } from './leave-requests/leave-request.permissions.ts';
import { registerKeys } from './registers/register.permissions.ts';
import { submissionKeys } from './submissions/submission.permissions.ts';
import { evaluationKeys } from './evaluations/evaluation.permissions.ts';
import { timeLogKeys } from './time-logs/time-log.permissions.ts';
import { examResultKeys } from './exam-attempts/exam-attempt.permissions.ts';
import { billingKeys } from './invoices/invoice.permissions.ts';
import { userKeys } from './accounts/account.permissions.ts';
import { groupKeys } from './groups/group.permissions.ts';
import { teacherKeys } from './teachers/teacher.permissions.ts';
import { courseKeys } from './courses/course.permissions.ts';
import { regionKeys } from './regions/region.permissions.ts';
import { systemLogKeys } from './logits/logit.permissions.ts';
import { newsKeys } from './news/news-item.permissions.ts';
import { linkKeys } from './links/link.permissions.ts';
import { categoryKeys } from './categories/category.permissions.ts';
import { translationKeys } from './translations/translation.permissions.ts';
import { localeKeys } from './locales/locale.permissions.ts';
import { documentKeys } from './documents/document.permissions.ts';
import { attendanceSchemaKeys } from './attendance-schemas/attendance-schema.permissions.ts';
import { requestFormKeys } from './request-forms/request-form.permissions.ts';

type Declared = { readonly audit: AuditTable; readonly commands: CommandTable; readonly keys?: AnyKeys };
/**
 * Each category of streams, by what the log says of its events, and what may be asked of it; commands over several streams stand with the first.
 * With it stand the keys to its list of the console.
 */
const declared = [
  {
    audit: userAccountAudit,
    keys: userKeys,
    commands: { ...userAccountCommands, InviteUser, RevokeRoles, DeactivateUser, SelfCreateAccount, ChangeEmail },
  },
  { audit: emailClaimAudit, commands: emailClaimCommands },
  { audit: impersonationAudit, commands: impersonationCommands },
  { audit: microsoftIdentityAudit, commands: microsoftIdentityCommands },
  { audit: calendarConnectionAudit, commands: calendarConnectionCommands },
  { audit: calendarFeedAudit, commands: calendarFeedCommands },
  { audit: superadminsAudit, commands: superadminsCommands },
  { audit: userImportAudit, commands: { ...userImportCommands, InviteImportedUser } },
  { audit: userProfileAudit, commands: userProfileCommands },
  { audit: userPreferencesAudit, commands: userPreferencesCommands },
  { audit: erasureAudit, commands: { ...erasureCommands, EraseUser } },
  { audit: addressAudit, commands: addressCommands },
  { audit: alumniProfileAudit, commands: alumniProfileCommands },
  { audit: ministryListingAudit, commands: ministryListingCommands },
  { audit: alumniMessageQuotaAudit, commands: alumniMessageQuotaCommands },
  { audit: regionAudit, commands: { ...regionCommands, CreateRegion }, keys: regionKeys },
  { audit: slugClaimAudit, commands: slugClaimCommands },
  { audit: forexRatesAudit, commands: forexRatesCommands },
  { audit: groupAudit, commands: groupCommands, keys: groupKeys },
  { audit: enrolmentAudit, commands: enrolmentCommands },
  { audit: attendanceSchemaAudit, commands: attendanceSchemaCommands, keys: attendanceSchemaKeys },
  { audit: registerAudit, commands: registerCommands, keys: registerKeys },
  { audit: leaveRequestAudit, commands: leaveRequestCommands, keys: leaveRequestKeys },
  { audit: absenceExplanationAudit, commands: absenceExplanationCommands },
  { audit: invoiceAudit, commands: invoiceCommands, keys: billingKeys },
  { audit: receiptCounterAudit, commands: receiptCounterCommands },
  { audit: billingCardAudit, commands: billingCardCommands },
  { audit: cardPaymentAudit, commands: cardPaymentCommands },
  { audit: cardRefundAudit, commands: cardRefundCommands },
  { audit: paymentPlanAudit, commands: paymentPlanCommands },
  { audit: courseAudit, commands: courseCommands, keys: courseKeys },
  { audit: lessonAudit, commands: lessonCommands },
  { audit: lessonVideoAudit, commands: lessonVideoCommands },
  { audit: videoUploadAudit, commands: videoUploadCommands },
  { audit: alumniVideoAudit, commands: alumniVideoCommands },
  { audit: renditionAudit, commands: renditionCommands },
  { audit: fileAssetAudit, commands: fileAssetCommands },
  { audit: lessonProgressAudit, commands: lessonProgressCommands },
  { audit: teacherAudit, commands: teacherCommands, keys: teacherKeys },
  { audit: categoryAudit, commands: categoryCommands, keys: categoryKeys },
  { audit: linkAudit, commands: linkCommands, keys: linkKeys },
  { audit: examDefinitionAudit, commands: examDefinitionCommands },
  { audit: examScheduleAudit, commands: examScheduleCommands },
  { audit: examSittingAudit, commands: examSittingCommands },
  { audit: examAttemptAudit, commands: { ...examAttemptCommands, StartExamAttempt }, keys: examResultKeys },
  { audit: assignmentAudit, commands: assignmentCommands },
  { audit: submissionAudit, commands: submissionCommands, keys: submissionKeys },
  { audit: timeLogAudit, commands: timeLogCommands, keys: timeLogKeys },
  {
    audit: evaluationAudit,
    commands: { ...evaluationCommands, SaveEvaluation, DeleteEvaluation },
    keys: evaluationKeys,
  },
  { audit: excusedWorkAudit, commands: excusedWorkCommands },
  { audit: transcriptIssueAudit, commands: transcriptIssueCommands },
  { audit: transcriptNoteAudit, commands: transcriptNoteCommands },
  { audit: notificationFeedAudit, commands: notificationCommands },
  { audit: notificationDefinitionAudit, commands: notificationDefinitionCommands },
  { audit: emailMessageAudit, commands: mailCommands },
  { audit: mailDigestAudit, commands: mailDigestCommands },
  { audit: documentAudit, commands: documentCommands, keys: documentKeys },
  { audit: newsItemAudit, commands: newsItemCommands, keys: newsKeys },
  { audit: newsDeliveryAudit, commands: newsDeliveryCommands },
  { audit: localeAudit, commands: localeCommands, keys: localeKeys },
  { audit: translationMessageAudit, commands: translationCommands, keys: translationKeys },
  { audit: requestFormAudit, commands: requestFormCommands, keys: requestFormKeys },
  { audit: offlineReleaseAudit, commands: offlineReleaseCommands },
  { audit: courseBundleAudit, commands: courseBundleCommands },
  { audit: siteSettingsAudit, commands: siteSettingsCommands },
  { audit: logitAudit, commands: logitCommands, keys: systemLogKeys },
  { audit: replayAudit, commands: replayCommands },
  { audit: verificationAudit, commands: verificationCommands },
  { audit: valueClaimAudit, commands: {} },
] as const satisfies readonly Declared[];
type DeclaredHere = (typeof declared)[number];

export const auditTables: readonly AuditTable[] = declared.map(({ audit }) => audit);
/** Everything that may stand in the log. */
export const catalogue: readonly Events[] = auditTables.map(({ events }) => events);
/** Each definition is found by the type of its event. */
export const eventDefinitions: ReadonlyMap<string, EventDefinition> = new Map(
  catalogue.flatMap(({ types }) => Object.entries(types)),
);
type EventsIn<D> = D extends { readonly audit: AuditTable<infer E> } ? EventOf<E> : never;
export type CatalogueEvent = EventsIn<DeclaredHere>;

type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Commands = AllOf<DeclaredHere['commands']>;
/** Everything that may be asked of the command side. */
export type CommandType = keyof Commands;
/** A value is handed over so: nobody who sends it changes it. */
type Handed<T> = T extends readonly (infer Item)[]
  ? readonly Handed<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Handed<T[K]> }
    : T;
/** The data of a command as it is sent, before its schema fills in defaults. */
export type CommandInput<T extends CommandType> = Handed<z.input<Commands[T]>>;

/** The keys to lists of the console, which may be given to one person. */
export type CatalogueKeys = Extract<DeclaredHere, { readonly keys: unknown }>['keys'];
export const declaredKeys: readonly CatalogueKeys[] = declared.flatMap((one) => ('keys' in one ? [one.keys] : []));

type Messages = Readonly<Record<string, MessageDescriptor>>;
/** What fields and fixed values are called, by their names in events. */
export const auditFields = Object.assign({}, commonFields, ...auditTables.map(({ fields }) => fields)) as Messages;
export const auditValues = Object.assign({}, commonValues, ...auditTables.map(({ values }) => values)) as Messages;
/** Which fields hold ids, and of what; which hold money. */
export const auditIds = Object.assign({}, ...auditTables.map(({ ids }) => ids)) as Readonly<Record<string, NamedKind>>;
export const auditMoney: ReadonlySet<string> = new Set(auditTables.flatMap(({ money = [] }) => money));
