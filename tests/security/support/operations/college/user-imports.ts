import { both, list, nothing, type Row } from '../../row.ts';
import { readsUsers, userImportPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { somewhere } from '@paideia/events/kernel/permission.ts';

const ofAnImport: Row = {
  rule: both(readsUsers, somewhere(userImportPermissions.UndoUserImport)),
  ...nothing,
  isAbsent: true,
  args: () => ({ _id: 'f'.repeat(24) }),
  note: 'of the own regions',
};

export const queries: Readonly<Record<string, Row>> = {
  allUserImports: list(readsUsers),
  UserImport: {
    rule: readsUsers,
    ...nothing,
    isAbsent: true,
    args: () => ({ id: 'f'.repeat(24) }),
    note: 'of the own regions',
  },
};
export const mutations: Readonly<Record<string, Row>> = {
  cancelUserImport: ofAnImport,
  undoUserImport: ofAnImport,
};
