import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { attendanceSchemaEvents } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { enrolmentEvents, enrolmentStream, type EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import { groupEvents, groupStream } from '@paideia/events/groups/group.events.ts';
import { ada, ben, campus, harriet, yearOne } from '@paideia/events/kernel/examples.ts';
import { attendanceSchemaFactTable } from '../attendance-schemas/attendance-schema.facts.ts';
import { enrolmentFactTable } from '../enrolments/enrolment.facts.ts';
import { groupFactTable } from '../groups/group.facts.ts';
import { openWorld, type World } from '../kernel/testing/world.ts';
import { openingFacts } from './register-opening.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld({
    slices: { factTables: [attendanceSchemaFactTable, enrolmentFactTable, groupFactTable] },
    events: [attendanceSchemaEvents, enrolmentEvents, groupEvents],
  });
  const data = {
    groupId: yearOne,
    regionId: campus,
    name: 'Day Year 1',
    programYear: 1,
    startDate: null,
    endDate: null,
    locale: 'en',
    offlineApp: false,
    selfSignUp: false,
    freeOfCharge: false,
  };
  await world.write(groupStream(yearOne), [{ type: 'GroupCreated', data }]);
});
afterEach(() => world.close());

const enrolment = (userId: string, ...dated: readonly (readonly [EnrolmentEvent['type'], string])[]) =>
  world.write(
    enrolmentStream(yearOne, userId),
    dated.map(([type, date]) => ({
      type,
      data: {
        groupId: yearOne,
        userId,
        regionId: campus,
        date,
        ...(type === 'EnrolmentStarted' && { source: 'admin' }),
        ...(type === 'EnrolmentWithdrawn' && { reason: 'A mistake' }),
      },
    })),
  );
const listedOn = async (date: string) =>
  (await openingFacts(world.service.facts.ask(), { groupId: yearOne, date })).students;

test('a register of a past day lists who had joined by then, even if that was entered later', async () => {
  await enrolment(ada, ['EnrolmentStarted', '2026-09-07']);
  await enrolment(ben, ['EnrolmentStarted', '2026-10-12']);
  expect(await listedOn('2026-10-11')).toEqual([ada]);
  expect(await listedOn('2026-10-12')).toEqual([ada, ben]);
});
test('who left and came back is listed for both times, and for none of the days between', async () => {
  await enrolment(
    ada,
    ['EnrolmentStarted', '2026-09-07'],
    ['EnrolmentWithdrawn', '2026-09-21'],
    ['EnrolmentStarted', '2026-10-05'],
  );
  await enrolment(harriet, ['EnrolmentStarted', '2026-09-07'], ['EnrolmentSuspended', '2026-09-21']);
  expect(await Promise.all(['2026-09-20', '2026-09-21', '2026-10-05'].map(listedOn))).toEqual([[ada], [], [ada]]);
});
