import { defineMessages } from '../kernel/messages.ts';

/** Why an upload does not go on. The first three are fixed phrases of the contract. */
export const uploadMessages = defineMessages({
  missing: {
    id: 'upload.missing',
    defaultMessage: 'Missing upload ID or token',
    description: 'A fixed phrase: nobody began this upload, or its parts are gone',
  },
  partMissing: {
    id: 'upload.partMissing',
    defaultMessage: 'Failed to upload part {part}',
    description: 'A fixed phrase: one part of a file did not arrive; {part} is its number',
  },
  canceled: {
    id: 'upload.canceled',
    defaultMessage: 'Upload canceled by user',
    description: 'A fixed phrase: the person ended the upload',
  },
  changed: {
    id: 'upload.changed',
    defaultMessage: 'This is another file than the one that was begun with.',
    description: 'An upload is gone on with by a file of another size or kind',
  },
  completed: {
    id: 'upload.completed',
    defaultMessage: 'This upload is complete already.',
    description: 'It cannot be canceled any more',
  },
  expired: {
    id: 'upload.expired',
    defaultMessage: 'This upload was not completed within a week. Begin it again.',
    description: 'Its parts are gone',
  },
  wrongType: {
    id: 'upload.wrongType',
    defaultMessage: 'This file is no video or sound recording that browsers play.',
    description: 'By what is in it, whatever it is called',
  },
  wrongSize: {
    id: 'upload.wrongSize',
    defaultMessage: 'The file did not arrive whole. Begin the upload again.',
    description: 'It has more or fewer bytes than were said',
  },
  notCompleted: {
    id: 'upload.notCompleted',
    defaultMessage: 'This video is not uploaded yet.',
    description: 'Subtitles are for a video that is there',
  },
  noSubtitles: {
    id: 'upload.noSubtitles',
    defaultMessage: 'These subtitles are not there any more. Choose the file again.',
    description: 'The file of subtitles that was uploaded before',
  },
  tooLarge: {
    id: 'upload.tooLarge',
    defaultMessage: 'Videos may have 50 GB at most.',
    description: 'The file is larger',
  },
});
