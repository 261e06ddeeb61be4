import { defineMessages } from '../i18n/messages.ts';

export const paperMessages = defineMessages({
  pageOfPages: {
    id: 'paper.pageOfPages',
    defaultMessage: 'Page {page} of {pages}',
    description: 'Below each printed page.',
  },
  printed: { id: 'paper.printed', defaultMessage: 'Printed {date}', description: 'On paper: when it was printed.' },
  phone: {
    id: 'paper.phone',
    defaultMessage: 'Phone {phone}',
    description: 'In the head of a paper: the telephone of the campus.',
  },
  print: { id: 'paper.print', defaultMessage: 'Print', description: 'Button.' },
});
