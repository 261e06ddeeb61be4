import GroupsIcon from '@mui/icons-material/GridViewOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import { group, groups } from '../groups.screens.ts';
import {
  CreateGroupDocument,
  GroupCoursesDocument,
  GroupStaffDocument,
  SetGroupCoursesDocument,
  SetGroupStaffDocument,
  UpdateGroupDocument,
} from '../../generated/groups/admin/group-acts.ts';
import { groupInput, planInput } from './group-fields.ts';
import { AllGroupsDocument, GroupDocument } from '../../generated/groups/admin/groups-admin.ts';
import { groupsAdminMessages } from './groups-admin.messages.ts';
import { groupKeys } from '@paideia/events/groups/group.permissions.ts';

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
  parts: {
    groupStaff: {
      one: GroupStaffDocument,
      update: {
        command: SetGroupStaffDocument,
        variables: ({ id, instructorIds, facilitatorIds }) => ({ _id: id, instructorIds, facilitatorIds }),
      },
    },
    groupCourses: {
      one: GroupCoursesDocument,
      update: {
        command: SetGroupCoursesDocument,
        variables: ({ id, items }) => ({ _id: id, items: planInput(items) }),
      },
    },
  },
};
