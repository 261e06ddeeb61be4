import { absenceExplanationAudit } from './absence-explanations/absence-explanation.audit.ts';
import { absenceExplanationEvents } from './absence-explanations/absence-explanation.events.ts';
import {
  calendarConnectionAudit,
  impersonationAudit,
  microsoftIdentityAudit,
  superadminsAudit,
} from './accounts/access.audit.ts';
import { emailClaimAudit, userAccountAudit } from './accounts/account.audit.ts';
import { emailClaimEvents, userAccountEvents } from './accounts/account.events.ts';
import { calendarConnectionEvents } from './calendar-connections/calendar-connection.events.ts';
import { impersonationEvents } from './impersonations/impersonation.events.ts';
import { microsoftIdentityEvents } from './accounts/microsoft.events.ts';
import { superadminsEvents } from './accounts/superadmins.events.ts';
import { userImportAudit } from './user-imports/user-import.audit.ts';
import { userImportEvents } from './user-imports/user-import.events.ts';
import { addressAudit } from './addresses/address.audit.ts';
import { addressEvents } from './addresses/address.events.ts';
import { alumniProfileAudit } from './alumni-profiles/alumni-profile.audit.ts';
import { alumniProfileEvents } from './alumni-profiles/alumni-profile.events.ts';
import { assignmentAudit } from './assignments/assignment.audit.ts';
import { assignmentEvents } from './assignments/assignment.events.ts';
import { attendanceSchemaAudit } from './attendance-schemas/attendance-schema.audit.ts';
import { attendanceSchemaEvents } from './attendance-schemas/attendance-schema.events.ts';
import { courseAudit } from './courses/course.audit.ts';
import { courseEvents } from './courses/course.events.ts';
import { documentAudit } from './documents/document.audit.ts';
import { documentEvents } from './documents/document.events.ts';
import { enrolmentAudit } from './enrolments/enrolment.audit.ts';
import { enrolmentEvents } from './enrolments/enrolment.events.ts';
import { erasureAudit } from './erasures/erasure.audit.ts';
import { erasureEvents } from './erasures/erasure.events.ts';
import { examAttemptAudit, examSittingAudit } from './exam-attempts/exam-attempt.audit.ts';
import { examAttemptEvents, examSittingEvents } from './exam-attempts/exam-attempt.events.ts';
import { examDefinitionAudit, examScheduleAudit } from './exams/exam.audit.ts';
import { examDefinitionEvents, examScheduleEvents } from './exams/exam.events.ts';
import { groupAudit } from './groups/group.audit.ts';
import { groupEvents } from './groups/group.events.ts';
import { invoiceAudit, receiptCounterAudit } from './invoices/invoice.audit.ts';
import { invoiceEvents, receiptCounterEvents } from './invoices/invoice.events.ts';
import { commonFields } from './kernel/audit-field.messages.ts';
import { commonValues } from './kernel/audit-value.messages.ts';
import type { AuditTable } from './kernel/audit.ts';
import type { EventDefinition, EventOf, Events } from './kernel/message.ts';
import type { MessageDescriptor } from './kernel/messages.ts';
import { leaveRequestAudit } from './leave-requests/leave-request.audit.ts';
import { valueClaimAudit } from './kernel/value-claim.audit.ts';
import { valueClaimEvents } from './kernel/value-claim.events.ts';
import { leaveRequestEvents } from './leave-requests/leave-request.events.ts';
import { localeAudit } from './locales/locale.audit.ts';
import { localeEvents } from './locales/locale.events.ts';
import { logitAudit } from './logits/logit.audit.ts';
import { logitEvents } from './logits/logit.events.ts';
import { emailMessageAudit } from './mails/mail.audit.ts';
import { emailMessageEvents } from './mails/mail.events.ts';
import { notificationFeedAudit } from './notifications/notification.audit.ts';
import { notificationFeedEvents } from './notifications/notification.events.ts';
import { replayAudit, verificationAudit } from './operations/operation.audit.ts';
import { replayEvents, verificationEvents } from './operations/operation.events.ts';
import { userPreferencesAudit, userProfileAudit } from './profiles/profile.audit.ts';
import { userPreferencesEvents, userProfileEvents } from './profiles/profile.events.ts';
import { regionAudit, slugClaimAudit } from './regions/region.audit.ts';
import { regionEvents, slugClaimEvents } from './regions/region.events.ts';
import { registerAudit } from './registers/register.audit.ts';
import { registerEvents } from './registers/register.events.ts';
import { siteSettingsAudit } from './site-settings/site-setting.audit.ts';
import { siteSettingsEvents } from './site-settings/site-setting.events.ts';
import { submissionAudit } from './submissions/submission.audit.ts';
import { submissionEvents } from './submissions/submission.events.ts';
import { transcriptNoteAudit } from './transcripts/transcript.audit.ts';
import { transcriptNoteEvents } from './transcripts/transcript.events.ts';
import { translationMessageAudit } from './translations/translation.audit.ts';
import { translationMessageEvents } from './translations/translation.events.ts';

