import { defineMessages } from '../lib/i18n/index.ts';

/** Students and staff are told of a time log in these words. */
export const timeLogWords = defineMessages('timeLogWords', {
  draft: ['Not submitted', 'State of a time log.'],
  submitted: ['Submitted', 'State of a time log.'],
  evaluated: ['Evaluated', 'State of a time log.'],
  rating: ['{rating} of 5', 'How a time log was rated; 5 is best.'],
  day: ['Day', 'Field and column.'],
  time: ['Time', 'Column: how long.'],
  total: ['Total time', 'Row and column: all entries together.'],
  activity: ['Activity', 'Field and column: what the time was spent on.'],
  entries: ['Entries', 'Heading.'],
  evaluation: ['Evaluation', 'Heading.'],
  evaluatedBy: ['{when}, {name}', 'When a time log was evaluated, and by whom.'],
});
