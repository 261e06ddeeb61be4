import { defineMessages } from '../kernel/messages.ts';

/** Why a locale is not added or removed. */
export const localeMessages = defineMessages('locale', {
  exists: ['This locale already exists.', 'Each locale is added once'],
  isDefault: ['The default language of the site cannot be removed.', 'It is named in the site settings'],
});
