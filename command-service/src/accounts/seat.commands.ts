import { userAccountStream } from '@paideia/events/accounts/account.events.ts';
import type { Ask, Given } from '../kernel/decide/decider.ts';
import type { Step } from '../kernel/decide/process.ts';
import { userAccount } from './account.decider.ts';
import { mayTouch } from '@paideia/events/accounts/role.rules.ts';

/** Whoever may not take the role at all is refused by the account, and unseats nobody on the way. */
export async function leavingTheSeat(
  { userId }: { readonly userId: string },
  ask: Ask,
  { who }: Given,
): Promise<readonly Step[]> {
  const { status, roles } = await ask.state(userAccount, userAccountStream(userId));
  if (status !== 'active' || !roles.includes('superadmin') || !mayTouch(who, 'superadmin')) return [];
  if (typeof who === 'object' && who.impersonatorId !== undefined) return [];
  return [{ type: 'UnseatSuperadmin', data: { userId }, release: { type: 'SeatSuperadmin', data: { userId } } }];
}
