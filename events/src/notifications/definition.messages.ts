import { defineMessages } from '../kernel/messages.ts';

/** Why the channels of a kind of message stay as they are. */
export const definitionMessages = defineMessages({
  mandatory: {
    id: 'notificationDefinition.mandatory',
    defaultMessage: 'Everybody gets these messages.',
    description: 'A kind of message that nobody can switch off',
  },
  noSuchChannel: {
    id: 'notificationDefinition.noSuchChannel',
    defaultMessage: 'These messages do not go over this channel.',
    description: 'A kind of message that has no letter, or that is a letter alone',
  },
});
