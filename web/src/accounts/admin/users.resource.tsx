import PeopleOutline from '@mui/icons-material/PeopleOutlineOutlined';
import { lazy } from 'react';
import type { AdminResource, Operations } from '../../console/admin-resource.ts';
import { loadChunk } from '../../lib/data/index.ts';
import { AllUserImportsDocument, UserImportDocument } from '../../generated/accounts/admin/imports/imports.ts';
import { InviteUserDocument } from '../../generated/accounts/admin/user-edit.ts';
import { AdminUserDocument, AllAdminUsersDocument } from '../../generated/accounts/admin/admin-users.ts';

export const usersResource: AdminResource = {
  name: 'users',
  role: 'admin',
  section: 'people',
  label: 'menuUsers',
  icon: PeopleOutline,
  list: lazy(() => loadChunk(async () => ({ default: (await import('./UsersPage.tsx')).UsersPage }))),
  show: lazy(() => loadChunk(async () => ({ default: (await import('./UserScreens.tsx')).UserScreens }))),
  operations: {
    list: AllAdminUsersDocument,
    one: AdminUserDocument,
    create: {
      command: InviteUserDocument,
      variables: ({ id, email, firstName, lastName, locale, regionIds, groupIds, roles }) => ({
        input: { _id: id, email: String(email).trim(), firstName, lastName, locale, regionIds, groupIds, roles },
      }),
    },
  },
};
/** Imports have no place in the menu: they are a part of `/users`. */
export const userImportOperations: Operations = { list: AllUserImportsDocument, one: UserImportDocument };
