import { defineMessages } from '../../i18n/messages.ts';

export const toastsMessages = defineMessages('toasts', {
  region: ['Short notices, Alt+T', 'Read out: where the short notices stand, and the keys that lead there.'],
});
