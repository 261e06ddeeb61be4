import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { leaveRequestPermissions } from '@paideia/events/leave-requests/leave-request.permissions.ts';
import { regionExamples } from '@paideia/events/regions/region.examples.ts';
import { regionStream } from '@paideia/events/regions/region.events.ts';
import { access } from '../accounts/access.ts';
import { enrolmentFactTable } from '../enrolments/enrolment.facts.ts';
import { enrolmentEvents } from '@paideia/events/enrolments/enrolment.events.ts';
import { regionCurrencyFactTable } from '../invoices/region-currency.facts.ts';
import { invoiceEvents } from '@paideia/events/invoices/invoice.events.ts';
import { id, openWorld, person, system, type World } from '../kernel/testing/world.ts';
import { attendanceAdmins } from './attendance-admins.reactions.ts';
import { region } from './region.decider.ts';

const [regionId, other, harriet, silas] = [1, 2, 5, 9].map(id) as [string, string, string, string];
let world: World;
beforeEach(async () => {
  world = await openWorld({
    slices: { deciders: [region], factTables: [enrolmentFactTable, regionCurrencyFactTable] },
    events: [enrolmentEvents, invoiceEvents],
  });
  await world.done('RegisterRegion', { ...regionExamples.RegisterRegion, regionId, currency: 'USD' });
  for (const userId of [harriet, silas]) {
    await person(world, userId, ['user', 'manager']);
    await account(userId, 'UserRegionsChanged', { regionIds: [regionId] });
  }
  await world.write(regionStream(regionId), [
    { type: 'RegionAttendanceAdminsSet', data: { regionId, userIds: [harriet, silas] } },
  ]);
});
afterEach(() => world.close());

const account = (userId: string, type: string, data: object) =>
  world.write(`userAccount-${userId}`, [{ type, data: { userId, by: null, ...data } }]);
/** It carries out what the reaction says about an event, and tells who is on the list then. */
async function listAfter(type: string, data: object): Promise<readonly string[]> {
  const ask = world.service.facts.ask();
  for (const { type: name, data: payload } of await attendanceAdmins.on[type]!(data as never, {} as never, ask))
    expect(await world.service.handle({ type: name, data: payload, commandId: randomUUID() }, system)).toMatchObject({
      ok: true,
    });
  return (await world.service.facts.ask().state(region, regionStream(regionId))).attendanceAdmins;
}
const decidesOnLeave = async () =>
  leaveRequestPermissions.ApproveLeaveRequest(await access.actor(world.service.facts.ask(), harriet), {
    ownerId: id(7),
    regionId,
  });

test.each([
  ['is no manager any more', 'RolesRevoked', { roles: ['manager'] }],
  ['has left the region', 'UserRegionsChanged', { regionIds: [other] }],
  ['was deactivated', 'UserDeactivated', { reason: 'left' }],
])('whoever %s decides on no leave there', async (_, type, data) => {
  expect(await decidesOnLeave()).toBe(true);
  await account(harriet, type, data);
  expect(await listAfter(type, { userId: harriet })).toEqual([silas]);
  expect(await decidesOnLeave()).toBe(false);
  expect(await listAfter('RegionAttendanceAdminsSet', { regionId })).toEqual([silas]);
});
test('a list that was written while somebody on it lost the role is looked at again', async () => {
  await account(harriet, 'RolesRevoked', { roles: ['manager'] });
  expect(await listAfter('RegionAttendanceAdminsSet', { regionId })).toEqual([silas]);
});
test('whoever may still be on the list stays', async () => {
  await account(harriet, 'RolesRevoked', { roles: ['reportsAdmin'] });
  expect(await listAfter('RolesRevoked', { userId: harriet })).toEqual([harriet, silas]);
  expect(await decidesOnLeave()).toBe(true);
});
