import { defineMessages } from '../i18n/messages.ts';

/** They are for a form over something that somebody else has changed meanwhile. */
export const editsMessages = defineMessages('edits', {
  now: ['Now: {value}', 'Below a field that somebody else has changed meanwhile.'],
  nowEmpty: ['Now empty', 'The same where it was emptied.'],
  keptTyped: [
    'What you typed is still in the form. Save again to write it over what is there now.',
    'After the notice that somebody else was faster.',
  ],
  mayNotChange: ['You may see this, but not change it.', 'In place of the button that saves a form.'],
});
