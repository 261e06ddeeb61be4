import { defineMessages } from '../kernel/messages.ts';

/** Why a locale is not added or removed. */
export const localeMessages = defineMessages({
  exists: {
    id: 'locale.exists',
    defaultMessage: 'This locale already exists.',
    description: 'Each locale is added once',
  },
  isDefault: {
    id: 'locale.isDefault',
    defaultMessage: 'The default language of the site cannot be removed.',
    description: 'It is named in the site settings',
  },
});
