import { every } from '@paideia/documents/every.ts';
import { accountFacts, type AccountFact } from '../accounts/account.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';

/** The admins of the region, who bill there; where it has none, those of the college, who bill everywhere. Never the student. */
export async function billersOf(ask: Ask, regionId: string, studentId: string): Promise<readonly AccountFact[]> {
  const accounts = ask.table(accountFacts);
  const isOther = ({ userId }: AccountFact) => userId !== studentId;
  const members = await every(accounts, { where: { regionIds: regionId, status: 'active' } });
  const own = members.filter(({ regionRoles }) =>
    regionRoles.some((one) => one.regionId === regionId && one.roleNames.includes('admin')),
  );
  if (own.some(isOther)) return own.filter(isOther);
  const admins = await every(accounts, { where: { roles: 'admin' } });
  return admins.filter((one) => one.status === 'active' && isOther(one));
}
