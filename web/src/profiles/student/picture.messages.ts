import { defineMessages } from '../../lib/i18n/index.ts';

export const pictureMessages = defineMessages('picture', {
  title: ['Profile picture', 'Heading: the picture of oneself.'],
  choose: ['Choose a picture', 'Button.'],
  replace: ['Choose another picture', 'Button.'],
  remove: ['Remove the picture', 'Button.'],
  saved: ['Your picture is saved.', 'Short notice.'],
  removed: ['Your picture is removed.', 'Short notice.'],
});
