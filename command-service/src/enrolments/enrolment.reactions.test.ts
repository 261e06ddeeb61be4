import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { enrolmentEvents, enrolmentStream } from '@paideia/events/enrolments/enrolment.events.ts';
import { id, openWorld, person, type World } from '../kernel/testing/world.ts';
import { enrolmentFactTable } from './enrolment.facts.ts';
import { enrolmentsOfAccount } from './enrolment.reactions.ts';

const [userId, groupId, regionId] = [1, 2, 3].map(id) as [string, string, string];
const enrolled = { groupId, userId, regionId, date: '2027-05-07' };
let world: World;
beforeEach(async () => {
  world = await openWorld({ slices: { factTables: [enrolmentFactTable] }, events: [enrolmentEvents] });
  await person(world, userId);
  await world.write(enrolmentStream(groupId, userId), [
    { type: 'EnrolmentStarted', data: { ...enrolled, source: 'admin' } },
    { type: 'EnrolmentCompleted', data: { ...enrolled, gradYear: 2027, gradLocation: 'Wells' } },
  ]);
});
afterEach(() => world.close());

const deactivate = () =>
  world.write(`userAccount-${userId}`, [{ type: 'UserDeactivated', data: { userId, reason: 'left', by: null } }]);
const undo = () =>
  world.write(enrolmentStream(groupId, userId), [
    {
      type: 'GraduationUndone',
      data: { ...enrolled, reason: 'An exam is missing', alumniRegionIds: [], alumniGroupIds: [] },
    },
  ]);
const looksAgain = () =>
  enrolmentsOfAccount.on['GraduationUndone']?.(
    enrolled as never,
    { at: '2027-05-10T09:00:00.000Z' } as never,
    world.service.facts.ask(),
  );

test('whose graduation is undone while the account is deactivated studies again only when that is active', async () => {
  await deactivate();
  await undo();
  expect(await looksAgain()).toEqual([
    { type: 'SuspendEnrolment', data: { groupId, userId, date: '2027-05-10' }, key: groupId },
  ]);
});
test('whose graduation is undone otherwise goes on studying', async () => {
  await undo();
  expect(await looksAgain()).toEqual([]);
});
