import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openWorld, type World } from '../testing/world.ts';
import { presenceIn } from './presence.ts';

const at = (seconds: number) => new Date(Date.parse('2026-11-20T09:00:00.000Z') + seconds * 1_000);
let now = at(0);
let world: World;
beforeEach(async () => {
  now = at(0);
  world = await openWorld({ clock: () => now });
});
afterEach(() => world.close());
const open = () => presenceIn(world.records, () => now);

test('a service that starts again soon was not away', async () => {
  now = at(60);
  expect((await open()).absences()).toEqual([]);
});

test('one that was not there, or stood still, was away from when it was last seen', async () => {
  now = at(61);
  const first = await open();
  expect(first.absences()).toEqual([{ from: at(0).toISOString(), until: at(61).toISOString() }]);
  now = at(71);
  await first.look();
  now = at(140);
  await first.look();
  expect(first.absences()).toEqual([
    { from: at(0).toISOString(), until: at(61).toISOString() },
    { from: at(71).toISOString(), until: at(140).toISOString() },
  ]);
});

test('while another instance is there nothing is away; what one has seen the others learn', async () => {
  const [first, second] = [await open(), await open()];
  for (const seconds of [20, 40, 60, 80]) {
    now = at(seconds);
    await second.look();
  }
  await first.look();
  expect([first.absences(), second.absences()]).toEqual([[], []]);
  now = at(150);
  await second.look();
  await first.look();
  expect(first.absences()).toEqual([{ from: at(80).toISOString(), until: at(150).toISOString() }]);
});

test('what is older than a week is forgotten', async () => {
  now = at(60);
  await open();
  now = at(60 + 8 * 86_400);
  expect((await open()).absences()).toEqual([{ from: at(60).toISOString(), until: now.toISOString() }]);
});
