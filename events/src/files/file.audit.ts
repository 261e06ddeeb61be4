import { defineAudit, whole, word } from '../kernel/audit.ts';
import { fileCategories, fileSentences as texts } from './file-audit.messages.ts';
import { fileAssetEvents } from './file.events.ts';

export const fileAssetAudit = defineAudit(fileAssetEvents, {
  label: fileCategories.fileAsset,
  hidden: ['fileId', 'ownerId', 'uploadId', 'checksum', 'purpose'],
  rows: {
    FileRegistered: { sentence: texts.FileRegistered },
    FileStored: { sentence: texts.FileStored },
    FileRefused: {
      sentence: texts.FileRefused,
      changes: ({ reason }) => whole({ reason: word(reason) }),
    },
    FileRemoved: { sentence: texts.FileRemoved, changes: () => whole({ removed: true }) },
  },
});
