import { defineMessages } from '../kernel/messages.ts';

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const peopleSentences = defineMessages({
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
    defaultMessage: 'The invitation of {subject} was requested once more',
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
  EnrolmentStarted: {
    id: 'audit.EnrolmentStarted',
    defaultMessage: '{actor} enrolled {subject} in {group}',
    description: 'A student joined a group',
  },
  EnrolmentWithdrawn: {
    id: 'audit.EnrolmentWithdrawn',
    defaultMessage: '{actor} withdrew {subject} from {group}',
    description: 'A student left a group',
  },
  EnrolmentCompleted: {
    id: 'audit.EnrolmentCompleted',
    defaultMessage: '{subject} completed {group} in {year}',
    description: 'A student finished the program of a group',
  },
  StudentGraduated: {
    id: 'audit.StudentGraduated',
    defaultMessage: '{subject} graduated from {group} in {year} and became an alumnus',
    description: 'Of program year 2 or later',
  },
  GroupSelected: {
    id: 'audit.GroupSelected',
    defaultMessage: '{subject} chose the group {group}',
    description: 'The group that the screens show',
  },
  AddressCreated: {
    id: 'audit.AddressCreated',
    defaultMessage: '{subject} has a new address',
    description: 'Of a person or of a region',
  },
  AddressUpdated: {
    id: 'audit.AddressUpdated',
    defaultMessage: 'The address of {subject} was changed',
    description: 'Of a person or of a region',
  },
  AddressRemoved: {
    id: 'audit.AddressRemoved',
    defaultMessage: 'An address of {subject} was removed',
    description: 'Of a person or of a region',
  },
  NotificationPreferenceSet: {
    id: 'audit.NotificationPreferenceSet',
    defaultMessage: '{subject} chose which letters to get',
    description: 'A choice of the profile',
  },
  AlumniEmailSubscriptionChanged: {
    id: 'audit.AlumniEmailSubscriptionChanged',
    defaultMessage: '{subject} changed the subscription to alumni mail',
    description: 'A choice of the profile',
  },
  AlumniProfileCompleted: {
    id: 'audit.AlumniProfileCompleted',
    defaultMessage: '{subject} completed the alumni profile',
    description: 'Location, date and place of graduation',
  },
  AlumniProfileUpdated: {
    id: 'audit.AlumniProfileUpdated',
    defaultMessage: '{subject} changed the alumni profile',
    description: 'Location, date and place of graduation',
  },
  AlumniWelcomeDismissed: {
    id: 'audit.AlumniWelcomeDismissed',
    defaultMessage: '{subject} closed the welcome to the alumni',
    description: 'The panel is not shown again',
  },
  TermsAccepted: {
    id: 'audit.TermsAccepted',
    defaultMessage: '{subject} accepted the terms, version {version}',
    description: 'Needed to enter the site',
  },
  UserProfileCreated: {
    id: 'audit.UserProfileCreated',
    defaultMessage: 'The profile of {subject} was created',
    description: 'Name and language of a person',
  },
  UserProfileUpdated: {
    id: 'audit.UserProfileUpdated',
    defaultMessage: '{actor} changed the profile of {subject}',
    description: 'Some profile fields',
  },
  UserLocaleChanged: {
    id: 'audit.UserLocaleChanged',
    defaultMessage: '{subject} uses the language {language} now',
    description: 'The language of the screens and mails',
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
});
