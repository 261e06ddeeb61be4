import { defineMessages } from '../i18n/messages.ts';

export const paperMessages = defineMessages('paper', {
  pageOfPages: ['Page {page} of {pages}', 'Below each printed page.'],
  printed: ['Printed {date}', 'On paper: when it was printed.'],
  phone: ['Phone {phone}', 'In the head of a paper: the telephone of the campus.'],
  print: ['Print', 'Button.'],
});
