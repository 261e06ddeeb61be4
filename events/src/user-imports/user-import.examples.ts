import { ada, campus, exampleId, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import type { InviteImportedUser, userImportCommands } from './user-import.commands.ts';

const importId = exampleId('i');

export const userImportExamples: ExamplesOf<typeof userImportCommands> = {
  StartUserImport: {
    importId,
    fileName: 'year-one.csv',
    fileHash: 'a1'.repeat(32),
    rowCount: 1,
    regionId: campus,
    groupIds: [yearOne],
  },
  QueueUserImportRows: {
    importId,
    from: 1,
    rows: [
      {
        line: 2,
        email: 'ada@example.org',
        firstName: 'Ada',
        lastName: 'Okafor',
        locale: 'en',
        enrolledFrom: '2026-09-07',
      },
    ],
  },
  CancelUserImport: { importId },
  UndoUserImport: { importId },
  SettleUserImportRow: { importId, row: 1, userId: ada, email: 'ada@example.org' },
  SettleUserImportUndo: { importId, row: 1, userId: ada },
};
export const inviteImportedUserExamples: ExamplesOf<{ InviteImportedUser: typeof InviteImportedUser }> = {
  InviteImportedUser: {
    userId: ada,
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Okafor',
    regionIds: [campus],
    groupIds: [yearOne],
    importId,
    invitedBy: null,
    enrolledFrom: '2026-09-07',
  },
};
