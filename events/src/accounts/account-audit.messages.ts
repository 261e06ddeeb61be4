import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const accountCategories = defineMessages('auditLog.category', {
  emailClaim: ['Reserved e-mail address', 'Kind of record in the system log'],
  userAccount: ['Account', 'Kind of record in the system log'],
  calendarConnection: ['Google Calendar', 'Kind of record in the system log'],
  impersonation: ['Acting as somebody', 'Kind of record in the system log'],
  microsoftIdentity: ['Microsoft account', 'Kind of record in the system log'],
  superadmins: ['Superadmins', 'Kind of record in the system log'],
  userImport: ['Import of people', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const accountSentences = defineMessages('audit', {
  EmailClaimed: ['An e-mail address was reserved for {subject}', 'An address belongs to one account'],
  EmailReleased: ['An e-mail address of {subject} became free again', 'An address belongs to no account any more'],
  UserInvited: ['{actor} invited {subject}', 'An account was made for a person'],
  InitialPasswordSet: ['A first password was set for {subject}', 'Only that it was set; the password is nowhere'],
  EmailVerified: ['The e-mail address of {subject} was confirmed', 'The address works'],
  UserActivated: ['The account of {subject} became active', 'The person can sign in'],
  UserSelfSignedUp: ['{subject} signed up for {group}', 'A person made an account of their own'],
  VerificationMailRequested: [
    'A link to confirm the e-mail address was requested for {subject}',
    'The link itself is nowhere in the log',
  ],
  InvitationMailRequested: ['The invitation of {subject} was requested again', 'The link itself is nowhere in the log'],
  UserEmailChanged: ['{actor} changed the e-mail address of {subject}', 'The address of sign-in'],
  PasswordResetRequested: [
    'A link to set a new password was requested for {subject}',
    'Whoever knows the address can ask for it; it goes to its owner alone',
  ],
  PasswordReset: ['A new password was set for {subject} by the link of a mail', 'Every session ended with it'],
  PasswordChanged: ['{subject} changed the password', 'Every other session ended with it'],
  RolesGranted: ['{actor} gave {subject} the roles {roles}', 'Global roles were granted'],
  RolesRevoked: ['{actor} took the roles {roles} from {subject}', 'Global roles were revoked'],
  RegionRolesGranted: ['{actor} gave {subject} the roles {roles} in {region}', 'Roles of one region were granted'],
  RegionRolesRevoked: ['{actor} took the roles {roles} in {region} from {subject}', 'Roles of one region were revoked'],
  IndividualPermissionsSet: [
    '{actor} set what {subject} may do beside the roles: {permissions}',
    'All of it; what was there before and is not named is taken',
  ],
  'IndividualPermissionsSet.none': [
    '{actor} took from {subject} all that was given beside the roles',
    'From now on only the roles count',
  ],
  UserRegionsChanged: ['{actor} set the regions of {subject}: {regions}', 'The regions of an account, all of them'],
  UserDeactivated: ['{actor} deactivated the account of {subject}', 'The person cannot sign in any more'],
  UserReactivated: ['{actor} reactivated the account of {subject}', 'The person can sign in again'],
  InvitationRetracted: ['{actor} retracted the invitation of {subject}', 'As if the person had never been invited'],
  SuperadminSeated: ['{subject} is counted among the superadmins', 'An active account holds the role'],
  SuperadminUnseated: ['{subject} is counted among the superadmins no more', 'The role or the account is about to go'],
  UserImportStarted: ['{actor} began to import {count} people from {file}', 'A confirmed file of people'],
  UserImportRowQueued: ['Row {row} of an import names {subject}', 'A person in a file'],
  UserImportRowSettled: ['Row {row} of an import came to an end: {outcome}', 'What came of one row'],
  UserImportCancelled: ['{actor} stopped an import', 'The rows left make nobody'],
  UserImportFinished: ['An import came to its end', 'All rows are done'],
  UserImportUndoStarted: ['{actor} began to undo an import', 'Invitations that nobody followed are retracted'],
  UserImportRowUndone: ['Row {row} of an import was undone: {outcome}', 'What undoing made of one row'],
  UserImportUndone: ['An import was undone', 'All its rows'],
  ImpersonationStarted: ['{actor} began to act as {subject}', 'An admin uses the site as somebody else'],
  ImpersonationWritingSet: [
    '{actor} only looks again',
    'An admin who acts as somebody else takes the right to change things back',
  ],
  'ImpersonationWritingSet.allowed': [
    '{actor} began to change things on behalf of {subject}',
    'An admin who acts as somebody else switched changes on',
  ],
  ImpersonationEnded: ['{actor} no longer acts as {subject}', 'An admin stopped acting as somebody else'],
  'ImpersonationEnded.timeLimit': ['The time for acting as {subject} was over', 'It lasts half an hour at most'],
  'ImpersonationEnded.sessionsEnded': [
    'Acting as {subject} was over, because sessions were ended',
    'The account of either of the two was deactivated, or got another password, address or fewer roles',
  ],
  MicrosoftIdentityLinked: [
    'The account of {subject} was linked to a Microsoft account',
    'At the first sign-in with it',
  ],
  GoogleCalendarConnected: ['{subject} connected Google Calendar', 'Exams and deadlines appear in the calendar'],
  GoogleCalendarDisconnected: ['{subject} disconnected Google Calendar', 'Nothing is written to the calendar any more'],
  'GoogleCalendarDisconnected.refused': [
    'Google no longer let us write to the calendar of {subject}',
    'The person took the permission back at Google',
  ],
  UserErased: ['The personal data of {subject} were erased', 'The key is gone; nobody can read them any more'],
});

/** The log calls the fields so. */
export const accountAuditFields = defineMessages('audit.field', {
  hasPassword: ['Password chosen', 'A field of an event: hasPassword'],
  emailVerified: ['E-mail confirmed', 'A field of an event: emailVerified'],
  roles: ['Roles', 'A field of an event: roles'],
  individualPermissions: ['Beside the roles', 'A field of an event: individualPermissions'],
  roleNames: ['Roles in the region', 'A field of an event: roleNames'],
  isWritable: ['Changes allowed', 'A field of an event: isWritable'],
  rowCount: ['Rows', 'A field of an event: rowCount'],
  fileName: ['File', 'A field of an event: fileName'],
  row: ['Row', 'A field of an event: row'],
  line: ['Line of the file', 'A field of an event: line'],
  enrolledFrom: ['First day in the groups', 'A field of an event: enrolledFrom'],
});

/** The log calls the fixed values so. */
export const accountAuditValues = defineMessages('audit.value', {
  users: ['Users', 'What a permission is for, as the menu of the console calls it'],
  read: ['see', 'What a permission allows'],
  write: ['see and change', 'What a permission allows'],
  invited: ['invited', 'A value of an event: invited'],
  signedUp: ['signed up', 'A value of an event: signedUp'],
  deactivated: ['deactivated', 'A value of an event: deactivated'],
  manager: ['manager', 'A value of an event: manager'],
  superadmin: ['superadmin', 'A value of an event: superadmin'],
  reportsAdmin: ['reports admin', 'A value of an event: reportsAdmin'],
  dean: ['dean', 'A value of an event: dean'],
  instructor: ['instructor', 'A value of an event: instructor'],
  sessionsEnded: ['sessions were ended', 'A value of an event: sessionsEnded'],
  stopped: ['stopped', 'A value of an event: stopped'],
  person: ['the person', 'A value of an event: person'],
  refused: ['refused', 'A value of an event: refused'],
  emailTaken: ['already had an account', 'A value of an event: emailTaken'],
  cancelled: ['stopped', 'A value of an event: cancelled'],
  retracted: ['invitation retracted', 'A value of an event: retracted'],
  left: ['left as it was', 'A value of an event: left'],
  invitationRetracted: ['the invitation was retracted', 'A value of an event: invitationRetracted'],
});
