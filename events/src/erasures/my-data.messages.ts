import { defineMessages } from '../kernel/messages.ts';

/** What the file with all of a person's data is called and explained by. */
export const myDataMessages = defineMessages({
  title: {
    id: 'myData.title',
    defaultMessage: 'Everything held on {name}',
    description: 'Title of the downloaded data',
  },
  made: { id: 'myData.made', defaultMessage: 'Made on {at}', description: 'When the data was downloaded' },
  none: {
    id: 'myData.none',
    defaultMessage: 'Nothing is held here.',
    description: 'In a part of the data without entries',
  },
  hundredths: {
    id: 'myData.hundredths',
    defaultMessage: 'Sums are in hundredths of the currency.',
    description: 'In the file for programs, after what a part of it holds',
  },
  account: {
    id: 'myData.account',
    defaultMessage: 'Your account',
    description: 'Heading of a part of the downloaded data',
  },
  'account.about': {
    id: 'myData.account.about',
    defaultMessage: 'How you sign in, your roles, and when the account was made.',
    description: 'Below the heading of a part of the downloaded data',
  },
  profile: { id: 'myData.profile', defaultMessage: 'Profile', description: 'Heading of a part of the downloaded data' },
  'profile.about': {
    id: 'myData.profile.about',
    defaultMessage: 'What you or the office wrote about you.',
    description: 'Below the heading of a part of the downloaded data',
  },
  preferences: {
    id: 'myData.preferences',
    defaultMessage: 'Preferences',
    description: 'Heading of a part of the downloaded data',
  },
  'preferences.about': {
    id: 'myData.preferences.about',
    defaultMessage: 'Your language and which notices you want.',
    description: 'Below the heading of a part of the downloaded data',
  },
  addresses: {
    id: 'myData.addresses',
    defaultMessage: 'Addresses',
    description: 'Heading of a part of the downloaded data',
  },
  'addresses.about': {
    id: 'myData.addresses.about',
    defaultMessage: 'Postal addresses.',
    description: 'Below the heading of a part of the downloaded data',
  },
  alumni: {
    id: 'myData.alumni',
    defaultMessage: 'Alumni profile',
    description: 'Heading of a part of the downloaded data',
  },
  'alumni.about': {
    id: 'myData.alumni.about',
    defaultMessage: 'What other alumni can read about you.',
    description: 'Below the heading of a part of the downloaded data',
  },
  enrolments: {
    id: 'myData.enrolments',
    defaultMessage: 'Enrolments',
    description: 'Heading of a part of the downloaded data',
  },
  'enrolments.about': {
    id: 'myData.enrolments.about',
    defaultMessage: 'The groups that you study or studied in.',
    description: 'Below the heading of a part of the downloaded data',
  },
  attendance: {
    id: 'myData.attendance',
    defaultMessage: 'Attendance',
    description: 'Heading of a part of the downloaded data',
  },
  'attendance.about': {
    id: 'myData.attendance.about',
    defaultMessage: 'Each lesson for which you were marked.',
    description: 'Below the heading of a part of the downloaded data',
  },
  explanations: {
    id: 'myData.explanations',
    defaultMessage: 'Explanations of absences',
    description: 'Heading of a part of the downloaded data',
  },
  'explanations.about': {
    id: 'myData.explanations.about',
    defaultMessage: 'What you wrote about missed lessons, and the answers.',
    description: 'Below the heading of a part of the downloaded data',
  },
  leave: {
    id: 'myData.leave',
    defaultMessage: 'Leave requests',
    description: 'Heading of a part of the downloaded data',
  },
  'leave.about': {
    id: 'myData.leave.about',
    defaultMessage: 'When you asked for leave, why, and what was decided.',
    description: 'Below the heading of a part of the downloaded data',
  },
  papers: {
    id: 'myData.papers',
    defaultMessage: 'Exams taken',
    description: 'Heading of a part of the downloaded data',
  },
  'papers.about': {
    id: 'myData.papers.about',
    defaultMessage: 'The questions that you were given and your answers.',
    description: 'Below the heading of a part of the downloaded data',
  },
  extraAttempts: {
    id: 'myData.extraAttempts',
    defaultMessage: 'Further attempts',
    description: 'Heading of a part of the downloaded data',
  },
  'extraAttempts.about': {
    id: 'myData.extraAttempts.about',
    defaultMessage: 'Attempts at an exam that you were given beyond the usual ones, and why.',
    description: 'Below the heading of a part of the downloaded data',
  },
  results: {
    id: 'myData.results',
    defaultMessage: 'Exam results',
    description: 'Heading of a part of the downloaded data',
  },
  'results.about': {
    id: 'myData.results.about',
    defaultMessage: 'What each attempt was worth.',
    description: 'Below the heading of a part of the downloaded data',
  },
  submissions: {
    id: 'myData.submissions',
    defaultMessage: 'Assignments handed in',
    description: 'Heading of a part of the downloaded data',
  },
  'submissions.about': {
    id: 'myData.submissions.about',
    defaultMessage: 'What you handed in, the comments and the grades.',
    description: 'Below the heading of a part of the downloaded data',
  },
  files: {
    id: 'myData.files',
    defaultMessage: 'Files',
    description: 'Heading of a part of the downloaded data',
  },
  'files.about': {
    id: 'myData.files.about',
    defaultMessage: 'What you sent. Signed in here, you can download each file for a day.',
    description: 'Below the heading of a part of the downloaded data: the addresses of the files end after a day',
  },
  notes: {
    id: 'myData.notes',
    defaultMessage: 'Transcript notes',
    description: 'Heading of a part of the downloaded data',
  },
  'notes.about': {
    id: 'myData.notes.about',
    defaultMessage: 'Notes of the office on your transcript.',
    description: 'Below the heading of a part of the downloaded data',
  },
  invoices: {
    id: 'myData.invoices',
    defaultMessage: 'Invoices',
    description: 'Heading of a part of the downloaded data',
  },
  'invoices.about': {
    id: 'myData.invoices.about',
    defaultMessage: 'What you were charged.',
    description: 'Below the heading of a part of the downloaded data',
  },
  transactions: {
    id: 'myData.transactions',
    defaultMessage: 'Payments and bookings',
    description: 'Heading of a part of the downloaded data',
  },
  'transactions.about': {
    id: 'myData.transactions.about',
    defaultMessage: 'Each entry in your ledger.',
    description: 'Below the heading of a part of the downloaded data',
  },
  notifications: {
    id: 'myData.notifications',
    defaultMessage: 'Notifications',
    description: 'Heading of a part of the downloaded data',
  },
  'notifications.about': {
    id: 'myData.notifications.about',
    defaultMessage: 'What the site told you.',
    description: 'Below the heading of a part of the downloaded data',
  },
  letters: { id: 'myData.letters', defaultMessage: 'E-mails', description: 'Heading of a part of the downloaded data' },
  'letters.about': {
    id: 'myData.letters.about',
    defaultMessage: 'E-mails sent to you: their kind and when. Their details are in the log below.',
    description: 'Below the heading of a part of the downloaded data',
  },
  sessions: {
    id: 'myData.sessions',
    defaultMessage: 'Devices',
    description: 'Heading of a part of the downloaded data',
  },
  'sessions.about': {
    id: 'myData.sessions.about',
    defaultMessage: 'Where you are signed in now.',
    description: 'Below the heading of a part of the downloaded data',
  },
  log: { id: 'myData.log', defaultMessage: 'The log', description: 'Heading of a part of the downloaded data' },
  'log.about': {
    id: 'myData.log.about',
    defaultMessage:
      'What the log says about you, with when and who did it, and every word of yours or about you that it holds.',
    description: 'Below the heading of a part of the downloaded data',
  },
});
