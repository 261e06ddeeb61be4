import { defineMessages } from '../kernel/messages.ts';

/** Why a locale is not added. */
export const localeMessages = defineMessages({
  exists: {
    id: 'locale.exists',
    defaultMessage: 'This locale already exists.',
    description: 'Each locale is added once',
  },
});
