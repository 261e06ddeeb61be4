import { defineMessages } from '../lib/i18n/index.ts';

/** What a person may do about the data that the college holds on them. */
export const dataPanelMessages = defineMessages('dataPanel', {
  title: ['Your data', 'Heading of the part of the profile about one’s own data.'],
  about: [
    'Download a copy of everything that is held about you. It is made when you ask for it and is not stored anywhere.',
    'Below the heading.',
  ],
  page: ['As a page to read', 'Link that downloads the data as one HTML page.'],
  file: ['As a file for programs (JSON)', 'Link that downloads the data as JSON.'],
  erasure: ['Be erased', 'Heading of the part about being erased.'],
  erasureAbout: [
    'You can ask for your personal data to be erased. The office answers; until then you can take the request back. What was erased cannot be brought back: your account ends, and certificates can no longer be issued to you.',
    'What it means to be erased.',
  ],
  request: ['Ask to be erased', 'Button that opens the dialog, and in it the button that sends.'],
  requestTitle: ['Ask for your data to be erased?', 'Title of the dialog.'],
  reason: ['Reason', 'Field of the dialog.'],
  reasonHint: ['You need not give one.', 'Below the field.'],
  requested: ['You asked to be erased on {date}. The office will answer you.', 'While the request is open.'],
  yourReason: ['Your reason: {reason}', 'While the request is open.'],
  withdraw: ['Take the request back', 'Button while the request is open.'],
  sent: ['Your request was sent', 'Short notice.'],
  withdrawn: ['Your request was taken back', 'Short notice.'],
});
