import PeopleOutline from '@mui/icons-material/PeopleOutlineOutlined';
import { lazy } from 'react';
import type { AdminResource, Operations } from '../../console/admin-resource.ts';
import { loadChunk } from '../../lib/data/index.ts';
import { AllUserImportsDocument, UserImportDocument } from '../../generated/accounts/admin/imports/imports.ts';
import { AdminUserDocument, AllAdminUsersDocument } from '../../generated/accounts/admin/admin-users.ts';

export const usersResource: AdminResource = {
  name: 'users',
  role: 'admin',
  section: 'people',
  label: 'menuUsers',
  icon: PeopleOutline,
  list: lazy(() => loadChunk(async () => ({ default: (await import('./UsersPage.tsx')).UsersPage }))),
  show: lazy(() => loadChunk(async () => ({ default: (await import('./UserScreens.tsx')).UserScreens }))),
  operations: { list: AllAdminUsersDocument, one: AdminUserDocument },
};
/** Imports have no place in the menu: they are a part of `/users`. */
export const userImportOperations: Operations = { list: AllUserImportsDocument, one: UserImportDocument };
