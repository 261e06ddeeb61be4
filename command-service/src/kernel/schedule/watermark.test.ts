import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Query } from '@paideia/documents/port.ts';
import { dueListOf } from './due-list.ts';
import { defineTimer } from './timer.ts';
import { timersOf, type TimerParts } from './timers.ts';
import { dropWatermarksOfLostLog, type Watermark } from './watermark.ts';
import { counterEvents, counterStream } from '../testing/counter.ts';
import { id, openWorld, system, type World } from '../testing/world.ts';
import type { CommandService } from '../service.ts';

const minute = 60_000;
const at = (minutes: number) => new Date(Date.parse('2026-11-20T09:00:00.000Z') + minutes * minute);
/** It is due so many minutes after nine as the counter was last raised by; what it fires leaves its row where it is. */
const alarm = defineTimer({
  kind: 'alarm',
  events: [counterEvents],
  schedule: {
    CounterRaised: ({ counterId, by }) => (by === 1 ? undefined : { subject: counterId, dueAt: at(by).toISOString() }),
  },
  fire: (counterId) => ({ type: 'RaiseCounter', data: { counterId } }),
});
const list = dueListOf(alarm);

let now = at(0);
let world: World;
let read: { queries: number; documents: number };
let sent: string[];
beforeEach(async () => {
  [now, read, sent] = [at(0), { queries: 0, documents: 0 }, []];
  world = await openWorld({ clock: () => now, slices: { timers: [alarm] } });
});
afterEach(() => world.close());

/** These are the timers as one instance runs them, which counts what it reads. */
async function timersIn(service: CommandService, more: Partial<TimerParts> = {}) {
  const ask = () => {
    const asked = service.facts.ask();
    const table: typeof asked.table = (collection) => {
      const reader = asked.table(collection);
      const counted = <T>(items: readonly T[]) => ((read.queries++, (read.documents += items.length)), items);
      return {
        ...reader,
        many: async (ids) => counted(await reader.many(ids)),
        find: async (query: Query<never>) => {
          const page = await reader.find(query);
          return { ...page, items: counted(page.items) };
        },
      };
    };
    return { ...asked, table };
  };
  const handle: TimerParts['handle'] = (envelope, ...rest) => (
    sent.push((envelope.data as { counterId: string }).counterId),
    service.handle(envelope, ...rest)
  );
  return timersOf(
    {
      store: world.store,
      records: world.records,
      handle,
      ask,
      head: service.head,
      clock: () => now,
      log: world.log,
      ...more,
    },
    [list],
  );
}
const start = (n: number) => world.done('StartCounter', { counterId: id(n), ownerId: id(999), name: 'a' }, system);
const set = (n: number, minutes: number) => world.done('RaiseCounter', { counterId: id(n), by: minutes }, system);
const fired = async (n: number) =>
  (await world.history(counterStream(id(n)))).filter(({ data }) => (data as { by?: number }).by === 1).length;
const kept = async () => (await world.records.list<Watermark & { readonly written: number }>('timer:'))[0];

describe('what a tick reads', () => {
  test('is nothing until something is due, when it hears of every event', async () => {
    const { tick, hear } = await timersIn(world.service, { hears: true });
    const later = (minutes: number) => void (now = new Date(now.getTime() + minutes * minute));
    await start(1);
    await set(1, 10);
    await tick();
    const { queries } = read;
    for (let n = 0; n < 4; n++) {
      later(1);
      await tick();
    }
    expect(read.queries).toBe(queries);
    await start(2);
    await set(2, 6);
    hear(await world.history(counterStream(id(2))));
    await tick();
    expect([read.queries, await fired(2)]).toEqual([queries, 0]);
    later(3);
    await tick();
    expect([await fired(1), await fired(2)]).toEqual([0, 1]);
    later(5);
    await tick();
    expect([await fired(1), await fired(2)]).toEqual([1, 1]);
  });

  test('does not depend on how many timers have fired', async () => {
    const { tick } = await timersIn(world.service);
    const costs: (typeof read)[] = [];
    for (let many = 0; many < 300;) {
      for (const upTo = many === 0 ? 3 : 300; many < upTo; many++) {
        await start(many);
        await set(many, 2);
      }
      now = at(3);
      await tick();
      await tick();
      read = { queries: 0, documents: 0 };
      await start(1_000 + many);
      await set(1_000 + many, 2);
      await tick();
      costs.push({ ...read });
    }
    expect(sent).toHaveLength(302);
    // It reads the row that is new, and the one of the firing just before it, whichever way each is found.
    expect(costs[1]).toEqual(costs[0]);
    expect(costs[0]!.documents).toBeLessThan(4);
    // Nothing of it is read at the next start.
    const again = await timersIn(await world.start());
    read = { queries: 0, documents: 0 };
    await again.tick();
    expect(read.documents).toBe(0);
    expect((await world.documents.ids(list.waiting, 1, {})).length).toBe(302);
    expect(await world.records.list('fired:')).toEqual([]);
  });

  test('is not written down while nothing fires', async () => {
    const { tick } = await timersIn(world.service);
    for (let n = 0; n < 5; n++) await tick();
    expect(await kept()).toBeUndefined();
  });
});

