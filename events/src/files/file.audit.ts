import { defineAudit, whole, word } from '../kernel/audit.ts';
import { fileAuditFields, fileAuditValues, fileCategories, fileSentences as texts } from './file-audit.messages.ts';
import { fileAssetEvents } from './file.events.ts';

export const fileAssetAudit = defineAudit(fileAssetEvents, {
  label: fileCategories.fileAsset,
  fields: fileAuditFields,
  values: fileAuditValues,
  hidden: ['fileId', 'ownerId', 'uploadId', 'checksum'],
  rows: {
    FileRegistered: {
      sentence: texts.FileRegistered,
      changes: ({ purpose, ...data }) => whole({ ...data, purpose: word(purpose) }),
    },
    FileStored: { sentence: texts.FileStored },
    FileRefused: {
      sentence: texts.FileRefused,
      changes: ({ reason }) => whole({ reason: word(reason) }),
    },
    FileRemoved: { sentence: texts.FileRemoved, changes: () => whole({ removed: true }) },
  },
});
