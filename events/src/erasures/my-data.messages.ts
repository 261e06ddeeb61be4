import { defineMessages } from '../kernel/messages.ts';

/** What the file with all of a person's data is called and explained by. */
export const myDataMessages = defineMessages('myData', {
  title: ['Everything held on {name}', 'Title of the downloaded data'],
  made: ['Made on {at}', 'When the data was downloaded'],
  none: ['Nothing is held here.', 'In a part of the data without entries'],
  hundredths: ['Sums are in hundredths of the currency.', 'In the file for programs, after what a part of it holds'],
  account: ['Your account', 'Heading of a part of the downloaded data'],
  'account.about': [
    'How you sign in, your roles, and when the account was made.',
    'Below the heading of a part of the downloaded data',
  ],
  profile: ['Profile', 'Heading of a part of the downloaded data'],
  'profile.about': ['What you or the office wrote about you.', 'Below the heading of a part of the downloaded data'],
  preferences: ['Preferences', 'Heading of a part of the downloaded data'],
  'preferences.about': [
    'Your language and which notices you want.',
    'Below the heading of a part of the downloaded data',
  ],
  addresses: ['Addresses', 'Heading of a part of the downloaded data'],
  'addresses.about': ['Postal addresses.', 'Below the heading of a part of the downloaded data'],
  alumni: ['Alumni profile', 'Heading of a part of the downloaded data'],
  'alumni.about': ['What other alumni can read about you.', 'Below the heading of a part of the downloaded data'],
  enrolments: ['Enrolments', 'Heading of a part of the downloaded data'],
  'enrolments.about': [
    'The groups that you study or studied in.',
    'Below the heading of a part of the downloaded data',
  ],
  attendance: ['Attendance', 'Heading of a part of the downloaded data'],
  'attendance.about': ['Each lesson for which you were marked.', 'Below the heading of a part of the downloaded data'],
  explanations: ['Explanations of absences', 'Heading of a part of the downloaded data'],
  'explanations.about': [
    'What you wrote about missed lessons, and the answers.',
    'Below the heading of a part of the downloaded data',
  ],
  leave: ['Leave requests', 'Heading of a part of the downloaded data'],
  'leave.about': [
    'When you asked for leave, why, and what was decided.',
    'Below the heading of a part of the downloaded data',
  ],
  papers: ['Exams taken', 'Heading of a part of the downloaded data'],
  'papers.about': [
    'The questions that you were given and your answers.',
    'Below the heading of a part of the downloaded data',
  ],
  extraAttempts: ['Further attempts', 'Heading of a part of the downloaded data'],
  'extraAttempts.about': [
    'Attempts at an exam that you were given beyond the usual ones, and why.',
    'Below the heading of a part of the downloaded data',
  ],
  results: ['Exam results', 'Heading of a part of the downloaded data'],
  'results.about': ['What each attempt was worth.', 'Below the heading of a part of the downloaded data'],
  submissions: ['Assignments handed in', 'Heading of a part of the downloaded data'],
  'submissions.about': [
    'What you handed in, the comments and the grades.',
    'Below the heading of a part of the downloaded data',
  ],
  files: ['Files', 'Heading of a part of the downloaded data'],
  'files.about': [
    'What you sent. Signed in here, you can download each file for a day.',
    'Below the heading of a part of the downloaded data: the addresses of the files end after a day',
  ],
  notes: ['Transcript notes', 'Heading of a part of the downloaded data'],
  'notes.about': ['Notes of the office on your transcript.', 'Below the heading of a part of the downloaded data'],
  invoices: ['Invoices', 'Heading of a part of the downloaded data'],
  'invoices.about': ['What you were charged.', 'Below the heading of a part of the downloaded data'],
  transactions: ['Payments and bookings', 'Heading of a part of the downloaded data'],
  'transactions.about': ['Each entry in your ledger.', 'Below the heading of a part of the downloaded data'],
  notifications: ['Notifications', 'Heading of a part of the downloaded data'],
  'notifications.about': ['What the site told you.', 'Below the heading of a part of the downloaded data'],
  letters: ['E-mails', 'Heading of a part of the downloaded data'],
  'letters.about': [
    'E-mails sent to you: their kind and when. Their details are in the log below.',
    'Below the heading of a part of the downloaded data',
  ],
  sessions: ['Devices', 'Heading of a part of the downloaded data'],
  'sessions.about': ['Where you are signed in now.', 'Below the heading of a part of the downloaded data'],
  log: ['The log', 'Heading of a part of the downloaded data'],
  'log.about': [
    'What the log says about you, with when and who did it, and every word of yours or about you that it holds.',
    'Below the heading of a part of the downloaded data',
  ],
});