describe('a timer that was moved', () => {
  test('earlier, to a moment that is over, fires', async () => {
    await start(1);
    await set(1, 200);
    now = at(60);
    const { tick } = await timersIn(world.service);
    await tick();
    await set(1, 30);
    await tick();
    await tick();
    expect(await fired(1)).toBe(1);
  });
  test('later, after it has fired, fires again then and not before', async () => {
    await start(1);
    await set(1, 30);
    now = at(60);
    const { tick } = await timersIn(world.service);
    await tick();
    await set(1, 90);
    await tick();
    expect(await fired(1)).toBe(1);
    now = at(91);
    await tick();
    expect(await fired(1)).toBe(2);
  });
  test('later, while it is tried again, waits', async () => {
    await start(1);
    await set(1, 30);
    now = at(60);
    const { tick } = await timersIn(world.service, {
      handle: async (envelope, ...rest) =>
        sent.push('') === 1 ? { ok: false, code: 'conflict' } : world.service.handle(envelope, ...rest),
    });
    await tick();
    await set(1, 90);
    await tick();
    expect(sent).toHaveLength(1);
    now = at(91);
    await tick();
    expect(await fired(1)).toBe(1);
  });
});

test('one that always fails is tried again by whoever starts next, and nothing else is', async () => {
  for (const n of [1, 2]) {
    await start(n);
    await set(n, 30);
  }
  now = at(60);
  const fails: TimerParts['handle'] = (envelope, ...rest) =>
    (envelope.data as { counterId: string }).counterId === id(1)
      ? Promise.reject(new Error('broken'))
      : world.service.handle(envelope, ...rest);
  const first = await timersIn(world.service, { handle: fails });
  await first.tick();
  await first.tick();
  expect((await kept())!.value.retries).toEqual([id(1)]);
  const second = await timersIn(await world.start());
  await second.tick();
  await second.tick();
  expect(sent).toEqual([id(1)]);
  expect([await fired(1), await fired(2)]).toEqual([1, 1]);
  expect((await kept())!.value.retries).toEqual([]);
});

describe('several instances', () => {
  test('that take turns fire each timer once, and miss none', async () => {
    const instances = [await timersIn(world.service), await timersIn(await world.start())];
    for (let n = 1; n <= 12; n++) {
      await start(n);
      await set(n, n % 3 === 0 ? 5 : n * 10);
      now = at(n * 10 + 1);
      await instances[n % 2]!.tick();
      // The one that was paused goes on with what it knew.
      if (n % 4 === 0) for (const one of instances) await one.tick();
    }
    for (const one of instances) await one.tick();
    for (let n = 1; n <= 12; n++) expect([n, await fired(n)]).toEqual([n, 1]);
  });

  test('whose clocks differ by an hour either way miss none', async () => {
    const [ahead, behind] = [
      await timersIn(world.service, { clock: () => new Date(now.getTime() + 60 * minute) }),
      await timersIn(await world.start(), { clock: () => new Date(now.getTime() - 60 * minute) }),
    ];
    for (let n = 1; n <= 6; n++) {
      await start(n);
      // It is due before the clock of the one, and behind that of the other.
      await set(n, n * 20 + (n % 2 === 0 ? 30 : -30) + 100);
      await (n % 2 === 0 ? ahead : behind).tick();
      now = at(n * 20);
    }
    now = at(400);
    await behind.tick();
    for (let n = 1; n <= 6; n++) expect([n, await fired(n)]).toEqual([n, 1]);
  });
});

test('a log that was restored and lacks what a timer did lets it fire again', async () => {
  await start(1);
  await set(1, 30);
  now = at(60);
  const { tick } = await timersIn(world.service);
  await tick();
  const { key, value } = (await kept())!;
  await dropWatermarksOfLostLog(world.records, world.store);
  expect((await kept())!.value).toEqual(value);
  // The records look so beside a log that ends before the last event that they know.
  await world.records.put(key, { ...value, written: value.written + 1_000 });
  const restored = await world.start();
  expect(await kept()).toBeUndefined();
  sent = [];
  await (await timersIn(restored)).tick();
  expect(sent).toEqual([id(1)]);
  expect(await fired(1)).toBe(1);
});

test('an exam that was reminded of and is closed waits for nothing', async () => {
  const { examReminder, examWindowClose } = await import('../../exams/exam.timers.ts');
  const [groupId, examId] = [id(1), id(2)];
  const deadline = { groupId, examId, regionId: id(3), closesAt: at(0).toISOString() };
  const nothing = (subject: string) => ({ subject, dueAt: null });
  for (const [row, schedule] of [
    ['ExamReminderDue', examReminder.schedule],
    ['ExamWindowClosed', examWindowClose.schedule],
  ] as const) {
    expect(schedule[row]!({ ...deadline, userId: null } as never, {} as never)).toEqual(nothing(`${id(1)}_${id(2)}`));
    expect(schedule[row]!({ ...deadline, userId: id(4) } as never, {} as never)).toEqual(
      nothing(`${id(1)}_${id(2)}_${id(4)}`),
    );
  }
});
