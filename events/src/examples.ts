import { absenceExplanationExamples } from './absence-explanations/absence-explanation.examples.ts';
import {
  changeEmailExample,
  deactivateUserExample,
  emailClaimExamples,
  inviteUserExample,
  revokeRolesExample,
  selfCreateAccountExample,
  superadminsExamples,
  userAccountExamples,
} from './accounts/account.examples.ts';
import { inviteImportedUserExample, userImportExamples } from './user-imports/user-import.examples.ts';
import { impersonationExamples } from './impersonations/impersonation.examples.ts';
import { calendarConnectionExamples, microsoftIdentityExamples } from './accounts/provider.examples.ts';
import { addressExamples } from './addresses/address.examples.ts';
import { alumniProfileExamples } from './alumni-profiles/alumni-profile.examples.ts';
import { assignmentExamples } from './assignments/assignment.examples.ts';
import { attendanceSchemaExamples } from './attendance-schemas/attendance-schema.examples.ts';
import type { CommandType } from './commands.ts';
import { courseExamples } from './courses/course.examples.ts';
import { documentExamples } from './documents/document.examples.ts';
import { enrolmentExamples } from './enrolments/enrolment.examples.ts';
import { eraseUserExample, erasureExamples } from './erasures/erasure.examples.ts';
import {
  examAttemptExamples,
  examSittingExamples,
  startExamAttemptExample,
} from './exam-attempts/exam-attempt.examples.ts';
import { examDefinitionExamples, examScheduleExamples } from './exams/exam.examples.ts';
import { groupExamples } from './groups/group.examples.ts';
import { invoiceExamples, receiptCounterExamples } from './invoices/invoice.examples.ts';
import { leaveRequestExamples } from './leave-requests/leave-request.examples.ts';
import { localeExamples } from './locales/locale.examples.ts';
import { logitExamples } from './logits/logit.examples.ts';
import { mailExamples } from './mails/mail.examples.ts';
import { notificationExamples } from './notifications/notification.examples.ts';
import { replayExamples, verificationExamples } from './operations/operation.examples.ts';
import { userPreferencesExamples, userProfileExamples } from './profiles/profile.examples.ts';
import { regionExamples, slugClaimExamples } from './regions/region.examples.ts';
import { registerExamples } from './registers/register.examples.ts';
import { siteSettingsExamples } from './site-settings/site-setting.examples.ts';
import { submissionExamples } from './submissions/submission.examples.ts';
import { transcriptNoteExamples } from './transcripts/transcript.examples.ts';
import { translationExamples } from './translations/translation.examples.ts';

/** A good payload of every command, by its name. */
export const commandExamples: { readonly [T in CommandType]: object } = {
  InviteUser: inviteUserExample,
  InviteImportedUser: inviteImportedUserExample,
  RevokeRoles: revokeRolesExample,
  DeactivateUser: deactivateUserExample,
  ...superadminsExamples,
  ...userImportExamples,
  SelfCreateAccount: selfCreateAccountExample,
  ChangeEmail: changeEmailExample,
  CreateRegion: regionExamples.RegisterRegion,
  StartExamAttempt: startExamAttemptExample,
  ...userAccountExamples,
  ...emailClaimExamples,
  ...impersonationExamples,
  ...microsoftIdentityExamples,
  ...calendarConnectionExamples,
  ...userProfileExamples,
  ...userPreferencesExamples,
  EraseUser: eraseUserExample,
  ...erasureExamples,
  ...addressExamples,
  ...alumniProfileExamples,
  ...regionExamples,
  ...slugClaimExamples,
  ...groupExamples,
  ...enrolmentExamples,
  ...attendanceSchemaExamples,
  ...registerExamples,
  ...leaveRequestExamples,
  ...absenceExplanationExamples,
  ...invoiceExamples,
  ...receiptCounterExamples,
  ...courseExamples,
  ...examDefinitionExamples,
  ...examScheduleExamples,
  ...examSittingExamples,
  ...examAttemptExamples,
  ...assignmentExamples,
  ...submissionExamples,
  ...transcriptNoteExamples,
  ...notificationExamples,
  ...mailExamples,
  ...documentExamples,
  ...localeExamples,
  ...translationExamples,
  ...siteSettingsExamples,
  ...logitExamples,
  ...replayExamples,
  ...verificationExamples,
};
