import { defineMessages } from '../kernel/messages.ts';

/** Why an upload does not go on. The first three are fixed phrases of the contract. */
export const uploadMessages = defineMessages('upload', {
  missing: ['Missing upload ID or token', 'A fixed phrase: nobody began this upload, or its parts are gone'],
  partMissing: [
    'Failed to upload part {part}',
    'A fixed phrase: one part of a file did not arrive; {part} is its number',
  ],
  canceled: ['Upload canceled by user', 'A fixed phrase: the person ended the upload'],
  changed: [
    'This is another file than the one that was begun with.',
    'An upload is gone on with by a file of another size or kind',
  ],
  completed: ['This upload is complete already.', 'It cannot be canceled any more'],
  expired: ['This upload was not completed within a week. Begin it again.', 'Its parts are gone'],
  wrongType: [
    'This file is no video or sound recording that browsers play.',
    'By what is in it, whatever it is called',
  ],
  wrongSize: ['The file did not arrive whole. Begin the upload again.', 'It has more or fewer bytes than were said'],
  notCompleted: ['This video is not uploaded yet.', 'Subtitles are for a video that is there'],
  noSubtitles: [
    'These subtitles are not there any more. Choose the file again.',
    'The file of subtitles that was uploaded before',
  ],
  tooLarge: ['Videos may have 50 GB at most.', 'The file is larger'],
});
