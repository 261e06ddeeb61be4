import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { dueListOf } from './due-list.ts';
import { isUnavailable } from '../decide/reply.ts';
import { defineTimer, type Timer } from './timer.ts';
import { timersOf, type TimerParts } from './timers.ts';
import { counterEvents, counterStream } from '../testing/counter.ts';
import { id, openWorld, seed, system, type World } from '../testing/world.ts';

const minute = 60_000;
const at = (ms: number) => new Date(Date.parse('2026-11-20T09:00:00.000Z') + ms);
/** An hour after its start a counter is raised by one, unless it was reset or raised. */
const reminder = (more: Partial<Timer> = {}): Timer => ({
  ...defineTimer({
    kind: 'reminder',
    events: [counterEvents],
    schedule: {
      CounterStarted: ({ counterId }, occurred) => ({
        subject: counterId,
        dueAt: new Date(Date.parse(occurred.at) + 60 * minute).toISOString(),
      }),
      CounterReset: ({ counterId }) => ({ subject: counterId, dueAt: null }),
      CounterRaised: () => undefined,
    },
    fire: (counterId) => ({ type: 'RaiseCounter', data: { counterId } }),
  }),
  ...more,
});

let now = at(0);
let world: World;
beforeEach(async () => {
  now = at(0);
  world = await openWorld({ clock: () => now, slices: { timers: [reminder()] } });
});
afterEach(() => world.close());

const sent: string[] = [];
async function timers(more: Partial<TimerParts> = {}, timer: Timer = reminder()) {
  sent.length = 0;
  const handle: TimerParts['handle'] = (envelope, ...rest) => (
    sent.push(envelope.commandId),
    world.service.handle(envelope, ...rest)
  );
  return timersOf(
    {
      store: world.store,
      records: world.records,
      handle,
      ask: world.service.facts.ask,
      head: world.service.head,
      clock: () => now,
      log: world.log,
      ...more,
    },
    [dueListOf(timer)],
  );
}
const start = (counterId: string, actor = system) =>
  world.send('StartCounter', { counterId, ownerId: id(9), name: 'a' }, actor);
const raises = async (counterId: string) =>
  (await world.history(counterStream(counterId))).filter(({ type }) => type === 'CounterRaised').length;

describe('a timer', () => {
  test('fires when it is due, once, also over a restart', async () => {
    await start(id(1));
    const { tick } = await timers();
    now = at(60 * minute);
    await tick();
    expect(await raises(id(1))).toBe(0);
    now = at(60 * minute + 1);
    await tick();
    await tick();
    expect(sent).toEqual([uuidFrom('reminder', id(1), at(60 * minute).toISOString())]);
    await (await timers()).tick();
    expect(sent).toEqual([]);
    expect(await raises(id(1))).toBe(1);
  });

  test('does not fire twice when it was killed before it could remember', async () => {
    await start(id(1));
    now = at(61 * minute);
    const forgetful = { ...world.records, put: () => Promise.reject(new Error('killed')) };
    await (await timers({ records: forgetful })).tick();
    await (await timers()).tick();
    expect(await raises(id(1))).toBe(1);
  });

  test('that is due since long fires, also when it is set while a look at the lists begins', async () => {
    let set = () => Promise.resolve();
    const { tick, hear } = await timers({
      hears: true,
      head: async () => {
        const before = await world.service.head();
        await set();
        return before;
      },
    });
    now = at(180 * minute);
    await tick();
    set = async () => {
      set = () => Promise.resolve();
      // It was to fire an hour after a start that is told of only now.
      now = at(0);
      await start(id(1));
      now = at(181 * minute);
      await world.service.head();
      hear(await world.history(counterStream(id(1))));
    };
    await tick();
    await tick();
    expect(await raises(id(1))).toBe(1);
  });

  test('that was cancelled does not fire', async () => {
    await start(id(1));
    await world.write(counterStream(id(1)), [{ type: 'CounterReset', data: { counterId: id(1) } }]);
    now = at(90 * minute);
    await (await timers()).tick();
    expect(sent).toEqual([]);
  });

  test('that is late fires late', async () => {
    await start(id(1));
    now = at(3 * 24 * 60 * minute);
    await (await timers()).tick();
    expect(await raises(id(1))).toBe(1);
  });

  test('that was refused is not asked every second, and holds up no other', async () => {
    await start(id(1));
    await start(id(2));
    await world.send('RaiseCounter', { counterId: id(1), by: 1000 });
    now = at(61 * minute);
    const { tick } = await timers();
    await tick();
    await tick();
    expect(sent).toHaveLength(2);
    expect(await raises(id(2))).toBe(1);
  });

  test('is tried again while the store cannot be reached', async () => {
    await start(id(1));
    now = at(61 * minute);
    let lost = true;
    const { tick } = await timers({
      handle: async (...call) =>
        lost ? { ok: false, code: 'unavailable', written: 'no' } : world.service.handle(...call),
    });
    await tick();
    expect(await raises(id(1))).toBe(0);
    lost = false;
    await tick();
    expect(await raises(id(1))).toBe(1);
    expect(isUnavailable({ ok: false, code: 'conflict' })).toBe(false);
  });

  test('of demo data that was due before it was written never fires; a later one does', async () => {
    // The log's own clock is the real one.
    const [past, soon] = [new Date(Date.now() - 120 * minute), new Date(Date.now() - 30 * minute)];
    await world.send('StartCounter', { counterId: id(1), ownerId: id(9), name: 'a' }, seed, {
      occurredAt: past.toISOString(),
    });
    await world.send('StartCounter', { counterId: id(2), ownerId: id(9), name: 'a' }, seed, {
      occurredAt: soon.toISOString(),
    });
    now = new Date(Date.now() + 120 * minute);
    await (await timers()).tick();
    expect([await raises(id(1)), await raises(id(2))]).toEqual([0, 1]);
  });

  test('runs every second until it is told to stop', async () => {
    await start(id(1));
    now = at(61 * minute);
    const end = new AbortController();
    const running = (await timers()).run(end.signal, 5);
    while ((await raises(id(1))) === 0) await wait(2);
    await start(id(2));
    now = at(200 * minute);
    while ((await raises(id(2))) === 0) await wait(2);
    end.abort();
    await running;
  });

  test('looks seldom while nothing is due soon, and at its pace again when it hears of what is', async () => {
    await start(id(1));
    let looks = 0;
    const head = () => (looks++, world.service.head());
    const { run, hear } = await timers({ hears: true, head });
    const end = new AbortController();
    const running = run(end.signal, 5);
    while (looks < 2) await wait(2);
    await wait(100);
    const rested = looks;
    await wait(200);
    expect(looks).toBe(rested);
    now = at(61 * minute);
    hear(await world.history(counterStream(id(1))));
    while ((await raises(id(1))) === 0) await wait(2);
    end.abort();
    await running;
  });
});
