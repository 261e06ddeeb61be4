import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { userAccountEvents, userAccountStream } from '@paideia/events/accounts/account.events.ts';
import { leaveRequestEvents, leaveRequestStream } from '@paideia/events/leave-requests/leave-request.events.ts';
import { userPreferencesEvents, userProfileEvents } from '@paideia/events/profiles/profile.events.ts';
import { noAddress, regionEvents } from '@paideia/events/regions/region.events.ts';
import { regionExamples } from '@paideia/events/regions/region.examples.ts';
import { userAccount } from '../accounts/account.decider.ts';
import { id, openWorld, type World } from '../kernel/testing/world.ts';
import { userPreferences } from '../profiles/user-preferences.decider.ts';
import { userProfile } from '../profiles/user-profile.decider.ts';
import { leaveNotices } from './leave-notices.reactions.ts';
import { leaveRequest } from './leave-request.decider.ts';

const [student, owner, gone, registrar, dean, regionId, groupId, leaveRequestId] = [1, 2, 3, 4, 5, 6, 7, 8].map(id) as [
  ...[string, string, string, string, string, string, string, string],
];
let world: World;
const account = (userId: string, roles: readonly string[], ...more: readonly { type: string; data: object }[]) =>
  world.write(userAccountStream(userId), [
    {
      type: 'UserInvited',
      data: {
        userId,
        email: `${userId}@example.org`,
        emailKey: userId,
        roles: ['user', ...roles],
        regionIds: [regionId],
        groupIds: [],
        invitedBy: null,
      },
    },
    { type: 'UserActivated', data: { userId } },
    ...more,
  ]);
const inRegion = (userId: string, role: string) => ({
  type: 'RegionRolesGranted',
  data: { userId, regionId, slug: 'US-Lakeside', roleNames: [role], by: null },
});
beforeAll(async () => {
  world = await openWorld({
    slices: { deciders: [leaveRequest, userAccount, userProfile, userPreferences] },
    events: [leaveRequestEvents, userAccountEvents, userProfileEvents, userPreferencesEvents, regionEvents],
  });
  await world.write(`region-${regionId}`, [
    {
      type: 'RegionCreated',
      data: {
        ...regionExamples.RegisterRegion,
        ...noAddress,
        description: null,
        phone: null,
        regionId,
        slug: 'US-Lakeside',
      },
    },
  ]);
  // Even a student who is an admin of the college does not decide about the own leave.
  await account(student, ['admin']);
  await account(owner, ['superadmin', 'admin']);
  await account(gone, ['admin'], { type: 'UserDeactivated', data: { userId: gone, reason: 'left', by: null } });
});
afterAll(() => world.close());

const asked = {
  leaveRequestId,
  userId: student,
  groupId,
  regionId,
  attendanceType: 'absence',
  periods: [],
  time: null,
  fromDate: '2026-11-24',
  toDate: '2026-11-24',
  reason: 'Fever',
  studentNotes: null,
};
const occurred = { id: '00000000-0000-4000-8000-0000000000c1', at: '2026-11-20T09:00:00.000Z', channel: 'WEB' };
async function told(): Promise<readonly string[]> {
  const on = leaveNotices.on.LeaveRequestSubmitted!;
  const commands = await on(asked as never, occurred as never, world.service.facts.ask());
  return [...new Set(commands.map(({ data }) => (data as { readonly userId: string }).userId))];
}

test('in a region without deans and attendance admins somebody is told who may decide', async () => {
  expect(await told()).toEqual([owner]);
  // An admin of the region alone does not decide on leave.
  await account(registrar, [], inRegion(registrar, 'admin'));
  expect(await told()).toEqual([owner]);
  await account(dean, [], inRegion(dean, 'dean'));
  expect(await told()).toEqual([dean]);
});
test('what was amended or taken back before anybody was told is told as it is by then', async () => {
  const on = leaveNotices.on.LeaveRequestSubmitted!;
  const toldOf = async () => on(asked as never, occurred as never, world.service.facts.ask());
  await world.write(leaveRequestStream(leaveRequestId), [
    { type: 'LeaveRequestSubmitted', data: asked },
    { type: 'LeaveRequestAmended', data: { ...asked, toDate: '2026-11-26' } },
  ]);
  expect((await toldOf()).find(({ type }) => type === 'QueueEmail')?.data).toMatchObject({
    params: { fromDate: '2026-11-24', toDate: '2026-11-26' },
  });
  await world.write(leaveRequestStream(leaveRequestId), [
    { type: 'LeaveRequestWithdrawn', data: { leaveRequestId, userId: student, groupId, regionId } },
  ]);
  expect(await toldOf()).toEqual([]);
});
