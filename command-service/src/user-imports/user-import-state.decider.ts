export type UserImportState = {
  readonly importId: string;
  readonly status: 'none' | 'running' | 'finished' | 'cancelled' | 'undoing' | 'undone';
  readonly fileHash: string;
  readonly regionId: string | undefined;
  readonly groupIds: readonly string[];
  readonly by: string | null;
  readonly rowCount: number;
  /** The last row that was queued, and the last that was worked off: both go in order from 1. */
  readonly queued: number;
  readonly settled: number;
  /** Rows that made an account. */
  readonly invited: readonly number[];
  readonly toUndo: readonly number[];
};
export const noImport: UserImportState = {
  importId: '',
  status: 'none',
  fileHash: '',
  regionId: undefined,
  groupIds: [],
  by: null,
  rowCount: 0,
  queued: 0,
  settled: 0,
  invited: [],
  toUndo: [],
};
