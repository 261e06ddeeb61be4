import type { Actor } from '@paideia/events/kernel/permission.ts';
import { accountFacts } from './account.facts.ts';
import { regionFacts } from '../regions/region.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { every } from '@paideia/documents/every.ts';

/** Who that is at the head of the log; undefined when there is no such account or it is deactivated. */
export async function actorOf(ask: Ask, userId: string): Promise<Actor | undefined> {
  const account = await ask.table(accountFacts).one(userId);
  if (!account || account.status === 'deactivated') return undefined;
  const regions = await every(ask.table(regionFacts), { where: { attendanceAdmins: userId } });
  const { roles, regionIds, regionRoles } = account;
  return { userId, roles, regionIds, regionRoles, attendanceAdminOf: regions.map(({ regionId }) => regionId) };
}
