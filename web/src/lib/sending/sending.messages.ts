import { defineMessages } from '../i18n/messages.ts';

/** All pages load it, as some of them have dialogs: it is one word. */
export const sendingMessages = defineMessages('', {
  sending: ['Sending…', 'In a dialog that takes longer than usual to be sent: its fields cannot be changed meanwhile.'],
});
