import { defineMessages } from '../kernel/messages.ts';

/** Why the channels of a kind of message stay as they are. */
export const definitionMessages = defineMessages('notificationDefinition', {
  mandatory: ['Everybody gets these messages.', 'A kind of message that nobody can switch off'],
  noSuchChannel: [
    'These messages do not go over this channel.',
    'A kind of message that has no letter, or that is a letter alone',
  ],
});
