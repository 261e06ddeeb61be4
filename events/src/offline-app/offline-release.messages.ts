import { defineMessages } from '../kernel/messages.ts';

/** Why a version of the app is not published. */
export const offlineReleaseMessages = defineMessages('offlineRelease', {
  noVersion: ['Write the version as numbers with dots, such as 2.4.1.', 'At a field'],
  notNewer: [
    'Version {version} is published already. Only a newer one can follow it.',
    'Versions of the app only go up',
  ],
  minimumTooNew: [
    'The oldest version that still works cannot be newer than the version itself.',
    'At a field: which old versions of the app still work',
  ],
});
