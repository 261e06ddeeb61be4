import { defineMessages } from '../kernel/messages.ts';

/** Why a setting is not changed. */
export const siteSettingMessages = defineMessages('siteSetting', {
  misfit: ['This value does not fit the setting {key}.', 'For example a number where a number is needed'],
  termsTaken: [
    'The terms have had version {version} already. Give them a new one.',
    'Whoever accepted a version would not be asked again under the same one',
  ],
  localeUnknown: [
    'Nobody can choose this language. Add it to the languages first.',
    'The default language of the site is one of those that people may choose',
  ],
});
