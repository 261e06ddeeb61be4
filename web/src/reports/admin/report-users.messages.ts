import { defineMessages } from '../../lib/i18n/index.ts';

export const reportUsersMessages = defineMessages('reportUsers', {
  activeOf: ['Active students {year}', 'Heading of a chart: how many, by month.'],
  newOf: ['New users {year}', 'Heading of a chart: how many, by month.'],
  loginsOf: ['Sign-ins {year}', 'Heading of a chart: how many, by month.'],
  activeStudents: ['Active students', 'Column, and what a bar shows: how many.'],
  newUsers: ['New users', 'Column, and what a bar shows: how many.'],
  logins: ['Sign-ins', 'Column, and what a bar shows: how many.'],
  activeMeans: [
    'Students who in the month opened a course, worked on a lesson, began an exam, handed in an assignment, or were present or late in class. Signing in alone does not count.',
    'Below the chart of active students.',
  ],
  newMeans: [
    'People who used their account for the first time: who chose a password, or confirmed the e-mail address.',
    'Below the chart of new users.',
  ],
  loginsMean: ['Each time that somebody signed in, students and staff alike.', 'Below the chart of sign-ins.'],
  byRegion: ['Users {year} by region', 'Heading of a table.'],
  byRegionMeans: [
    'An active student counts once here, in however many of the months. Whoever belongs to several regions counts in each of them.',
    'Below the table by region.',
  ],
});
