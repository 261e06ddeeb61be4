import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { StoreUnavailable } from '@paideia/store/port.ts';
import type { Handle } from '../decide/reply.ts';
import { defineReaction, ofStream, type Reaction } from './reaction.ts';
import { resumeReactions, retryParked, runReactions } from './reactions.ts';
import type { ReactionParts } from './reaction-row.ts';
import type { Parked } from './take-events.ts';
import { counterEvents, counterStream } from '../testing/counter.ts';
import { id, openWorld, system, type World } from '../testing/world.ts';
import { until } from '../testing/until.ts';

const mirror = (counterId: string) => idOf(counterId, 1_000);
const idOf = (counterId: string, plus: number) => id(Number.parseInt(counterId, 16) + plus);
const isMirror = (counterId: string) => Number.parseInt(counterId, 16) >= 1_000;
/** Each raise of a counter raises the counter beside it. */
const echo = (more: Partial<Reaction> = {}): Reaction => ({
  ...defineReaction({
    name: 'echo',
    from: 'beginning',
    events: [counterEvents],
    on: {
      CounterRaised: async ({ counterId, by }) =>
        isMirror(counterId) ? [] : [{ type: 'RaiseCounter', data: { counterId: mirror(counterId), by } }],
    },
  }),
  ...more,
});

let world: World;
let stops: (() => Promise<unknown>)[];
beforeEach(async () => {
  world = await openWorld();
  stops = [];
  for (const n of [1, 2])
    for (const counterId of [id(n), mirror(id(n))])
      await world.send('StartCounter', { counterId, ownerId: id(9), name: 'a' });
});
afterEach(async () => {
  for (const stop of stops) await stop();
  await world.close();
});

const partsWith = (more: Partial<ReactionParts> = {}): ReactionParts => ({
  store: world.store,
  codec: world.codec,
  records: world.records,
  handle: world.service.handle,
  ask: world.service.facts.ask,
  askSince: world.service.facts.askSince,
  head: async () => (await world.history('counter-' + id(1))).at(-1)!.position,
  log: world.log,
  firstPauseMs: 1,
  ...more,
});
function run(reactions: readonly Reaction[], more: Partial<ReactionParts> = {}) {
  const end = new AbortController();
  const running = runReactions(partsWith(more), reactions, end.signal);
  const stop = async () => (end.abort(), await running);
  stops.push(stop);
  return stop;
}
const raises = async (counterId: string) =>
  (await world.history(`counter-${counterId}`)).filter(({ type }) => type === 'CounterRaised');
const raise = (counterId: string) => world.send('RaiseCounter', { counterId });

