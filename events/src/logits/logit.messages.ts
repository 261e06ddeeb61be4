import { defineMessages } from '../kernel/messages.ts';

/** Why a log entry is not taken. */
export const logitMessages = defineMessages({
  notYours: {
    id: 'logit.notYours',
    defaultMessage: 'You may only write log entries of your own.',
    description: 'The entry names somebody else',
  },
  signInFirst: {
    id: 'logit.signInFirst',
    defaultMessage: 'Without a session only errors are recorded.',
    description: 'A visitor sent another kind of entry',
  },
  tooLarge: { id: 'logit.tooLarge', defaultMessage: 'The log entry is too large.', description: 'Over 8 KB' },
});
