import { defineMessages } from '../../../lib/i18n/index.ts';

export const newVersionMessages = defineMessages('newVersion', {
  told: [
    'There is a new version of this site, and a part of the old one is gone. Save what you are working on, then load the new version.',
    'Notice in a page that was opened before the site was renewed.',
  ],
  load: ['Load the new version', 'Button: loads the page anew.'],
  later: ['Later', 'Button: puts the notice away for a while.'],
});
