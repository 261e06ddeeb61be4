import { group } from '@paideia/documents/port.ts';
import type { ImportOutcome, UndoOutcome } from '@paideia/events/user-imports/user-import.events.ts';

export type UserImportStatus = 'running' | 'finished' | 'cancelled' | 'undoing' | 'undone';
/** One confirmed file and how far it has come. */
export type UserImportView = {
  readonly _id: string;
  readonly _revision: number;
  readonly fileName: string;
  readonly status: UserImportStatus;
  readonly regionId: string;
  readonly groupIds: readonly string[];
  readonly startedBy: string | null;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly rowCount: number;
  readonly queued: number;
  readonly settled: number;
  readonly invited: number;
  readonly emailTaken: number;
  readonly cancelled: number;
  readonly refused: number;
  readonly retracted: number;
  readonly left: number;
};
/** A row of the file; what people wrote in it is null after an erasure. Its id is the import's, and the row padded so that it sorts as text. */
export type UserImportRowView = {
  readonly _id: string;
  readonly importId: string;
  readonly row: number;
  readonly line: number;
  readonly userId: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly outcome: ImportOutcome | null;
  readonly undo: UndoOutcome | null;
};
export const importRowId = (importId: string, row: number): string => `${importId}_${`${row}`.padStart(5, '0')}`;

export const userImportsGroup = group('user-imports', 1);
export const userImports = userImportsGroup.collection<UserImportView>('userImports', {
  indexes: { byStart: ['startedAt'], byRegion: ['regionId', 'startedAt'] },
});
export const userImportRows = userImportsGroup.collection<UserImportRowView>('userImportRows', {
  indexes: {
    byImport: ['importId', 'row'],
    byOutcome: ['importId', 'outcome', 'row'],
    byUndo: ['importId', 'undo', 'row'],
  },
});
