import { expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { StoreUnavailable } from '@paideia/store/port.ts';
import { untilWhole, type State } from './readiness.ts';

const ended = new AbortController();
/** One read model whose state is as the test says, and a log that ends at 5. */
function service(state: Partial<State>, isFedHere: boolean) {
  const counted = { states: 0, heads: 0 };
  const now = { position: 0, isOfThisLog: true, isFedHere, generation: 1, rebuilding: null, ...state };
  const ready = untilWhole({
    projections: [],
    log: { head: async () => ((counted.heads += 1), 5) },
    signal: ended.signal,
    onProgress: () => undefined,
    states: async () => ((counted.states += 1), [{ group: 'a', version: 1, events: 0, ...now }]),
    areAllFedHere: () => now.isFedHere,
    mayBeFedElsewhere: false,
  });
  let isReady = false;
  ready.then(
    () => (isReady = true),
    () => undefined,
  );
  return { counted, now, ready, isReady: () => isReady };
}

test('a read model is waited for until it has what the log held, without asking for the end of the log meanwhile', async () => {
  const { counted, now, ready, isReady } = service({}, true);
  await wait(250);
  expect([isReady(), counted.heads]).toEqual([false, 1]);
  now.position = 5;
  await ready;
  expect(counted.heads).toBe(2);
});
test('one that is beyond the end of the log is of another log', async () => {
  const { now, ready, isReady } = service({ position: 9 }, true);
  await wait(250);
  expect(isReady()).toBe(false);
  now.position = 5;
  await ready;
});
test('of one that is not fed here yet the stores are not asked at each look', async () => {
  const { counted, now, ready } = service({ position: 5 }, false);
  await wait(250);
  // Once for where to look for the end of the log, once for how far it is, and once more on a machine that is busy.
  expect(counted.states).toBeLessThanOrEqual(3);
  now.isFedHere = true;
  await ready;
});
test('a store that goes away while read models are built is waited for; at the start it is not', async () => {
  let isAway = false;
  const away = () => Promise.reject(new StoreUnavailable('no'));
  let position = 0;
  const state = {
    group: 'a',
    version: 1,
    events: 0,
    isOfThisLog: true,
    isFedHere: true,
    generation: 1,
    rebuilding: null,
  };
  const waiting = () =>
    untilWhole({
      projections: [],
      log: { head: async () => (isAway ? away() : 5) },
      signal: ended.signal,
      onProgress: () => undefined,
      states: async () => (isAway && position === 0 ? away() : [{ ...state, position }]),
      areAllFedHere: () => true,
      mayBeFedElsewhere: false,
    });
  let isReady = false;
  const ready = waiting().then(() => (isReady = true));
  await wait(150);
  isAway = true;
  await wait(150);
  position = 5;
  await wait(150);
  expect(isReady).toBe(false);
  isAway = false;
  await ready;
  isAway = true;
  await expect(waiting()).rejects.toThrow(StoreUnavailable);
});
