import { defineMessages } from '../../lib/i18n/index.ts';

/** What a form of the console says of what is typed into it and not saved. */
export const draftsMessages = defineMessages('consoleDrafts', {
  draftKept: ['Draft saved on this device', 'Beside the button that saves a form.'],
  discard: ['Discard the draft', 'Button.'],
  cameBack: [
    'This is what you typed here before. It is not saved yet.',
    'Above a form, after the page was loaded again or the session had ended.',
  ],
});
