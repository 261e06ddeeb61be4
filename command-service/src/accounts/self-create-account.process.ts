import { accountPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { SelfCreateAccount } from '@paideia/events/accounts/self-create-account.commands.ts';
import { defineProcess } from '../kernel/decide/process.ts';

/** The claim comes first: an address that is taken stops everything else. The group is joined when the address is proved. */
export const selfCreateAccount = defineProcess({
  type: 'SelfCreateAccount',
  schema: SelfCreateAccount,
  permission: accountPermissions.SelfCreateAccount,
  scope: () => ({}),
  steps: ({ userId, email, firstName, lastName, country, groupId, locale }, ask) => {
    const claim = { userId, emailKey: ask.emailKey(email) };
    return [
      { type: 'ClaimEmail', data: claim, release: { type: 'ReleaseEmail', data: claim } },
      { type: 'RegisterSelfSignedUpUser', data: { ...claim, email, groupId, country, locale } },
      { type: 'CreateUserProfile', data: { userId, firstName, lastName, locale } },
    ];
  },
});