describe('a reaction', () => {
  test('sends commands as the system, which name their cause and keep its correlation', async () => {
    await world.send('RaiseCounter', { counterId: id(1) }, system);
    run([echo()]);
    await until(async () => (await raises(mirror(id(1)))).length === 1);
    const [cause] = await raises(id(1));
    const [effect] = await raises(mirror(id(1)));
    expect(effect!.meta).toMatchObject({
      channel: 'SYSTEM',
      actorId: null,
      causationId: cause!.id,
      correlationId: cause!.meta.correlationId,
      commandId: uuidFrom('echo', cause!.id, 'RaiseCounter', 0),
    });
  });

  test('lets what follows from the demo data happen when the demo data did', async () => {
    await raise(id(1));
    run([echo()]);
    await until(async () => (await raises(mirror(id(1)))).length === 1);
    const [cause] = await raises(id(1));
    const [effect] = await raises(mirror(id(1)));
    expect(effect!.meta).toMatchObject({ channel: 'SEED', at: cause!.meta.at, causationId: cause!.id });
  });

  test('redelivered from the beginning changes nothing', async () => {
    for (let i = 0; i < 5; i++) await raise(id(1));
    const stop = run([echo()]);
    await until(async () => (await raises(mirror(id(1)))).length === 5);
    await stop();
    await world.records.remove('reaction:echo');
    run([echo()]);
    await raise(id(2));
    await until(async () => (await raises(mirror(id(2)))).length === 1);
    expect(await raises(mirror(id(1)))).toHaveLength(5);
  });

  test('killed between two of its commands does the rest at its next start', async () => {
    const twice = echo({
      on: {
        CounterRaised: async ({ counterId }: { counterId: string }) =>
          isMirror(counterId)
            ? []
            : [1, 2].map((by) => ({ type: 'RaiseCounter', data: { counterId: mirror(counterId), by } })),
      },
    });
    await raise(id(1));
    let sent = 0;
    const dies: Handle = (...call) => (sent++ === 0 ? world.service.handle(...call) : new Promise<never>(() => {}));
    const end = new AbortController();
    // It is never awaited: it hangs as a killed process does.
    void runReactions(partsWith({ handle: dies }), [twice], end.signal);
    await until(() => sent === 2);
    end.abort();
    expect(await raises(mirror(id(1)))).toHaveLength(1);
    run([twice]);
    await until(async () => (await raises(mirror(id(1)))).length === 2);
    expect((await raises(mirror(id(1)))).map(({ data }) => (data as { by: number }).by)).toEqual([1, 2]);
  });

  test("from 'now' leaves alone what was before its first start, and nothing after", async () => {
    await raise(id(1));
    const stop = run([echo({ from: 'now' })]);
    await until(async () => (await world.records.get('reaction:echo')) !== undefined);
    await stop();
    await raise(id(1));
    run([echo({ from: 'now' })]);
    await until(async () => (await raises(mirror(id(1)))).length === 1);
    const [, second] = await raises(id(1));
    expect((await raises(mirror(id(1))))[0]!.meta.causationId).toBe(second!.id);
  });

  test('takes the no of a decider as an answer', async () => {
    await world.send('RaiseCounter', { counterId: mirror(id(1)), by: 1000 });
    await raise(id(1));
    await raise(id(2));
    run([echo()]);
    await until(async () => (await raises(mirror(id(2)))).length === 1);
    expect(await raises(mirror(id(1)))).toHaveLength(1);
    expect(await world.records.list('parked:')).toEqual([]);
    expect(world.logged.filter(({ level }) => level === 'debug')).toEqual([
      expect.objectContaining({ fields: expect.objectContaining({ code: 'counter.full' }) }),
    ]);
  });
});

