import { defineMessages } from '../lib/i18n/index.ts';

export const namesakesMessages = defineMessages('namesakes', {
  since: [
    'since {date}',
    'Below or after the name of a student whose name is there twice: the first day in the group.',
  ],
  idEnd: [
    'ID ends in {end}',
    'There too, where the first days are equal as well: the last letters of the student’s ID.',
  ],
  named: ['{name} ({apart})', 'A student whose name is there twice, and what tells the two apart.'],
});
