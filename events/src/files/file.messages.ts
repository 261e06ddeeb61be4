import { defineMessages } from '../kernel/messages.ts';

/** Why a file is not taken. */
export const fileMessages = defineMessages('file', {
  type: ['File type must be {types}', '{types} are the kinds that may be chosen, such as application/pdf'],
  tooLarge: ['File is larger than {bytes} bytes', 'A file of more bytes than may be'],
  empty: ['File is smaller than 1 bytes', 'A file with nothing in it'],
  tooMany: ['Too many files', 'More than one person may have at once'],
  wrongType: [
    'What is in this file is not what its name says.',
    'The kind of a file, told by its bytes, is another one',
  ],
  pictureUnknown: [
    'A picture in this text is not there, or was sent by somebody else for another text. Choose it anew.',
    'Why a document or an item of news is not saved',
  ],
  tooManyPictures: ['A text shows {most} pictures at most.', 'Why a document or an item of news is not saved'],
  handedIn: [
    'This file belongs to an assignment. Take it out of the submission first; once that is closed, the file stays.',
    'Why a file is not removed',
  ],
  unsafe: [
    'This file is not taken, because opening it could do harm.',
    'Such as an archive within an archive, or a picture of too many pixels',
  ],
});

/** What is held on a person, as the person is handed it. */
export const fileExportMessages = defineMessages('myData', {
  files: ['Files', 'Heading of a part of the downloaded data'],
  'files.about': [
    'What you sent. Signed in here, you can download each file for a day.',
    'Below the heading of a part of the downloaded data: the addresses of the files end after a day',
  ],
});
