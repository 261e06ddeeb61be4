import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const fileCategories = defineMessages({
  fileAsset: {
    id: 'auditLog.category.fileAsset',
    defaultMessage: 'File',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type. The name of the file is a field that only who may read it sees. */
export const fileSentences = defineMessages({
  FileRegistered: {
    id: 'audit.FileRegistered',
    defaultMessage: '{subject} began to send a file',
    description: 'A file is on its way',
  },
  FileStored: { id: 'audit.FileStored', defaultMessage: '{actor} sent a file', description: 'It arrived whole' },
  FileRefused: {
    id: 'audit.FileRefused',
    defaultMessage: 'A file was not taken',
    description: 'It is not what it should be',
  },
  FileRemoved: { id: 'audit.FileRemoved', defaultMessage: '{actor} removed a file', description: 'Its bytes are gone' },
});

/** What the fields are called. */
export const fileAuditFields = defineMessages({
  purpose: { id: 'audit.field.purpose', defaultMessage: 'What for', description: 'A field of an event: purpose' },
});

/** What the fixed values are called. */
export const fileAuditValues = defineMessages({
  outline: {
    id: 'audit.value.outline',
    defaultMessage: 'course outline',
    description: 'A value of an event: outline, what a file is for',
  },
  download: {
    id: 'audit.value.download',
    defaultMessage: 'file to download',
    description: 'A value of an event: download, what a file is for',
  },
  audio: {
    id: 'audit.value.audio',
    defaultMessage: 'recording',
    description: 'A value of an event: audio, what a file is for',
  },
  subtitles: {
    id: 'audit.value.subtitles',
    defaultMessage: 'subtitles',
    description: 'A value of an event: subtitles, what a file is for',
  },
  submission: {
    id: 'audit.value.submission',
    defaultMessage: 'work handed in',
    description: 'A value of an event: submission, what a file is for',
  },
  feedback: {
    id: 'audit.value.feedback',
    defaultMessage: 'feedback on work',
    description: 'A value of an event: feedback, what a file is for',
  },
  image: {
    id: 'audit.value.image',
    defaultMessage: 'picture',
    description: 'A value of an event: image, what a file is for',
  },
  profilePicture: {
    id: 'audit.value.profilePicture',
    defaultMessage: 'profile picture',
    description: 'A value of an event: profilePicture, what a file is for',
  },
});
