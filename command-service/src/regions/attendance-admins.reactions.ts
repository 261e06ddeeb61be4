import { every } from '@paideia/documents/every.ts';
import { userAccountEvents } from '@paideia/events/accounts/account.events.ts';
import { regionEvents } from '@paideia/events/regions/region.events.ts';
import { mayAdministerAttendance } from '@paideia/events/regions/region.rules.ts';
import { accountFacts } from '../accounts/account.facts.ts';
import type { Ask } from '../kernel/decide/decider.ts';
import { defineReaction, ofStream, type Command } from '../kernel/react/reaction.ts';
import { regionFacts, type RegionFact } from './region.facts.ts';

type Listing = Pick<RegionFact, 'regionId' | 'attendanceAdmins'>;
/** The list without those who may not be on it any more; nothing where all may. */
async function fewer({ regionId, attendanceAdmins }: Listing, ask: Ask): Promise<readonly Command[]> {
  const accounts = await ask.table(accountFacts).many(attendanceAdmins);
  const mayStay = (id: string) =>
    accounts.some((account) => account.userId === id && mayAdministerAttendance(account, regionId));
  const userIds = attendanceAdmins.filter(mayStay);
  return userIds.length === attendanceAdmins.length
    ? []
    : [{ type: 'SetRegionAttendanceAdmins', data: { regionId, userIds }, key: regionId }];
}
async function lookAgain({ userId }: { readonly userId: string }, _: unknown, ask: Ask): Promise<readonly Command[]> {
  const lists = await every(ask.table(regionFacts), { where: { attendanceAdmins: userId } });
  return (await Promise.all(lists.map((one) => fewer(one, ask)))).flat();
}

/**
 * Whoever decides on leave and marks for a region is of its staff. The list of them and what makes people staff are in two streams, so whichever changes
 * later is looked at from here: who has left the region, or is no manager and no admin any more, leaves the list too.
 */
export const attendanceAdmins = defineReaction({
  name: 'attendance-admins',
  from: 'beginning',
  events: [userAccountEvents, regionEvents],
  partition: ofStream,
  on: {
    RolesRevoked: lookAgain,
    RegionRolesRevoked: lookAgain,
    UserRegionsChanged: lookAgain,
    UserDeactivated: lookAgain,
    UserErased: lookAgain,
    RegionAttendanceAdminsSet: async ({ regionId }, _, ask) => {
      const region = await ask.table(regionFacts).one(regionId);
      return region ? fewer(region, ask) : [];
    },
  },
});
