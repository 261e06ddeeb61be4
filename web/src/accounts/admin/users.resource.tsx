import PeopleOutline from '@mui/icons-material/PeopleOutlineOutlined';
import type { AdminResource } from '../../console/admin-resource.ts';
import { user, users } from '../accounts.screens.ts';
import type { InviteUserInput } from '../../generated/schema.ts';
import {
  AssignUserRegionsDocument,
  InviteUserDocument,
  SetIndividualPermissionsDocument,
  UpdateUserDocument,
} from '../../generated/accounts/admin/user-edit.ts';
import { AdminUserDocument, AllAdminUsersDocument } from '../../generated/accounts/admin/admin-users.ts';
import { adminUsersMessages } from './admin-users.messages.ts';
import { userKeys } from '@paideia/events/accounts/account.permissions.ts';

export const usersResource: AdminResource = {
  name: 'users',
  screens: { list: users, edit: user },
  keys: userKeys,
  about: adminUsersMessages.permission,
  icon: PeopleOutline,
  operations: {
    list: AllAdminUsersDocument,
    one: AdminUserDocument,
    create: {
      command: InviteUserDocument,
      variables: ({ id, email, firstName, lastName, locale, regionIds, groupIds, roles }) => ({
        input: {
          _id: id,
          email: String(email).trim(),
          firstName,
          lastName,
          locale,
          regionIds,
          groupIds,
          roles,
        } satisfies Record<keyof InviteUserInput, unknown>,
      }),
    },
    update: {
      command: UpdateUserDocument,
      revision: 'profileRevision',
      variables: ({ id, changed }) => ({ _id: id, input: changed }),
    },
  },
  parts: {
    userRegions: {
      update: { command: AssignUserRegionsDocument, variables: ({ id, regionIds }) => ({ _id: id, regionIds }) },
    },
    userPermissions: {
      update: {
        command: SetIndividualPermissionsDocument,
        variables: ({ id, permissions }) => ({ _id: id, permissions }),
      },
    },
  },
};
