import { defineMessages } from '../../lib/i18n/index.ts';

export const pictureMessages = defineMessages({
  title: { id: 'picture.title', defaultMessage: 'Profile picture', description: 'Heading: the picture of oneself.' },
  choose: { id: 'picture.choose', defaultMessage: 'Choose a picture', description: 'Button.' },
  replace: { id: 'picture.replace', defaultMessage: 'Choose another picture', description: 'Button.' },
  remove: { id: 'picture.remove', defaultMessage: 'Remove the picture', description: 'Button.' },
  saved: { id: 'picture.saved', defaultMessage: 'Your picture is saved.', description: 'Short notice.' },
  removed: { id: 'picture.removed', defaultMessage: 'Your picture is removed.', description: 'Short notice.' },
});
