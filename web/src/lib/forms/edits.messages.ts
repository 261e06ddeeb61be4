import { defineMessages } from '../i18n/messages.ts';

/** In a form over something that somebody else has changed meanwhile. */
export const editsMessages = defineMessages({
  now: {
    id: 'edits.now',
    defaultMessage: 'Now: {value}',
    description: 'Below a field that somebody else has changed meanwhile.',
  },
  nowEmpty: { id: 'edits.nowEmpty', defaultMessage: 'Now empty', description: 'The same where it was emptied.' },
  keptTyped: {
    id: 'edits.keptTyped',
    defaultMessage: 'What you typed is still in the form. Save again to write it over what is there now.',
    description: 'After the notice that somebody else was faster.',
  },
  mayNotChange: {
    id: 'edits.mayNotChange',
    defaultMessage: 'You may see this, but not change it.',
    description: 'In place of the button that saves a form.',
  },
});
