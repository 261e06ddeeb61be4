import { defineMessages } from '../lib/i18n/index.ts';

export const preferencesMessages = defineMessages({
  title: { id: 'preferences.title', defaultMessage: 'E-mails', description: 'Heading.' },
  text: {
    id: 'preferences.text',
    defaultMessage: 'Everything appears among your notifications. Here you choose what reaches you by e-mail as well.',
    description: 'Below that heading.',
  },
  kind: { id: 'preferences.kind', defaultMessage: 'About', description: 'Head of a column.' },
  always: {
    id: 'preferences.always',
    defaultMessage: 'always',
    description: 'In place of a choice: these letters cannot be declined.',
  },
  choose: { id: 'preferences.choose', defaultMessage: '{kind}, {region}', description: 'Label of a checkbox.' },
  leaveSubmitted: {
    id: 'preferences.leaveSubmitted',
    defaultMessage: 'Leave requests that wait for me',
    description: 'A kind of letter.',
  },
  leaveUpdated: {
    id: 'preferences.leaveUpdated',
    defaultMessage: 'Answers to my leave requests',
    description: 'A kind of letter.',
  },
  examReminder: {
    id: 'preferences.examReminder',
    defaultMessage: 'Exams that close soon',
    description: 'A kind of letter.',
  },
  invoiceIssued: { id: 'preferences.invoiceIssued', defaultMessage: 'New invoices', description: 'A kind of letter.' },
  receipt: { id: 'preferences.receipt', defaultMessage: 'Receipts', description: 'A kind of letter.' },
  newsPublished: {
    id: 'preferences.newsPublished',
    defaultMessage: 'News of the college',
    description: 'A kind of letter.',
  },
  hours: { id: 'preferences.hours', defaultMessage: 'When e-mails come', description: 'Heading.' },
  hoursText: {
    id: 'preferences.hoursText',
    defaultMessage: 'Decisions, and whatever guards your account, always reach you at once.',
    description: 'Below that heading.',
  },
  digestAt: {
    id: 'preferences.digestAt',
    defaultMessage: 'One e-mail a day at',
    description: 'Field: the time at which the letters of a day come as one.',
  },
  digestHint: {
    id: 'preferences.digestHint',
    defaultMessage: 'Without a time each e-mail comes by itself.',
    description: 'Hint at that field.',
  },
  quietFrom: {
    id: 'preferences.quietFrom',
    defaultMessage: 'Quiet hours from',
    description: 'Field: a time from which no letters come.',
  },
  quietTo: { id: 'preferences.quietTo', defaultMessage: 'Until', description: 'Field: the end of the quiet hours.' },
  timeZone: { id: 'preferences.timeZone', defaultMessage: 'Time zone', description: 'Field.' },
  alumni: { id: 'preferences.alumni', defaultMessage: 'News for alumni by e-mail', description: 'A checkbox.' },
  saved: { id: 'preferences.saved', defaultMessage: 'Your choice is saved.', description: 'Short notice.' },
  noRegion: {
    id: 'preferences.noRegion',
    defaultMessage: 'You belong to no region yet, so there is nothing to choose.',
    description: 'In place of the choices.',
  },
  language: { id: 'preferences.language', defaultMessage: 'Language', description: 'Heading.' },
  languageText: {
    id: 'preferences.languageText',
    defaultMessage: 'For the site and the e-mails you get. The page reloads.',
    description: 'Below that heading.',
  },
});
