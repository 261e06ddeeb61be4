import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { doorbell } from './doorbell.ts';

const directory = mkdtempSync(join(tmpdir(), 'doorbell-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
/** Nobody who waits in these tests comes to its end. */
const patience = { usual: 2e9, atRest: 2e9, restsAfter: 2e9 };
let file = 0;
const pair = () => {
  const path = join(directory, `bell-${++file}`);
  return { outside: doorbell(path), inside: doorbell(path, patience) };
};
const never = new AbortController().signal;

test('a ring wakes who waits, also when it came before the waiting and after the look', async () => {
  const { outside, inside } = pair();
  const [first, second] = [inside.listen(), inside.listen()];
  const waiting = first(never);
  for (let n = 0; n < 50; n++) outside.ring();
  await waiting;
  await second(never);
  inside.close();
  outside.close();
});

test('whoever waits for so long and no longer is let go', async () => {
  const { outside, inside } = pair();
  await inside.listen()(never, 20);
  inside.close();
  outside.close();
});

test('a ring that comes while the one before is still written is rung after it, also when the bell is closed meanwhile', async () => {
  for (const isClosed of [false, true]) {
    const strikes: (() => void)[] = [];
    const bell = doorbell(join(directory, `slow-${++file}`), patience, (_, done) => strikes.push(done));
    bell.ring();
    while (strikes.length === 0) await nextTurn();
    bell.ring();
    bell.ring();
    if (isClosed) bell.close();
    await wait(20);
    expect(strikes).toHaveLength(1);
    strikes[0]!();
    await wait(20);
    expect(strikes).toHaveLength(2);
    strikes[1]!();
    bell.ring();
    await wait(20);
    expect(strikes).toHaveLength(isClosed ? 2 : 3);
    if (!isClosed) {
      bell.close();
      strikes[2]!();
    }
  }
});

test('a ring just before closing is heard', async () => {
  const { outside, inside } = pair();
  const waiting = inside.listen()(never);
  outside.ring();
  outside.close();
  await waiting;
  inside.close();
});

test('many rings at once are one, and those after it one more', async () => {
  const { outside, inside } = pair();
  let woken = 0;
  const stop = new AbortController();
  const listening = (async () => {
    while (!stop.signal.aborted) {
      await inside.listen()(stop.signal);
      woken += 1;
    }
  })();
  for (const before of [0, 1]) {
    for (let n = 0; n < 40; n++) outside.ring();
    while (woken <= before) await wait(5);
    // Whatever else they wake would have woken by then.
    await wait(200);
  }
  stop.abort();
  await listening;
  // Each write wakes, and so does the one that ended it; a write can be told as more than one.
  expect(woken).toBeGreaterThanOrEqual(3);
  expect(woken).toBeLessThanOrEqual(6);
  inside.close();
  outside.close();
});

test('one who was never woken rings once, looks as usual while nobody hears it, and seldom once it was heard and rests', async () => {
  const strikes: (() => void)[] = [];
  const restless = { usual: 20, atRest: 2e9, restsAfter: 60 };
  const path = join(directory, `alone-${++file}`);
  const bell = doorbell(path, restless, (_, done) => strikes.push(done));
  let looks = 0;
  const stop = new AbortController();
  const listening = (async () => {
    while (!stop.signal.aborted) {
      await bell.listen()(stop.signal);
      looks += 1;
    }
  })();
  while (looks < 10) await wait(5);
  expect(strikes).toHaveLength(1);
  strikes[0]!();
  const outside = doorbell(path);
  outside.ring();
  // It is heard now; when it has rested for a while it looks no more.
  for (let before = -1; before < looks; await wait(300)) before = looks;
  const rested = looks;
  outside.ring();
  // Whatever is rung is heard at once, and looked after as usual for a while.
  while (looks < rested + 2) await wait(5);
  stop.abort();
  await listening;
  expect(strikes).toHaveLength(1);
  bell.close();
  outside.close();
});
