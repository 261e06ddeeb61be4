import { defineMessages } from '../i18n/messages.ts';

export const inTimeMessages = defineMessages('inTime', {
  query: ['This takes longer than usual. Please try again.', 'In place of what was asked for: no answer came in time.'],
  mutation: [
    'No answer came in time, so it is not certain whether this was saved. You can safely try again: it is never done twice.',
    'Beside what was sent: no answer came in time.',
  ],
});
