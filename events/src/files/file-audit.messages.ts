import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const fileCategories = defineMessages('auditLog.category', {
  fileAsset: ['File', 'Kind of record in the system log'],
});

/** One sentence an event type. The name of the file is a field that only who may read it sees. */
export const fileSentences = defineMessages('audit', {
  FileRegistered: ['{subject} began to send a file', 'A file is on its way'],
  FileStored: ['{actor} sent a file', 'It arrived whole'],
  FileRefused: ['A file was not taken', 'It is not what it should be'],
  FileRemoved: ['{actor} removed a file', 'Its bytes are gone'],
});

/** The log calls the fields so. */
export const fileAuditFields = defineMessages('audit.field', {
  purpose: ['What for', 'A field of an event: purpose'],
});

/** The log calls the fixed values so. */
export const fileAuditValues = defineMessages('audit.value', {
  outline: ['course outline', 'A value of an event: outline, what a file is for'],
  download: ['file to download', 'A value of an event: download, what a file is for'],
  audio: ['recording', 'A value of an event: audio, what a file is for'],
  subtitles: ['subtitles', 'A value of an event: subtitles, what a file is for'],
  submission: ['work handed in', 'A value of an event: submission, what a file is for'],
  feedback: ['feedback on work', 'A value of an event: feedback, what a file is for'],
  image: ['picture', 'A value of an event: image, what a file is for'],
  profilePicture: ['profile picture', 'A value of an event: profilePicture, what a file is for'],
});
