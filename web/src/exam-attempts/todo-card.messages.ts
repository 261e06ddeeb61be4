import { defineMessages } from '../lib/i18n/index.ts';

export const todoCardMessages = defineMessages({
  nothingTodo: { id: 'todoCard.nothingTodo', defaultMessage: 'Nothing to do right now.', description: 'In that card.' },
  closes: {
    id: 'todoCard.closes',
    defaultMessage: '{course} · closes {when}',
    description: 'Below the title of an exam.',
  },
  closed: {
    id: 'todoCard.closed',
    defaultMessage: '{course} · deadline was {when}',
    description: 'Below the title of an exam after its deadline.',
  },
  due: {
    id: 'todoCard.due',
    defaultMessage: '{course} · due {when}',
    description: 'Below the title of an assignment.',
  },
});
