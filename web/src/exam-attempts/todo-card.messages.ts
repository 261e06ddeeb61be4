import { defineMessages } from '../lib/i18n/index.ts';

export const todoCardMessages = defineMessages('todoCard', {
  nothingTodo: ['Nothing to do right now.', 'In that card.'],
  closes: ['{course} · closes {when}', 'Below the title of an exam.'],
  closed: ['{course} · deadline was {when}', 'Below the title of an exam after its deadline.'],
  due: ['{course} · due {when}', 'Below the title of an assignment.'],
});
