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