const tables = [
  userAccountEvents,
  emailClaimEvents,
  impersonationEvents,
  microsoftIdentityEvents,
  calendarConnectionEvents,
  superadminsEvents,
  userImportEvents,
  userProfileEvents,
  userPreferencesEvents,
  erasureEvents,
  addressEvents,
  alumniProfileEvents,
  regionEvents,
  slugClaimEvents,
  groupEvents,
  enrolmentEvents,
  attendanceSchemaEvents,
  registerEvents,
  leaveRequestEvents,
  absenceExplanationEvents,
  invoiceEvents,
  receiptCounterEvents,
  courseEvents,
  examDefinitionEvents,
  examScheduleEvents,
  examSittingEvents,
  examAttemptEvents,
  assignmentEvents,
  submissionEvents,
  transcriptNoteEvents,
  notificationFeedEvents,
  emailMessageEvents,
  documentEvents,
  localeEvents,
  translationMessageEvents,
  siteSettingsEvents,
  logitEvents,
  replayEvents,
  verificationEvents,
  valueClaimEvents,
] as const;

type Category = (typeof tables)[number]['category'];
type EventsOf<T extends readonly Events[]> = { readonly [N in keyof T]: EventOf<T[N]> }[number];
/** Everything that may stand in the log. */
export const catalogue: readonly Events[] = tables;
/** By the type of the event. */
export const eventDefinitions: ReadonlyMap<string, EventDefinition> = new Map(
  catalogue.flatMap(({ types }) => Object.entries(types)),
);
export type CatalogueEvent = EventsOf<typeof tables>;

/** What the log says of it, by category; the compiler demands each. */
const audits: { readonly [C in Category]: AuditTable<C> } = {
  userAccount: userAccountAudit,
  emailClaim: emailClaimAudit,
  impersonation: impersonationAudit,
  microsoftIdentity: microsoftIdentityAudit,
  calendarConnection: calendarConnectionAudit,
  superadmins: superadminsAudit,
  userImport: userImportAudit,
  userProfile: userProfileAudit,
  userPreferences: userPreferencesAudit,
  erasure: erasureAudit,
  address: addressAudit,
  alumniProfile: alumniProfileAudit,
  region: regionAudit,
  slugClaim: slugClaimAudit,
  group: groupAudit,
  enrolment: enrolmentAudit,
  attendanceSchema: attendanceSchemaAudit,
  attendanceRegister: registerAudit,
  leaveRequest: leaveRequestAudit,
  absenceExplanation: absenceExplanationAudit,
  invoice: invoiceAudit,
  receiptCounter: receiptCounterAudit,
  course: courseAudit,
  examDefinition: examDefinitionAudit,
  examSchedule: examScheduleAudit,
  examSitting: examSittingAudit,
  examAttempt: examAttemptAudit,
  assignment: assignmentAudit,
  submission: submissionAudit,
  transcriptNote: transcriptNoteAudit,
  notificationFeed: notificationFeedAudit,
  emailMessage: emailMessageAudit,
  document: documentAudit,
  locale: localeAudit,
  translationMessage: translationMessageAudit,
  siteSettings: siteSettingsAudit,
  logit: logitAudit,
  projectionReplay: replayAudit,
  logVerification: verificationAudit,
  valueClaim: valueClaimAudit,
};
export const auditTables: readonly AuditTable[] = Object.values(audits);

type Messages = Readonly<Record<string, MessageDescriptor>>;
/** What fields and fixed values are called, by their names in events. */
export const auditFields = Object.assign({}, commonFields, ...auditTables.map(({ fields }) => fields)) as Messages;
export const auditValues = Object.assign({}, commonValues, ...auditTables.map(({ values }) => values)) as Messages;
