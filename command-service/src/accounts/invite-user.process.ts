import { InviteUser } from '@paideia/events/accounts/account.commands.ts';
import { accountPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { defineProcess } from '../kernel/decide/process.ts';
import { invitation } from './invitation.commands.ts';

export const inviteUser = defineProcess({
  type: 'InviteUser',
  schema: InviteUser,
  permission: accountPermissions.InviteUser,
  // Whoever administers one region invites to that one; the account's decider refuses any other.
  scope: ({ regionIds }) => ({ regionId: regionIds[0] }),
  steps: (data, ask) => invitation(data, ask),
});
