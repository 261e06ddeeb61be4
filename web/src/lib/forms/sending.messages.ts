import { defineMessages } from '../i18n/messages.ts';

/** A dialog says so while what was typed into it is on its way. */
export const sendingMessages = defineMessages('sending', {
  sending: [
    'Sending… You can change the form again when this is done.',
    'Below the fields of a dialog that takes longer than usual to be sent: they cannot be changed meanwhile.',
  ],
});
