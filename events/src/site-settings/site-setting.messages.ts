import { defineMessages } from '../kernel/messages.ts';

/** Why a setting is not changed. */
export const siteSettingMessages = defineMessages({
  misfit: {
    id: 'siteSetting.misfit',
    defaultMessage: 'This value does not fit the setting {key}.',
    description: 'For example a number where a number is needed',
  },
});
