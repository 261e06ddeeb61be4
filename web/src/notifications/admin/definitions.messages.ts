import { defineMessages } from '../../lib/i18n/index.ts';

export const definitionsMessages = defineMessages('definitions', {
  means: [
    'Here you choose over which channels people are told. What it says is written among the translations; who gets an e-mail is also a choice of each person.',
    'Above the list.',
  ],
  inApp: ['Among the notifications', 'A channel, checkbox.'],
  email: ['By e-mail', 'A channel, checkbox.'],
  everybody: ['People get the e-mail unless they decline it', 'Checkbox.'],
  emailUnless: ['by e-mail unless declined', 'A channel, in a list of them.'],
  emailAsked: ['by e-mail on request', 'A channel, in a list of them.'],
  always: ['always', 'Nobody can decline or switch it off.'],
  off: ['Switched off', 'No channel is on.'],
  change: ['Change {kind}', 'Title of the dialog, label of a button.'],
  saved: ['{kind} is saved', 'Notice.'],
});
