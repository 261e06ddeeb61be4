import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const accountCategories = defineMessages({
  emailClaim: {
    id: 'auditLog.category.emailClaim',
    defaultMessage: 'Reserved e-mail address',
    description: 'Kind of record in the system log',
  },
  userAccount: {
    id: 'auditLog.category.userAccount',
    defaultMessage: 'Account',
    description: 'Kind of record in the system log',
  },
  calendarConnection: {
    id: 'auditLog.category.calendarConnection',
    defaultMessage: 'Google Calendar',
    description: 'Kind of record in the system log',
  },
  impersonation: {
    id: 'auditLog.category.impersonation',
    defaultMessage: 'Acting as somebody',
    description: 'Kind of record in the system log',
  },
  microsoftIdentity: {
    id: 'auditLog.category.microsoftIdentity',
    defaultMessage: 'Microsoft account',
    description: 'Kind of record in the system log',
  },
  superadmins: {
    id: 'auditLog.category.superadmins',
    defaultMessage: 'Superadmins',
    description: 'Kind of record in the system log',
  },
  userImport: {
    id: 'auditLog.category.userImport',
    defaultMessage: 'Import of people',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const accountSentences = defineMessages({
  EmailClaimed: {
    id: 'audit.EmailClaimed',
    defaultMessage: 'An e-mail address was reserved for {subject}',
    description: 'An address belongs to one account',
  },
  EmailReleased: {
    id: 'audit.EmailReleased',
    defaultMessage: 'An e-mail address of {subject} became free again',
    description: 'An address belongs to no account any more',
  },
  UserInvited: {
    id: 'audit.UserInvited',
    defaultMessage: '{actor} invited {subject}',
    description: 'An account was made for a person',
  },
  InitialPasswordSet: {
    id: 'audit.InitialPasswordSet',
    defaultMessage: 'A first password was set for {subject}',
    description: 'Only that it was set; the password is nowhere',
  },
  EmailVerified: {
    id: 'audit.EmailVerified',
    defaultMessage: 'The e-mail address of {subject} was confirmed',
    description: 'The address works',
  },
  UserActivated: {
    id: 'audit.UserActivated',
    defaultMessage: 'The account of {subject} became active',
    description: 'The person can sign in',
  },
  UserSelfSignedUp: {
    id: 'audit.UserSelfSignedUp',
    defaultMessage: '{subject} signed up for {group}',
    description: 'A person made an account of their own',
  },
  VerificationMailRequested: {
    id: 'audit.VerificationMailRequested',
    defaultMessage: 'A link to confirm the e-mail address was requested for {subject}',
    description: 'The link itself is nowhere in the log',
  },
  InvitationMailRequested: {
    id: 'audit.InvitationMailRequested',
    defaultMessage: 'The invitation of {subject} was requested again',
    description: 'The link itself is nowhere in the log',
  },
  UserEmailChanged: {
    id: 'audit.UserEmailChanged',
    defaultMessage: '{actor} changed the e-mail address of {subject}',
    description: 'The address of sign-in',
  },
  PasswordResetRequested: {
    id: 'audit.PasswordResetRequested',
    defaultMessage: 'A link to set a new password was requested for {subject}',
    description: 'Whoever knows the address can ask for it; it goes to its owner alone',
  },
  PasswordReset: {
    id: 'audit.PasswordReset',
    defaultMessage: 'A new password was set for {subject} by the link of a mail',
    description: 'Every session ended with it',
  },
  PasswordChanged: {
    id: 'audit.PasswordChanged',
    defaultMessage: '{subject} changed the password',
    description: 'Every other session ended with it',
  },
  RolesGranted: {
    id: 'audit.RolesGranted',
    defaultMessage: '{actor} gave {subject} the roles {roles}',
    description: 'Global roles were granted',
  },
  RolesRevoked: {
    id: 'audit.RolesRevoked',
    defaultMessage: '{actor} took the roles {roles} from {subject}',
    description: 'Global roles were revoked',
  },
  RegionRolesGranted: {
    id: 'audit.RegionRolesGranted',
    defaultMessage: '{actor} gave {subject} the roles {roles} in {region}',
    description: 'Roles of one region were granted',
  },
  RegionRolesRevoked: {
    id: 'audit.RegionRolesRevoked',
    defaultMessage: '{actor} took the roles {roles} in {region} from {subject}',
    description: 'Roles of one region were revoked',
  },
  IndividualPermissionsSet: {
    id: 'audit.IndividualPermissionsSet',
    defaultMessage: '{actor} set what {subject} may do beside the roles: {permissions}',
    description: 'All of it; what was there before and is not named is taken',
  },
  'IndividualPermissionsSet.none': {
    id: 'audit.IndividualPermissionsSet.none',
    defaultMessage: '{actor} took from {subject} all that was given beside the roles',
    description: 'From now on only the roles count',
  },
  UserRegionsChanged: {
    id: 'audit.UserRegionsChanged',
    defaultMessage: '{actor} set the regions of {subject}: {regions}',
    description: 'The regions of an account, all of them',
  },
  UserDeactivated: {
    id: 'audit.UserDeactivated',
    defaultMessage: '{actor} deactivated the account of {subject}',
    description: 'The person cannot sign in any more',
  },
  UserReactivated: {
    id: 'audit.UserReactivated',
    defaultMessage: '{actor} reactivated the account of {subject}',
    description: 'The person can sign in again',
  },
  InvitationRetracted: {
    id: 'audit.InvitationRetracted',
    defaultMessage: '{actor} retracted the invitation of {subject}',
    description: 'As if the person had never been invited',
  },
  SuperadminSeated: {
    id: 'audit.SuperadminSeated',
    defaultMessage: '{subject} is counted among the superadmins',
    description: 'An active account holds the role',
  },
  SuperadminUnseated: {
    id: 'audit.SuperadminUnseated',
    defaultMessage: '{subject} is counted among the superadmins no more',
    description: 'The role or the account is about to go',
  },
  UserImportStarted: {
    id: 'audit.UserImportStarted',
    defaultMessage: '{actor} began to import {count} people from {file}',
    description: 'A confirmed file of people',
  },
  UserImportRowQueued: {
    id: 'audit.UserImportRowQueued',
    defaultMessage: 'Row {row} of an import names {subject}',
    description: 'A person in a file',
  },
  UserImportRowSettled: {
    id: 'audit.UserImportRowSettled',
    defaultMessage: 'Row {row} of an import came to an end: {outcome}',
    description: 'What came of one row',
  },
  UserImportCancelled: {
    id: 'audit.UserImportCancelled',
    defaultMessage: '{actor} stopped an import',
    description: 'The rows left make nobody',
  },
  UserImportFinished: {
    id: 'audit.UserImportFinished',
    defaultMessage: 'An import came to its end',
    description: 'All rows are done',
  },
  UserImportUndoStarted: {
    id: 'audit.UserImportUndoStarted',
    defaultMessage: '{actor} began to undo an import',
    description: 'Invitations that nobody followed are retracted',
  },
  UserImportRowUndone: {
    id: 'audit.UserImportRowUndone',
    defaultMessage: 'Row {row} of an import was undone: {outcome}',
    description: 'What undoing made of one row',
  },
  UserImportUndone: {
    id: 'audit.UserImportUndone',
    defaultMessage: 'An import was undone',
    description: 'All its rows',
  },
  ImpersonationStarted: {
    id: 'audit.ImpersonationStarted',
    defaultMessage: '{actor} began to act as {subject}',
    description: 'An admin uses the site as somebody else',
  },
  ImpersonationWritingSet: {
    id: 'audit.ImpersonationWritingSet',
    defaultMessage: '{actor} only looks again',
    description: 'An admin who acts as somebody else takes the right to change things back',
  },
  'ImpersonationWritingSet.allowed': {
    id: 'audit.ImpersonationWritingSet.allowed',
    defaultMessage: '{actor} began to change things on behalf of {subject}',
    description: 'An admin who acts as somebody else switched changes on',
  },
  ImpersonationEnded: {
    id: 'audit.ImpersonationEnded',
    defaultMessage: '{actor} no longer acts as {subject}',
    description: 'An admin stopped acting as somebody else',
  },
  'ImpersonationEnded.timeLimit': {
    id: 'audit.ImpersonationEnded.timeLimit',
    defaultMessage: 'The time for acting as {subject} was over',
    description: 'It lasts half an hour at most',
  },
  'ImpersonationEnded.sessionsEnded': {
    id: 'audit.ImpersonationEnded.sessionsEnded',
    defaultMessage: 'Acting as {subject} was over, because sessions were ended',
    description: 'The account of either of the two was deactivated, or got another password, address or fewer roles',
  },
  MicrosoftIdentityLinked: {
    id: 'audit.MicrosoftIdentityLinked',
    defaultMessage: 'The account of {subject} was linked to a Microsoft account',
    description: 'At the first sign-in with it',
  },
  GoogleCalendarConnected: {
    id: 'audit.GoogleCalendarConnected',
    defaultMessage: '{subject} connected Google Calendar',
    description: 'Exams and deadlines appear in the calendar',
  },
  GoogleCalendarDisconnected: {
    id: 'audit.GoogleCalendarDisconnected',
    defaultMessage: '{subject} disconnected Google Calendar',
    description: 'Nothing is written to the calendar any more',
  },
  'GoogleCalendarDisconnected.refused': {
    id: 'audit.GoogleCalendarDisconnected.refused',
    defaultMessage: 'Google no longer let us write to the calendar of {subject}',
    description: 'The person took the permission back at Google',
  },
  UserErased: {
    id: 'audit.UserErased',
    defaultMessage: 'The personal data of {subject} were erased',
    description: 'The key is gone; nobody can read them any more',
  },
});

/** What the fields are called. */
export const accountAuditFields = defineMessages({
  hasPassword: {
    id: 'audit.field.hasPassword',
    defaultMessage: 'Password chosen',
    description: 'A field of an event: hasPassword',
  },
  email: { id: 'audit.field.email', defaultMessage: 'E-mail', description: 'A field of an event: email' },
  emailVerified: {
    id: 'audit.field.emailVerified',
    defaultMessage: 'E-mail confirmed',
    description: 'A field of an event: emailVerified',
  },
  regionIds: { id: 'audit.field.regionIds', defaultMessage: 'Regions', description: 'A field of an event: regionIds' },
  groupIds: { id: 'audit.field.groupIds', defaultMessage: 'Groups', description: 'A field of an event: groupIds' },
  roles: { id: 'audit.field.roles', defaultMessage: 'Roles', description: 'A field of an event: roles' },
  individualPermissions: {
    id: 'audit.field.individualPermissions',
    defaultMessage: 'Beside the roles',
    description: 'A field of an event: individualPermissions',
  },
  roleNames: {
    id: 'audit.field.roleNames',
    defaultMessage: 'Roles in the region',
    description: 'A field of an event: roleNames',
  },
  isWritable: {
    id: 'audit.field.isWritable',
    defaultMessage: 'Changes allowed',
    description: 'A field of an event: isWritable',
  },
  rowCount: { id: 'audit.field.rowCount', defaultMessage: 'Rows', description: 'A field of an event: rowCount' },
  fileName: { id: 'audit.field.fileName', defaultMessage: 'File', description: 'A field of an event: fileName' },
  row: { id: 'audit.field.row', defaultMessage: 'Row', description: 'A field of an event: row' },
  line: { id: 'audit.field.line', defaultMessage: 'Line of the file', description: 'A field of an event: line' },
});

/** What the fixed values are called. */
export const accountAuditValues = defineMessages({
  leaveRequests: {
    id: 'audit.value.leaveRequests',
    defaultMessage: 'Leave requests',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  registers: {
    id: 'audit.value.registers',
    defaultMessage: 'Attendance',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  submissions: {
    id: 'audit.value.submissions',
    defaultMessage: 'Submissions',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  examResults: {
    id: 'audit.value.examResults',
    defaultMessage: 'Exam results',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  billing: {
    id: 'audit.value.billing',
    defaultMessage: 'Billing',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  users: {
    id: 'audit.value.users',
    defaultMessage: 'Users',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  groups: {
    id: 'audit.value.groups',
    defaultMessage: 'Groups',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  teachers: {
    id: 'audit.value.teachers',
    defaultMessage: 'Teachers',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  courses: {
    id: 'audit.value.courses',
    defaultMessage: 'Courses',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  regions: {
    id: 'audit.value.regions',
    defaultMessage: 'Regions',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  systemLog: {
    id: 'audit.value.systemLog',
    defaultMessage: 'System log',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  news: {
    id: 'audit.value.news',
    defaultMessage: 'Noticeboard',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  links: {
    id: 'audit.value.links',
    defaultMessage: 'Links',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  categories: {
    id: 'audit.value.categories',
    defaultMessage: 'Categories',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  translations: {
    id: 'audit.value.translations',
    defaultMessage: 'Translations',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  locales: {
    id: 'audit.value.locales',
    defaultMessage: 'Languages',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  documents: {
    id: 'audit.value.documents',
    defaultMessage: 'Documents',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  attendanceSchemas: {
    id: 'audit.value.attendanceSchemas',
    defaultMessage: 'Attendance schemas',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  requestForms: {
    id: 'audit.value.requestForms',
    defaultMessage: 'Requests',
    description: 'What a permission is for, as the menu of the console calls it',
  },
  read: { id: 'audit.value.read', defaultMessage: 'see', description: 'What a permission allows' },
  write: { id: 'audit.value.write', defaultMessage: 'see and change', description: 'What a permission allows' },
  invited: { id: 'audit.value.invited', defaultMessage: 'invited', description: 'A value of an event: invited' },
  signedUp: { id: 'audit.value.signedUp', defaultMessage: 'signed up', description: 'A value of an event: signedUp' },
  deactivated: {
    id: 'audit.value.deactivated',
    defaultMessage: 'deactivated',
    description: 'A value of an event: deactivated',
  },
  manager: { id: 'audit.value.manager', defaultMessage: 'manager', description: 'A value of an event: manager' },
  superadmin: {
    id: 'audit.value.superadmin',
    defaultMessage: 'superadmin',
    description: 'A value of an event: superadmin',
  },
  reportsAdmin: {
    id: 'audit.value.reportsAdmin',
    defaultMessage: 'reports admin',
    description: 'A value of an event: reportsAdmin',
  },
  dean: { id: 'audit.value.dean', defaultMessage: 'dean', description: 'A value of an event: dean' },
  instructor: {
    id: 'audit.value.instructor',
    defaultMessage: 'instructor',
    description: 'A value of an event: instructor',
  },
  sessionsEnded: {
    id: 'audit.value.sessionsEnded',
    defaultMessage: 'sessions were ended',
    description: 'A value of an event: sessionsEnded',
  },
  stopped: { id: 'audit.value.stopped', defaultMessage: 'stopped', description: 'A value of an event: stopped' },
  person: { id: 'audit.value.person', defaultMessage: 'the person', description: 'A value of an event: person' },
  refused: { id: 'audit.value.refused', defaultMessage: 'refused', description: 'A value of an event: refused' },
  emailTaken: {
    id: 'audit.value.emailTaken',
    defaultMessage: 'already had an account',
    description: 'A value of an event: emailTaken',
  },
  cancelled: { id: 'audit.value.cancelled', defaultMessage: 'stopped', description: 'A value of an event: cancelled' },
  retracted: {
    id: 'audit.value.retracted',
    defaultMessage: 'invitation retracted',
    description: 'A value of an event: retracted',
  },
  left: { id: 'audit.value.left', defaultMessage: 'left as it was', description: 'A value of an event: left' },
  invitationRetracted: {
    id: 'audit.value.invitationRetracted',
    defaultMessage: 'the invitation was retracted',
    description: 'A value of an event: invitationRetracted',
  },
});
