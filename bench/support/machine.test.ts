import { expect, test } from '@jest/globals';
import { busySeconds, lookAtMachine, othersCores, ownSeconds } from './machine.ts';

test('idleness and waiting are not work, and what the host took is', () => {
  expect(busySeconds('cpu  100 200 300 4000 5000 10 20 70 0 0\ncpu0 1 2 3\n')).toBe(7);
});
test('a process counts with its children that have ended, whatever its name', () => {
  expect(ownSeconds('12 (a) b) S 1 12 12 0 -1 4194304 1 2 3 4 100 50 30 20 20 0 1 0 5 6 7')).toBe(2);
});
test('others are what is busy and not our own', () => {
  expect(othersCores({ at: 0, busy: 100, own: 10 }, { at: 10, busy: 118, own: 13 })).toBe(1.5);
  expect(othersCores({ at: 0, busy: 100, own: 10 }, { at: 10, busy: 110, own: 20.1 })).toBe(0);
});
test('what this process works itself is its own', () => {
  const before = lookAtMachine();
  if (!before) return;
  // It goes by the processor's time, because on a busy machine others have most of a while by the clock.
  const begun = process.cpuUsage();
  for (let worked = 0; worked < 200_000; worked = process.cpuUsage(begun).user);
  const after = lookAtMachine()!;
  expect(after.own - before.own).toBeGreaterThan(0.1);
});
