import { InviteUser } from '@paideia/events/accounts/account.commands.ts';
import { accountPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { defineProcess } from '../kernel/process.ts';

/** The claim comes first: an address that is taken stops everything else. */
export const inviteUser = defineProcess({
  type: 'InviteUser',
  schema: InviteUser,
  permission: accountPermissions.InviteUser,
  // Whoever administers one region invites to that one; the account's decider refuses any other.
  scope: ({ regionIds }) => ({ regionId: regionIds[0] }),
  steps: ({ userId, email, firstName, lastName, locale, regionIds, groupIds, roles }, ask) => {
    const claim = { userId, emailKey: ask.emailKey(email) };
    return [
      { type: 'ClaimEmail', data: claim, release: { type: 'ReleaseEmail', data: claim } },
      { type: 'RegisterInvitedUser', data: { ...claim, email, regionIds, groupIds, roles } },
      { type: 'CreateUserProfile', data: { userId, firstName, lastName, locale } },
      ...groupIds.map((groupId) => ({ type: 'EnrolStudent', data: { groupId, userId, date: null } })),
    ];
  },
});
