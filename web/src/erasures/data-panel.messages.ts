import { defineMessages } from '../lib/i18n/index.ts';

/** What a person may do about the data that the college holds on them. */
export const dataPanelMessages = defineMessages({
  title: {
    id: 'dataPanel.title',
    defaultMessage: 'Your data',
    description: 'Heading of the part of the profile about one’s own data.',
  },
  about: {
    id: 'dataPanel.about',
    defaultMessage:
      'Download a copy of everything that is held about you. It is made when you ask for it and is not stored anywhere.',
    description: 'Below the heading.',
  },
  page: {
    id: 'dataPanel.page',
    defaultMessage: 'As a page to read',
    description: 'Link that downloads the data as one HTML page.',
  },
  file: {
    id: 'dataPanel.file',
    defaultMessage: 'As a file for programs (JSON)',
    description: 'Link that downloads the data as JSON.',
  },
  erasure: {
    id: 'dataPanel.erasure',
    defaultMessage: 'Be erased',
    description: 'Heading of the part about being erased.',
  },
  erasureAbout: {
    id: 'dataPanel.erasureAbout',
    defaultMessage:
      'You can ask for your personal data to be erased. The office answers; until then you can take the request back. What was erased cannot be brought back: your account ends, and certificates can no longer be issued to you.',
    description: 'What it means to be erased.',
  },
  request: {
    id: 'dataPanel.request',
    defaultMessage: 'Ask to be erased',
    description: 'Button that opens the dialog, and in it the button that sends.',
  },
  requestTitle: {
    id: 'dataPanel.requestTitle',
    defaultMessage: 'Ask for your data to be erased?',
    description: 'Title of the dialog.',
  },
  reason: { id: 'dataPanel.reason', defaultMessage: 'Reason', description: 'Field of the dialog.' },
  reasonHint: { id: 'dataPanel.reasonHint', defaultMessage: 'You need not give one.', description: 'Below the field.' },
  requested: {
    id: 'dataPanel.requested',
    defaultMessage: 'You asked to be erased on {date}. The office will answer you.',
    description: 'While the request is open.',
  },
  yourReason: {
    id: 'dataPanel.yourReason',
    defaultMessage: 'Your reason: {reason}',
    description: 'While the request is open.',
  },
  withdraw: {
    id: 'dataPanel.withdraw',
    defaultMessage: 'Take the request back',
    description: 'Button while the request is open.',
  },
  sent: { id: 'dataPanel.sent', defaultMessage: 'Your request was sent', description: 'Short notice.' },
  withdrawn: { id: 'dataPanel.withdrawn', defaultMessage: 'Your request was taken back', description: 'Short notice.' },
});
