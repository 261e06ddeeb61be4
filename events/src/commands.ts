import type { z } from 'zod';
import { absenceExplanationCommands } from './absence-explanations/absence-explanation.commands.ts';
import {
  DeactivateUser,
  emailClaimCommands,
  InviteUser,
  RevokeRoles,
  userAccountCommands,
} from './accounts/account.commands.ts';
import { calendarConnectionCommands } from './calendar-connections/calendar-connection.commands.ts';
import { impersonationCommands } from './impersonations/impersonation.commands.ts';
import { microsoftIdentityCommands } from './accounts/microsoft.commands.ts';
import { ChangeEmail, SelfCreateAccount } from './accounts/self-create-account.commands.ts';
import { superadminsCommands } from './accounts/superadmins.commands.ts';
import { InviteImportedUser, userImportCommands } from './user-imports/user-import.commands.ts';
import { addressCommands } from './addresses/address.commands.ts';
import { alumniProfileCommands } from './alumni-profiles/alumni-profile.commands.ts';
import { assignmentCommands } from './assignments/assignment.commands.ts';
import { attendanceSchemaCommands } from './attendance-schemas/attendance-schema.commands.ts';
import { courseCommands } from './courses/course.commands.ts';
import { documentCommands } from './documents/document.commands.ts';
import { enrolmentCommands } from './enrolments/enrolment.commands.ts';
import { EraseUser, erasureCommands } from './erasures/erasure.commands.ts';
import { examAttemptCommands, examSittingCommands, StartExamAttempt } from './exam-attempts/exam-attempt.commands.ts';
import { examDefinitionCommands, examScheduleCommands } from './exams/exam.commands.ts';
import { groupCommands } from './groups/group.commands.ts';
import { invoiceCommands, receiptCounterCommands } from './invoices/invoice.commands.ts';
import { leaveRequestCommands } from './leave-requests/leave-request.commands.ts';
import { localeCommands } from './locales/locale.commands.ts';
import { logitCommands } from './logits/logit.commands.ts';
import { mailCommands } from './mails/mail.commands.ts';
import { notificationCommands } from './notifications/notification.commands.ts';
import { replayCommands, verificationCommands } from './operations/operation.commands.ts';
import { userPreferencesCommands, userProfileCommands } from './profiles/profile.commands.ts';
import { CreateRegion, regionCommands, slugClaimCommands } from './regions/region.commands.ts';
import { registerCommands } from './registers/register.commands.ts';
import { siteSettingsCommands } from './site-settings/site-setting.commands.ts';
import { submissionCommands } from './submissions/submission.commands.ts';
import { transcriptNoteCommands } from './transcripts/transcript.commands.ts';
import { translationCommands } from './translations/translation.commands.ts';

/** Everything that may be asked of the command side, by its name, with the schema that checks it. */
export const commands = {
  ...absenceExplanationCommands,
  ...userAccountCommands,
  ...emailClaimCommands,
  ...calendarConnectionCommands,
  ...impersonationCommands,
  ...microsoftIdentityCommands,
  ...superadminsCommands,
  ...userImportCommands,
  ...addressCommands,
  ...alumniProfileCommands,
  ...assignmentCommands,
  ...attendanceSchemaCommands,
  ...courseCommands,
  ...documentCommands,
  ...enrolmentCommands,
  ...erasureCommands,
  ...examSittingCommands,
  ...examAttemptCommands,
  ...examDefinitionCommands,
  ...examScheduleCommands,
  ...groupCommands,
  ...invoiceCommands,
  ...receiptCounterCommands,
  ...leaveRequestCommands,
  ...localeCommands,
  ...logitCommands,
  ...mailCommands,
  ...notificationCommands,
  ...replayCommands,
  ...verificationCommands,
  ...userProfileCommands,
  ...userPreferencesCommands,
  ...regionCommands,
  ...slugClaimCommands,
  ...registerCommands,
  ...siteSettingsCommands,
  ...submissionCommands,
  ...transcriptNoteCommands,
  ...translationCommands,
  // Commands over several streams.
  InviteUser,
  RevokeRoles,
  DeactivateUser,
  SelfCreateAccount,
  ChangeEmail,
  InviteImportedUser,
  EraseUser,
  StartExamAttempt,
  CreateRegion,
};
export type CommandType = keyof typeof commands;

/** As it is handed over: nobody who sends a value changes it. */
type Handed<T> = T extends readonly (infer Item)[]
  ? readonly Handed<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Handed<T[K]> }
    : T;
/** The data of a command as it is sent, before its schema fills in defaults. */
export type CommandInput<T extends CommandType> = Handed<z.input<(typeof commands)[T]>>;
