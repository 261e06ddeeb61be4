import { userImportPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { InviteImportedUser } from '@paideia/events/user-imports/user-import.commands.ts';
import { defineProcess } from '../kernel/decide/process.ts';
import { invitation } from '../accounts/invitation.commands.ts';

/** A row of an import: the system's own, after whoever confirmed the file was allowed to. Nobody is more than a user by it. */
export const inviteImportedUser = defineProcess({
  type: 'InviteImportedUser',
  schema: InviteImportedUser,
  permission: userImportPermissions.InviteImportedUser,
  scope: ({ regionIds }) => ({ regionId: regionIds[0] }),
  steps: ({ importId, invitedBy, enrolledFrom, ...person }, ask) =>
    invitation({ ...person, roles: ['user'] }, ask, { importId, invitedBy, enrolledFrom }),
});
