import PeopleOutline from '@mui/icons-material/PeopleOutlineOutlined';
import { lazy } from 'react';
import type { AdminResource } from '../../admin-app/admin-resource.ts';
import { loadChunk } from '../../kernel/load-chunk.ts';
import { AdminUserDocument, AllAdminUsersDocument } from './admin-users.documents.ts';

export const usersResource: AdminResource = {
  name: 'users',
  role: 'admin',
  section: 'people',
  label: 'menuUsers',
  icon: PeopleOutline,
  list: lazy(() => loadChunk(async () => ({ default: (await import('./UsersPage.tsx')).UsersPage }))),
  show: lazy(() => loadChunk(async () => ({ default: (await import('./UserPage.tsx')).UserPage }))),
  operations: { list: AllAdminUsersDocument, one: AdminUserDocument },
};
