import { absenceExplanationEvents } from './absence-explanations/absence-explanation.events.ts';
import { emailClaimEvents, userAccountEvents } from './accounts/account.events.ts';
import { calendarConnectionEvents } from './accounts/calendar-connection.events.ts';
import { impersonationEvents } from './accounts/impersonation.events.ts';
import { microsoftIdentityEvents } from './accounts/microsoft.events.ts';
import { addressEvents } from './addresses/address.events.ts';
import { alumniProfileEvents } from './alumni-profiles/alumni-profile.events.ts';
import { superadminsEvents } from './accounts/superadmins.events.ts';
import { userImportEvents } from './accounts/user-import.events.ts';
import { assignmentEvents } from './assignments/assignment.events.ts';
import { attendanceSchemaEvents } from './attendance-schemas/attendance-schema.events.ts';
import { courseEvents } from './courses/course.events.ts';
import { documentEvents } from './documents/document.events.ts';
import { enrolmentEvents } from './enrolments/enrolment.events.ts';
import { erasureEvents } from './erasures/erasure.events.ts';
import { examAttemptEvents, examSittingEvents } from './exam-attempts/exam-attempt.events.ts';
import { examDefinitionEvents, examScheduleEvents } from './exams/exam.events.ts';
import { groupEvents } from './groups/group.events.ts';
import { invoiceEvents, receiptCounterEvents } from './invoices/invoice.events.ts';
import type { Events } from './kernel/message.ts';
import { leaveRequestEvents } from './leave-requests/leave-request.events.ts';
import { localeEvents } from './locales/locale.events.ts';
import { logitEvents } from './logits/logit.events.ts';
import { emailMessageEvents } from './mails/mail.events.ts';
import { notificationFeedEvents } from './notifications/notification.events.ts';
import { userPreferencesEvents, userProfileEvents } from './profiles/profile.events.ts';
import { regionEvents, slugClaimEvents } from './regions/region.events.ts';
import { registerEvents } from './registers/register.events.ts';
import { replayEvents, verificationEvents } from './operations/operation.events.ts';
import { siteSettingsEvents } from './site-settings/site-setting.events.ts';
import { submissionEvents } from './submissions/submission.events.ts';
import { transcriptNoteEvents } from './transcripts/transcript.events.ts';
import { translationMessageEvents } from './translations/translation.events.ts';

/** Everything that may stand in the log. */
export const catalogue: readonly Events[] = [
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
];
