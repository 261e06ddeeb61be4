import GroupsIcon from '@mui/icons-material/GridViewOutlined';
import { lazy } from 'react';
import type { AdminResource } from '../../admin-app/admin-resource.ts';
import { loadChunk } from '../../kernel/load-chunk.ts';
import { AllGroupsDocument, GroupDocument } from './groups-admin.documents.ts';

export const groupsResource: AdminResource = {
  name: 'groups',
  role: 'manager',
  section: 'people',
  label: 'menuGroups',
  icon: GroupsIcon,
  list: lazy(() => loadChunk(async () => ({ default: (await import('./GroupsPage.tsx')).GroupsPage }))),
  show: lazy(() =>
    loadChunk(async () => ({ default: (await import('../../admin-app/groups/GroupPage.tsx')).GroupPage })),
  ),
  operations: { list: AllGroupsDocument, one: GroupDocument, booleans: ['archived'] },
};