describe('a reaction that fails', () => {
  const fragile = (fails: (counterId: string) => boolean, tried: string[] = []) =>
    echo({
      on: {
        CounterRaised: async ({ counterId, by }: { counterId: string; by: number }) => {
          if (isMirror(counterId)) return [];
          tried.push(counterId);
          if (fails(counterId)) throw new Error('broken row');
          return [{ type: 'RaiseCounter', data: { counterId: mirror(counterId), by } }];
        },
      },
    });

  test('is tried five times, parked with its reason, and holds up nobody', async () => {
    const tried: string[] = [];
    await raise(id(1));
    await raise(id(2));
    run([fragile((counterId) => counterId === id(1), tried), echo({ name: 'other' })]);
    await until(async () => (await raises(mirror(id(2)))).length === 2 && (await raises(mirror(id(1)))).length === 1);
    expect(tried.filter((one) => one === id(1))).toHaveLength(5);
    const [poison] = await raises(id(1));
    expect((await world.records.list<Parked>('parked:')).map(({ value }) => value)).toEqual([
      {
        reaction: 'echo',
        stream: poison!.stream,
        revision: poison!.revision,
        position: poison!.position,
        type: 'CounterRaised',
        error: 'broken row',
      },
    ]);
  });

  test('is taken up again once it is mended, exactly once', async () => {
    await raise(id(1));
    const stop = run([fragile(() => true)]);
    await until(async () => (await world.records.list('parked:')).length === 1);
    await stop();
    const signal = new AbortController().signal;
    expect(await retryParked(partsWith(), [fragile(() => true)], signal)).toBe(0);
    expect(await world.records.list('parked:')).toHaveLength(1);
    expect(await retryParked(partsWith(), [fragile(() => false)], signal)).toBe(1);
    expect(await retryParked(partsWith(), [fragile(() => false)], signal)).toBe(0);
    expect(await raises(mirror(id(1)))).toHaveLength(1);
  });

  test('for want of the store is never parked', async () => {
    await raise(id(1));
    let left = 12;
    const lost: Handle = async (...call) =>
      left-- > 0 ? { ok: false, code: 'unavailable', written: 'unknown' } : world.service.handle(...call);
    run([echo()], { handle: lost });
    await until(async () => (await raises(mirror(id(1)))).length === 1);
    expect(await world.records.list('parked:')).toEqual([]);
  });

  test('that cannot read what it needs, for want of a store, is never parked', async () => {
    await raise(id(1));
    let left = 8;
    const { on } = echo();
    const raised = on['CounterRaised']!;
    run([
      echo({
        on: {
          CounterRaised: async (...given) =>
            left-- > 0 ? Promise.reject(new StoreUnavailable('unknown')) : raised(...given),
        },
      }),
    ]);
    await until(async () => (await raises(mirror(id(1)))).length === 1);
    expect(await world.records.list('parked:')).toEqual([]);
  });
  test('as a whole begins again at its checkpoint', async () => {
    await raise(id(1));
    let failures = 2;
    const store = {
      ...world.store,
      subscribe: (...call: Parameters<typeof world.store.subscribe>) => {
        if (failures-- > 0) throw new StoreUnavailable('no');
        return world.store.subscribe(...call);
      },
    };
    run([echo()], { store });
    await until(async () => (await raises(mirror(id(1)))).length === 1);
  });
});

describe('the checkpoint', () => {
  test('moves with events that nobody wants, but is written at most once a second for them', async () => {
    let writes = 0;
    const records = {
      ...world.records,
      put: (...call: Parameters<typeof world.records.put>) => (
        String(call[0]).startsWith('reaction:') && writes++,
        world.records.put(...call)
      ),
    };
    let moved = 0;
    const onMoved = (_: string, position: number) => void (moved = position);
    const stop = run([echo({ on: { CounterReset: async () => [] } })], { records, onMoved });
    const began = performance.now();
    await until(() => writes >= 1);
    for (let i = 0; i < 30; i++) await raise(id(1));
    const last = (await raises(id(1))).at(-1)!;
    await until(() => moved >= last.position);
    expect(writes).toBeLessThanOrEqual(2 + (performance.now() - began) / 1_000);
    await stop();
    expect((await world.records.get<{ position: number }>('reaction:echo'))!.value.position).toBeGreaterThanOrEqual(
      last.position,
    );
  });

  test('of a log that was restored from an older copy waits for an operator, also when the log has grown past it', async () => {
    await world.records.put('reaction:echo', { position: 1_000_000 });
    const stop = run([echo()]);
    await until(async () => (await world.records.get<{ waits?: boolean }>('reaction:echo'))!.value.waits === true);
    await stop();
    await world.records.put('reaction:echo', { position: 3, waits: true });
    run([echo()]);
    await raise(id(1));
    const said = () => world.logged.filter(({ level }) => level === 'warn' || level === 'error');
    await until(() => said().length > 0);
    await wait(1_500);
    expect(await raises(mirror(id(1)))).toEqual([]);
    // It looks again and again meanwhile, and says once what it waits for.
    expect(said()).toEqual([
      { level: 'warn', fields: { reactions: ['echo'] }, text: expect.stringContaining('npm run resume') },
    ]);
    expect(await resumeReactions(partsWith(), [echo()])).toEqual(['echo']);
    await raise(id(1));
    await until(async () => (await raises(mirror(id(1)))).length === 1);
  });

  test('beside so many that Node would take them for a leak says nothing of it', async () => {
    const names = Array.from({ length: 15 }, (_, n) => `echo ${n}`);
    for (const name of names) await world.records.put(`reaction:${name}`, { position: 0, waits: true });
    const end = new AbortController();
    const running = runReactions(
      partsWith(),
      names.map((name) => echo({ name })),
      end.signal,
    );
    end.abort();
    await running;
    // Node's own `getMaxListeners` does not know a limit of none.
    const limits: Readonly<Record<symbol, unknown>> = Object.getOwnPropertyDescriptors(end.signal);
    const named = Object.getOwnPropertySymbols(end.signal).find((one) => one.description?.includes('axEventTarget'));
    expect(limits[named!]).toMatchObject({ value: 0 });
  });
});

