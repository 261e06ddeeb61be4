import { defineMessages } from '../i18n/index.ts';

/** What stands where a picture was. */
export const richPictureMessages = defineMessages({
  gone: {
    id: 'richPicture.gone',
    defaultMessage: 'This picture is not there any more.',
    description: 'In a text, in the place of a picture.',
  },
  goneOf: {
    id: 'richPicture.goneOf',
    defaultMessage: 'This picture is not there any more: {alt}',
    description: 'In a text, in the place of a picture. {alt} says what was seen on it.',
  },
});
