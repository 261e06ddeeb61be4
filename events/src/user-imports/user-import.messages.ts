import { defineMessages } from '../kernel/messages.ts';

/** Why an import is not begun, stopped or undone. */
export const userImportMessages = defineMessages('userImport', {
  exists: ['This import has been started already.', 'The id belongs to another file'],
  groupUnknown: ['Choose a group of this region that is not archived.', 'A group that nobody can be enrolled in'],
  rowsMissing: ['Rows before these are missing.', 'Rows come in their order'],
  tooManyRows: ['There are more rows here than the import began with.', 'More than announced'],
  notRunning: ['This import is not running any more.', 'There is nothing to stop'],
  stillRunning: ['This import is still running. Stop it first.', 'Undone is what has come to an end'],
  notUtf8: [
    'This file is not saved as UTF-8 text. Save it as “CSV UTF-8” and choose it again.',
    'Why a file cannot be used',
  ],
  unreadable: [
    'The file cannot be read from line {line} on. Look for a quotation mark that is not closed.',
    'Why a file cannot be used',
  ],
  empty: [
    'This file holds no people: the first line names the columns, each further line is a person.',
    'Why a file cannot be used',
  ],
  tooLong: ['A file may hold at most {most} people. Split it into several.', 'Why a file cannot be used'],
  nobody: [
    'No line of this file can become an account. Correct the file and choose it again.',
    'Why a file cannot be used',
  ],
});

/** These stand in the files of people as their columns and values. */
export const userFileMessages = defineMessages('usersCsv', {
  usersCsvLastName: ['Last name', 'In a file of people', 'usersCsv.lastName'],
  usersCsvFirstName: ['First name', 'In a file of people', 'usersCsv.firstName'],
  usersCsvEmail: ['E-mail', 'In a file of people', 'usersCsv.email'],
  usersCsvStatus: ['Status', 'In a file of people', 'usersCsv.status'],
  usersCsvRoles: ['Roles', 'In a file of people', 'usersCsv.roles'],
  usersCsvRegions: ['Regions', 'In a file of people', 'usersCsv.regions'],
  usersCsvGroups: ['Groups', 'In a file of people', 'usersCsv.groups'],
  usersCsvLanguage: ['Language', 'In a file of people', 'usersCsv.language'],
  usersCsvCreated: ['Created', 'In a file of people', 'usersCsv.created'],
  usersCsvActivated: ['Activated', 'In a file of people', 'usersCsv.activated'],
  usersCsvStatusInvited: ['Invited', 'In a file of people', 'usersCsv.status.invited'],
  usersCsvStatusSignedUp: ['Not confirmed', 'In a file of people', 'usersCsv.status.signedUp'],
  usersCsvStatusActive: ['Active', 'In a file of people', 'usersCsv.status.active'],
  usersCsvStatusDeactivated: ['Deactivated', 'In a file of people', 'usersCsv.status.deactivated'],
  usersCsvRoleUser: ['User', 'Role in a file of people', 'usersCsv.role.user'],
  usersCsvRoleManager: ['Manager', 'Role in a file of people', 'usersCsv.role.manager'],
  usersCsvRoleAdmin: ['Admin', 'Role in a file of people', 'usersCsv.role.admin'],
  usersCsvRoleSuperadmin: ['Superadmin', 'Role in a file of people', 'usersCsv.role.superadmin'],
  usersCsvRoleReportsAdmin: ['Reports admin', 'Role in a file of people', 'usersCsv.role.reportsAdmin'],
  userImportColumnLine: ['Line', 'In a file of people', 'userImport.column.line'],
  userImportColumnName: ['Name', 'In a file of people', 'userImport.column.name'],
  userImportColumnEmail: ['E-mail', 'In a file of people', 'userImport.column.email'],
  userImportColumnOutcome: ['Outcome', 'In a file of people', 'userImport.column.outcome'],
  userImportColumnUndo: ['After undoing', 'In a file of people', 'userImport.column.undo'],
  userImportOutcomeWaiting: ['Waiting', 'In a file of people', 'userImport.outcome.waiting'],
  userImportOutcomeInvited: ['Invited', 'In a file of people', 'userImport.outcome.invited'],
  userImportOutcomeEmailTaken: ['Already had an account', 'In a file of people', 'userImport.outcome.emailTaken'],
  userImportOutcomeCancelled: ['Stopped before this row', 'In a file of people', 'userImport.outcome.cancelled'],
  userImportOutcomeRefused: ['Could not be made', 'In a file of people', 'userImport.outcome.refused'],
  userImportUndoRetracted: ['Invitation taken back', 'In a file of people', 'userImport.undo.retracted'],
  userImportUndoLeft: [
    'Left as it was: the person has signed in, or somebody has changed the account',
    'In a file of people',
    'userImport.undo.left',
  ],
});
