import { defineMessages } from '../../lib/i18n/index.ts';

export const definitionsMessages = defineMessages({
  means: {
    id: 'definitions.means',
    defaultMessage:
      'Here you choose over which channels people are told. What it says is written among the translations; who gets an e-mail is also a choice of each person.',
    description: 'Above the list.',
  },
  inApp: { id: 'definitions.inApp', defaultMessage: 'Among the notifications', description: 'A channel, checkbox.' },
  email: { id: 'definitions.email', defaultMessage: 'By e-mail', description: 'A channel, checkbox.' },
  everybody: {
    id: 'definitions.everybody',
    defaultMessage: 'People get the e-mail unless they decline it',
    description: 'Checkbox.',
  },
  emailUnless: {
    id: 'definitions.emailUnless',
    defaultMessage: 'by e-mail unless declined',
    description: 'A channel, in a list of them.',
  },
  emailAsked: {
    id: 'definitions.emailAsked',
    defaultMessage: 'by e-mail on request',
    description: 'A channel, in a list of them.',
  },
  always: { id: 'definitions.always', defaultMessage: 'always', description: 'Nobody can decline or switch it off.' },
  off: { id: 'definitions.off', defaultMessage: 'Switched off', description: 'No channel is on.' },
  change: {
    id: 'definitions.change',
    defaultMessage: 'Change {kind}',
    description: 'Title of the dialog, label of a button.',
  },
  saved: { id: 'definitions.saved', defaultMessage: '{kind} is saved', description: 'Notice.' },
});
