import { defineMessages } from '../kernel/messages.ts';

/** Why a log entry is not taken. */
export const logitMessages = defineMessages('logit', {
  notYours: ['You may only write log entries of your own.', 'The entry names somebody else'],
  signInFirst: ['Without a session only errors are recorded.', 'A visitor sent another kind of entry'],
  tooLarge: ['The log entry is too large.', 'Over 8 KB'],
});

/** What is held on a person, as the person is handed it. */
export const logitExportMessages = defineMessages('myData', {
  log: ['The log', 'Heading of a part of the downloaded data'],
  'log.about': [
    'What the log says about you, with when and who did it, and every word of yours or about you that it holds.',
    'Below the heading of a part of the downloaded data',
  ],
});
