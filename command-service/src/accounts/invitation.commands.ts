import type { InviteUser } from '@paideia/events/accounts/account.commands.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { Step } from '../kernel/decide/process.ts';

type Imported = { readonly importId: string; readonly invitedBy: string | null };

/** The claim comes first: an address that is taken stops everything else. */
export function invitation(
  { userId, email, firstName, lastName, locale, regionIds, groupIds, roles }: InviteUser,
  ask: Ask,
  imported?: Imported,
): readonly Step[] {
  const claim = { userId, emailKey: ask.emailKey(email) };
  return [
    { type: 'ClaimEmail', data: claim, release: { type: 'ReleaseEmail', data: claim } },
    {
      type: 'RegisterInvitedUser',
      data: { ...claim, email, regionIds, groupIds, roles, ...(imported && { imported }) },
    },
    { type: 'CreateUserProfile', data: { userId, firstName, lastName, locale } },
    ...groupIds.map((groupId) => ({ type: 'EnrolStudent', data: { groupId, userId, date: null } })),
  ];
}
