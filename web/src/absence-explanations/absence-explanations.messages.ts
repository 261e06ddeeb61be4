import { defineMessages } from '../lib/i18n/index.ts';

export const absenceExplanationsMessages = defineMessages('absenceExplanations', {
  explain: ['Explain this absence', 'Field: why the student was not there.'],
  send: ['Send explanation', 'Button.'],
  sent: ['Your explanation is sent.', 'Short notice.'],
  yours: ['Your explanation', 'Heading above what the student wrote about an absence.'],
  answer: ['Answer:', 'Before what staff answered to an explanation.'],
});
