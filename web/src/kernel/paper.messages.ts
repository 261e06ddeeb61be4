import { defineMessages } from './messages.ts';

export const paperMessages = defineMessages({
  pageOfPages: { id: 'paper.pageOfPages', defaultMessage: 'Page {page} of {pages}', description: 'Below each printed page.' },
  printed: { id: 'paper.printed', defaultMessage: 'Printed {date}', description: 'On paper: when it was printed.' },
  print: { id: 'paper.print', defaultMessage: 'Print', description: 'Button.' },
});
