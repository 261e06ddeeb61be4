import { defineMessages } from '../kernel/messages.ts';

/** Why a log entry is not taken. */
export const logitMessages = defineMessages('logit', {
  notYours: ['You may only write log entries of your own.', 'The entry names somebody else'],
  signInFirst: ['Without a session only errors are recorded.', 'A visitor sent another kind of entry'],
  tooLarge: ['The log entry is too large.', 'Over 8 KB'],
});
