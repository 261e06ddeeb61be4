import { accountPermissions, knowsUser } from '@paideia/events/accounts/account.permissions.ts';
import { ChangeEmail } from '@paideia/events/accounts/self-create-account.commands.ts';
import { defineProcess } from '../kernel/decide/process.ts';
import { scope } from './account.process.ts';

/** The new address is claimed first; the old one is given back once the account lives under the new one. */
export const changeEmail = defineProcess({
  type: 'ChangeEmail',
  schema: ChangeEmail,
  permission: accountPermissions.ChangeEmail,
  reads: knowsUser,
  scope,
  steps: ({ userId, email }, ask) => {
    const claim = { userId, emailKey: ask.emailKey(email) };
    return [
      { type: 'ClaimEmail', data: claim, release: { type: 'ReleaseEmail', data: claim } },
      { type: 'SetAccountEmail', data: { ...claim, email }, isSeen: true },
    ];
  },
});