describe('partitions', () => {
  /** Answers what was under way, and in which order it ended. */
  async function taken(partition?: Reaction['partition']) {
    for (const n of [1, 2, 1, 2]) await raise(id(n));
    const ended: string[] = [];
    let [running, most] = [0, 0];
    const slow: Reaction = {
      ...echo(),
      ...(partition && { partition }),
      on: {
        CounterRaised: async (_data, { stream, revision }) => {
          most = Math.max(most, ++running);
          await wait(stream.endsWith('1') ? 250 : 5);
          running--;
          ended.push(`${stream.at(-1)}:${revision}`);
          return [];
        },
      },
    };
    const moved: number[] = [];
    run([slow], { onMoved: (_name, position) => void moved.push(position) });
    const head = (await world.history('counter-' + id(2))).at(-1)!.position;
    await until(() => (moved.at(-1) ?? 0) >= head);
    return { ended, most };
  }

  test('without any, the events are taken one after the other', async () => {
    expect(await taken()).toEqual({ ended: ['1:1', '2:1', '1:2', '2:2'], most: 1 });
  });
  test('of a stream each, a slow one does not hold up another, and each keeps its order', async () => {
    expect(await taken(ofStream)).toEqual({ ended: ['2:1', '2:2', '1:1', '1:2'], most: 2 });
  });
  test('one that takes long does not hold up what comes later, and the place waits for it', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const ended: string[] = [];
    const slow: Reaction = {
      ...echo({ partition: ofStream }),
      on: {
        CounterRaised: async (_data, { stream, revision }) => {
          if (stream === counterStream(id(1)) && revision === 1) await held;
          ended.push(`${stream.at(-1)}:${revision}`);
          return [];
        },
      },
    };
    const stop = run([slow]);
    await raise(id(1));
    const place = async () => (await world.records.get<{ position: number }>('reaction:echo'))?.value.position ?? 0;
    const [first] = await raises(id(1));
    for (const revision of [1, 2, 3]) {
      await raise(id(2));
      await until(() => ended.includes(`2:${revision}`));
    }
    expect(await place()).toBeLessThan(first!.position);
    release();
    await until(async () => (await place()) >= (await raises(id(2))).at(-1)!.position);
    expect(ended).toEqual(['2:1', '2:2', '2:3', '1:1']);
    await stop();
  });
  test('a stop in the middle leaves the place where it was', async () => {
    await raise(id(1));
    await raise(id(2));
    const stuck: Handle = (envelope, ...rest) =>
      JSON.stringify(envelope.data).includes(mirror(id(1)))
        ? Promise.resolve({ ok: false, code: 'unavailable', written: 'no' })
        : world.service.handle(envelope, ...rest);
    const stop = run([echo({ partition: ofStream })], { handle: stuck });
    await until(async () => (await raises(mirror(id(2)))).length === 1);
    await stop();
    run([echo({ partition: ofStream })]);
    await until(async () => (await raises(mirror(id(1)))).length === 1);
    expect(await raises(mirror(id(2)))).toHaveLength(1);
  });
});
