import GroupsIcon from '@mui/icons-material/GridViewOutlined';
import { lazy } from 'react';
import type { AdminResource } from '../../console/admin-resource.ts';
import { loadChunk } from '../../lib/data/index.ts';
import { AllGroupsDocument, GroupDocument } from '../../generated/groups/admin/groups-admin.ts';

export const groupsResource: AdminResource = {
  name: 'groups',
  role: 'manager',
  section: 'people',
  label: 'menuGroups',
  icon: GroupsIcon,
  list: lazy(() => loadChunk(async () => ({ default: (await import('./GroupsPage.tsx')).GroupsPage }))),
  show: lazy(() => loadChunk(async () => ({ default: (await import('./GroupPage.tsx')).GroupPage }))),
  operations: { list: AllGroupsDocument, one: GroupDocument, booleans: ['archived'] },
};
