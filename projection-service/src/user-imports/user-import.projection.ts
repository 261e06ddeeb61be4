import { userImportEvents, type UserImportEvent } from '@paideia/events/user-imports/user-import.events.ts';
import { fullName } from '@paideia/events/kernel/names.ts';
import {
  collectionsOf,
  defineProjection,
  patch,
  put,
  update,
  type AnyChange,
  type Occurred,
} from '../kernel/projection.ts';
import { importRowId, userImportRows, userImports, userImportsGroup, type UserImportView } from './user-import.view.ts';

const change = (
  { importId }: { readonly importId: string },
  { revision }: Occurred,
  to: (doc: UserImportView) => Partial<UserImportView>,
): AnyChange => update(userImports, importId, (doc) => ({ ...doc, ...to(doc), _revision: revision }));

/** Imports of people: each file with its counts, each row with what came of it. */
export const userImportProjection = defineProjection<UserImportEvent>({
  group: userImportsGroup,
  collections: collectionsOf(userImports, userImportRows),
  events: [userImportEvents],
  on: {
    UserImportStarted: ({ importId, fileName, rowCount, regionId, groupIds, by }, { at, revision }) =>
      put(userImports, importId, {
        _id: importId,
        _revision: revision,
        fileName,
        status: 'running',
        regionId,
        groupIds,
        startedBy: by,
        startedAt: at,
        endedAt: null,
        rowCount,
        queued: 0,
        settled: 0,
        invited: 0,
        emailTaken: 0,
        cancelled: 0,
        refused: 0,
        retracted: 0,
        left: 0,
      }),
    UserImportRowQueued: (data, occurred) => {
      const { importId, row, line, userId, email } = data;
      const _id = importRowId(importId, row);
      return [
        put(userImportRows, _id, {
          _id,
          importId,
          row,
          line,
          userId,
          email,
          name: fullName(data),
          outcome: null,
          undo: null,
        }),
        change(data, occurred, () => ({ queued: row })),
      ];
    },
    UserImportRowSettled: (data, occurred) => [
      patch(userImportRows, importRowId(data.importId, data.row), { outcome: data.outcome }),
      change(data, occurred, (doc) => ({ settled: data.row, [data.outcome]: doc[data.outcome] + 1 })),
    ],
    UserImportCancelled: (data, occurred) =>
      change(data, occurred, () => ({ status: 'cancelled', endedAt: occurred.at })),
    UserImportFinished: (data, occurred) =>
      change(data, occurred, () => ({ status: 'finished', endedAt: occurred.at })),
    UserImportUndoStarted: (data, occurred) =>
      change(data, occurred, ({ invited }) => ({ status: invited > 0 ? 'undoing' : 'undone' })),
    UserImportRowUndone: (data, occurred) => [
      patch(userImportRows, importRowId(data.importId, data.row), { undo: data.outcome }),
      change(data, occurred, (doc) => ({ [data.outcome]: doc[data.outcome] + 1 })),
    ],
    UserImportUndone: (data, occurred) => change(data, occurred, () => ({ status: 'undone' })),
  },
});
