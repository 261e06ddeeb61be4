import { defineMessages } from '../i18n/index.ts';

/** These words stand where a picture was. */
export const richPictureMessages = defineMessages('richPicture', {
  gone: ['This picture is not there any more.', 'In a text, in the place of a picture.'],
  goneOf: [
    'This picture is not there any more: {alt}',
    'In a text, in the place of a picture. {alt} says what was seen on it.',
  ],
});
