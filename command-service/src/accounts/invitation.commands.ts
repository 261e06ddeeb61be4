import type { InviteUser } from '@paideia/events/accounts/account.commands.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import type { Step } from '../kernel/decide/process.ts';

type Imported = {
  readonly importId: string;
  readonly invitedBy: string | null;
  /** The first day in the groups; null is today. */
  readonly enrolledFrom: string | null;
};

/** The claim comes first: an address that is taken stops everything else. */
export function invitation(
  { userId, email, firstName, lastName, locale, regionIds, groupIds, roles }: InviteUser,
  ask: Ask,
  imported?: Imported,
): readonly Step[] {
  const origin = imported && { imported: { importId: imported.importId, invitedBy: imported.invitedBy } };
  const claim = { userId, emailKey: ask.emailKey(email) };
  return [
    { type: 'ClaimEmail', data: claim, release: { type: 'ReleaseEmail', data: claim } },
    {
      type: 'RegisterInvitedUser',
      data: { ...claim, email, regionIds, groupIds, roles, ...origin },
    },
    { type: 'CreateUserProfile', data: { userId, firstName, lastName, locale } },
    ...groupIds.map((groupId) => ({
      type: 'EnrolStudent',
      data: { groupId, userId, date: imported?.enrolledFrom ?? null },
    })),
  ];
}
