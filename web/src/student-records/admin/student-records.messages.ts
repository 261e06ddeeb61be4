import { defineMessages } from '../../lib/i18n/index.ts';

export const studentRecordsMessages = defineMessages({
  parts: {
    id: 'studentRecords.parts',
    defaultMessage: 'On this page',
    description: 'Names the links to the parts of a student’s record, for people who hear the page.',
  },
  account: {
    id: 'studentRecords.account',
    defaultMessage: 'Account',
    description: 'Button that leads from a student’s record to the account.',
  },
  contacts: {
    id: 'studentRecords.contacts',
    defaultMessage: 'Contact',
    description: 'Heading: how the student is reached.',
  },
  invoices: { id: 'studentRecords.invoices', defaultMessage: 'Invoices', description: 'Heading.' },
  history: {
    id: 'studentRecords.history',
    defaultMessage: 'History',
    description: 'Heading: what happened to or by the student.',
  },
  email: { id: 'studentRecords.email', defaultMessage: 'E-mail', description: 'Fact about the student.' },
  phone: { id: 'studentRecords.phone', defaultMessage: 'Phone', description: 'Fact about the student.' },
  place: { id: 'studentRecords.place', defaultMessage: 'Place', description: 'Fact: where the student lives.' },
  address: { id: 'studentRecords.address', defaultMessage: 'Address', description: 'Fact about the student.' },
  noContacts: {
    id: 'studentRecords.noContacts',
    defaultMessage: 'Nothing is known.',
    description: 'In place of how the student is reached.',
  },
  marks: {
    id: 'studentRecords.marks',
    defaultMessage: '{present} present, {late} late, {absent} absent, {excused} excused',
    description: 'How often each status was recorded in a term; all four are numbers.',
  },
  attendanceOf: {
    id: 'studentRecords.attendanceOf',
    defaultMessage: '{group}, {term}',
    description: 'Heading of the attendance in one group and term.',
  },
  deduction: {
    id: 'studentRecords.deduction',
    defaultMessage: '{points} points off the term grade',
    description: 'What absences cost; points is a number.',
  },
  nothingMissed: {
    id: 'studentRecords.nothingMissed',
    defaultMessage: 'No absence and no late arrival this term.',
    description: 'In place of the list of what was missed.',
  },
  noAttendance: {
    id: 'studentRecords.noAttendance',
    defaultMessage: 'None of the groups takes attendance.',
    description: 'In place of the attendance.',
  },
  termGrade: { id: 'studentRecords.termGrade', defaultMessage: 'Term grade', description: 'Row of the grades.' },
  noGrade: {
    id: 'studentRecords.noGrade',
    defaultMessage: 'N/A',
    description: 'In place of a grade that there is not yet.',
  },
  otherCourses: {
    id: 'studentRecords.otherCourses',
    defaultMessage: 'Other courses',
    description: 'Heading of courses that belong to no term.',
  },
  noGrades: {
    id: 'studentRecords.noGrades',
    defaultMessage: 'Nothing has been graded yet.',
    description: 'In place of the grades.',
  },
  noLeave: {
    id: 'studentRecords.noLeave',
    defaultMessage: 'No leave has been requested.',
    description: 'In place of the leave requests.',
  },
  noInvoices: {
    id: 'studentRecords.noInvoices',
    defaultMessage: 'No invoice has been issued.',
    description: 'In place of the invoices.',
  },
  unnumbered: {
    id: 'studentRecords.unnumbered',
    defaultMessage: 'Invoice',
    description: 'An invoice that has no number yet.',
  },
  dueOn: {
    id: 'studentRecords.dueOn',
    defaultMessage: '{invoice}, due {date}',
    description: 'An invoice by its number and the day it is due.',
  },
  owed: {
    id: 'studentRecords.owed',
    defaultMessage: '{amount} to pay',
    description: 'What is left to pay of all invoices in one currency.',
  },
  credit: {
    id: 'studentRecords.credit',
    defaultMessage: '{amount} paid in advance',
    description: 'What was paid too much on all invoices in one currency.',
  },
  settled: { id: 'studentRecords.settled', defaultMessage: 'All paid', description: 'Nothing is left to pay.' },
  showAll: {
    id: 'studentRecords.showAll',
    defaultMessage: 'Show all {count}',
    description: 'Link below the latest few of many; count is a number above 8.',
  },
  noGroups: {
    id: 'studentRecords.noGroups',
    defaultMessage: 'In no group so far.',
    description: 'In place of the groups.',
  },
  noHistory: {
    id: 'studentRecords.noHistory',
    defaultMessage: 'Nothing has happened yet.',
    description: 'In place of the history.',
  },
});
