import GroupsIcon from '@mui/icons-material/GridViewOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import { group, groups } from '../groups.screens.ts';
import { AllGroupsDocument, GroupDocument } from '../../generated/groups/admin/groups-admin.ts';

export const groupsResource: AdminResource = {
  name: 'groups',
  screens: { list: groups, edit: group },
  icon: GroupsIcon,
  operations: { list: AllGroupsDocument, one: GroupDocument, booleans: ['archived'] },
};
