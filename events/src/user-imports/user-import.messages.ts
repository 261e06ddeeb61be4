import { defineMessages } from '../kernel/messages.ts';

/** Why an import is not begun, stopped or undone. */
export const userImportMessages = defineMessages({
  exists: {
    id: 'userImport.exists',
    defaultMessage: 'This import has been started already.',
    description: 'The id belongs to another file',
  },
  groupUnknown: {
    id: 'userImport.groupUnknown',
    defaultMessage: 'Choose a group of this region that is not archived.',
    description: 'A group that nobody can be enrolled in',
  },
  rowsMissing: {
    id: 'userImport.rowsMissing',
    defaultMessage: 'Rows before these are missing.',
    description: 'Rows come in their order',
  },
  tooManyRows: {
    id: 'userImport.tooManyRows',
    defaultMessage: 'There are more rows here than the import began with.',
    description: 'More than announced',
  },
  notRunning: {
    id: 'userImport.notRunning',
    defaultMessage: 'This import is not running any more.',
    description: 'There is nothing to stop',
  },
  stillRunning: {
    id: 'userImport.stillRunning',
    defaultMessage: 'This import is still running. Stop it first.',
    description: 'Undone is what has come to an end',
  },
  notUtf8: {
    id: 'userImport.notUtf8',
    defaultMessage: 'This file is not saved as UTF-8 text. Save it as “CSV UTF-8” and choose it again.',
    description: 'Why a file cannot be used',
  },
  unreadable: {
    id: 'userImport.unreadable',
    defaultMessage: 'The file cannot be read from line {line} on. Look for a quotation mark that is not closed.',
    description: 'Why a file cannot be used',
  },
  empty: {
    id: 'userImport.empty',
    defaultMessage: 'This file holds no people: the first line names the columns, each further line is a person.',
    description: 'Why a file cannot be used',
  },
  tooLong: {
    id: 'userImport.tooLong',
    defaultMessage: 'A file may hold at most {most} people. Split it into several.',
    description: 'Why a file cannot be used',
  },
  nobody: {
    id: 'userImport.nobody',
    defaultMessage: 'No line of this file can become an account. Correct the file and choose it again.',
    description: 'Why a file cannot be used',
  },
});

/** What stands in the files of people: their columns and values. */
export const userFileMessages = defineMessages({
  usersCsvLastName: { id: 'usersCsv.lastName', defaultMessage: 'Last name', description: 'In a file of people' },
  usersCsvFirstName: { id: 'usersCsv.firstName', defaultMessage: 'First name', description: 'In a file of people' },
  usersCsvEmail: { id: 'usersCsv.email', defaultMessage: 'E-mail', description: 'In a file of people' },
  usersCsvStatus: { id: 'usersCsv.status', defaultMessage: 'Status', description: 'In a file of people' },
  usersCsvRoles: { id: 'usersCsv.roles', defaultMessage: 'Roles', description: 'In a file of people' },
  usersCsvRegions: { id: 'usersCsv.regions', defaultMessage: 'Regions', description: 'In a file of people' },
  usersCsvGroups: { id: 'usersCsv.groups', defaultMessage: 'Groups', description: 'In a file of people' },
  usersCsvLanguage: { id: 'usersCsv.language', defaultMessage: 'Language', description: 'In a file of people' },
  usersCsvCreated: { id: 'usersCsv.created', defaultMessage: 'Created', description: 'In a file of people' },
  usersCsvActivated: { id: 'usersCsv.activated', defaultMessage: 'Activated', description: 'In a file of people' },
  usersCsvStatusInvited: {
    id: 'usersCsv.status.invited',
    defaultMessage: 'Invited',
    description: 'In a file of people',
  },
  usersCsvStatusSignedUp: {
    id: 'usersCsv.status.signedUp',
    defaultMessage: 'Not confirmed',
    description: 'In a file of people',
  },
  usersCsvStatusActive: { id: 'usersCsv.status.active', defaultMessage: 'Active', description: 'In a file of people' },
  usersCsvStatusDeactivated: {
    id: 'usersCsv.status.deactivated',
    defaultMessage: 'Deactivated',
    description: 'In a file of people',
  },
  userImportColumnLine: { id: 'userImport.column.line', defaultMessage: 'Line', description: 'In a file of people' },
  userImportColumnName: { id: 'userImport.column.name', defaultMessage: 'Name', description: 'In a file of people' },
  userImportColumnEmail: {
    id: 'userImport.column.email',
    defaultMessage: 'E-mail',
    description: 'In a file of people',
  },
  userImportColumnOutcome: {
    id: 'userImport.column.outcome',
    defaultMessage: 'Outcome',
    description: 'In a file of people',
  },
  userImportColumnUndo: {
    id: 'userImport.column.undo',
    defaultMessage: 'After undoing',
    description: 'In a file of people',
  },
  userImportOutcomeWaiting: {
    id: 'userImport.outcome.waiting',
    defaultMessage: 'Waiting',
    description: 'In a file of people',
  },
  userImportOutcomeInvited: {
    id: 'userImport.outcome.invited',
    defaultMessage: 'Invited',
    description: 'In a file of people',
  },
  userImportOutcomeEmailTaken: {
    id: 'userImport.outcome.emailTaken',
    defaultMessage: 'Already had an account',
    description: 'In a file of people',
  },
  userImportOutcomeCancelled: {
    id: 'userImport.outcome.cancelled',
    defaultMessage: 'Stopped before this row',
    description: 'In a file of people',
  },
  userImportOutcomeRefused: {
    id: 'userImport.outcome.refused',
    defaultMessage: 'Could not be made',
    description: 'In a file of people',
  },
  userImportUndoRetracted: {
    id: 'userImport.undo.retracted',
    defaultMessage: 'Invitation taken back',
    description: 'In a file of people',
  },
  userImportUndoLeft: {
    id: 'userImport.undo.left',
    defaultMessage: 'Left as it was: the person has signed in, or somebody has changed the account',
    description: 'In a file of people',
  },
});
