import GroupsIcon from '@mui/icons-material/GridViewOutlined';
import type { AdminResource, Operations } from '../../console/admin-resource.ts';
import { group, groups } from '../groups.screens.ts';
import {
  CreateGroupDocument,
  GroupStaffDocument,
  SetGroupStaffDocument,
  UpdateGroupDocument,
} from '../../generated/groups/admin/group-acts.ts';
import { groupInput } from './group-fields.ts';
import { AllGroupsDocument, GroupDocument } from '../../generated/groups/admin/groups-admin.ts';
import { groupsAdminMessages } from './groups-admin.messages.ts';
import { groupKeys } from '@paideia/events/groups/group.permissions.ts';

/** Its staff is changed by a form of its own. */
const groupStaff: Operations = {
  list: AllGroupsDocument,
  one: GroupStaffDocument,
  update: {
    command: SetGroupStaffDocument,
    variables: ({ id, instructorIds, facilitatorIds }) => ({ _id: id, instructorIds, facilitatorIds }),
  },
};

export const groupsResource: AdminResource = {
  name: 'groups',
  screens: { list: groups, edit: group },
  keys: groupKeys,
  about: groupsAdminMessages.permission,
  icon: GroupsIcon,
  operations: {
    list: AllGroupsDocument,
    one: GroupDocument,
    booleans: ['archived'],
    create: {
      command: CreateGroupDocument,
      variables: (fields) => ({ input: { ...groupInput(fields), regionId: fields['regionId'] } }),
    },
    update: { command: UpdateGroupDocument, variables: (fields) => ({ input: groupInput(fields) }) },
  },
  parts: { groupStaff },
};
