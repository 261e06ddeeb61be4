import { defineMessages } from '../kernel/messages.ts';

/** Why a file is not taken. */
export const fileMessages = defineMessages({
  type: {
    id: 'file.type',
    defaultMessage: 'File type must be {types}',
    description: '{types} are the kinds that may be chosen, such as application/pdf',
  },
  tooLarge: {
    id: 'file.tooLarge',
    defaultMessage: 'File is larger than {bytes} bytes',
    description: 'A file of more bytes than may be',
  },
  empty: {
    id: 'file.empty',
    defaultMessage: 'File is smaller than 1 bytes',
    description: 'A file with nothing in it',
  },
  tooMany: {
    id: 'file.tooMany',
    defaultMessage: 'Too many files',
    description: 'More than one person may have at once',
  },
  wrongType: {
    id: 'file.wrongType',
    defaultMessage: 'What is in this file is not what its name says.',
    description: 'The kind of a file, told by its bytes, is another one',
  },
  pictureUnknown: {
    id: 'file.pictureUnknown',
    defaultMessage:
      'A picture in this text is not there, or was sent by somebody else for another text. Choose it anew.',
    description: 'Why a document or an item of news is not saved',
  },
  tooManyPictures: {
    id: 'file.tooManyPictures',
    defaultMessage: 'A text shows {most} pictures at most.',
    description: 'Why a document or an item of news is not saved',
  },
  unsafe: {
    id: 'file.unsafe',
    defaultMessage: 'This file is not taken, because opening it could do harm.',
    description: 'Such as an archive within an archive, or a picture of too many pixels',
  },
});
