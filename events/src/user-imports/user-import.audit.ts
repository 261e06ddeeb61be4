import { defineAudit, part, sentence, whole, word } from '../kernel/audit.ts';
import { accountCategories, accountSentences as texts } from '../accounts/account-audit.messages.ts';
import { userImportEvents } from './user-import.events.ts';

export const userImportAudit = defineAudit(userImportEvents, {
  label: accountCategories.userImport,
  hidden: ['importId', 'fileHash'],
  rows: {
    UserImportStarted: {
      sentence: ({ fileName, rowCount }) => sentence(texts.UserImportStarted, { file: fileName, count: rowCount }),
      changes: (data) => whole({ ...data, status: 'open' }),
    },
    UserImportRowQueued: {
      sentence: ({ row }) => sentence(texts.UserImportRowQueued, { row }),
      changes: ({ row, userId, ...data }) => [part(userId, { ...data, row, status: 'queued' })],
    },
    UserImportRowSettled: {
      sentence: ({ row, outcome }) => sentence(texts.UserImportRowSettled, { row, outcome: word(outcome) }),
      changes: ({ userId, outcome }) => [part(userId, { outcome })],
    },
    UserImportCancelled: {
      sentence: texts.UserImportCancelled,
      changes: () => whole({ status: 'cancelled' }),
    },
    UserImportFinished: { sentence: texts.UserImportFinished, changes: () => whole({ status: 'completed' }) },
    UserImportUndoStarted: { sentence: texts.UserImportUndoStarted, changes: () => [] },
    UserImportRowUndone: {
      sentence: ({ row, outcome }) => sentence(texts.UserImportRowUndone, { row, outcome: word(outcome) }),
      changes: ({ userId, outcome }) => [part(userId, { outcome })],
    },
    UserImportUndone: { sentence: texts.UserImportUndone, changes: () => whole({ status: 'retracted' }) },
  },
});
