import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RecordedEvent } from '@paideia/store/port.ts';
import { streamCache, type Loaded } from './stream-cache.ts';
import { counterDecider } from '../testing/counter.ts';
import { id, openWorld, type World } from '../testing/world.ts';
import { eventsIn } from '@paideia/store/read-stream.ts';

let world: World;
let reads: { readonly stream: string; readonly from: number }[];
beforeEach(async () => {
  world = await openWorld();
  reads = [];
  for (const n of [1, 2, 3]) await world.send('StartCounter', { counterId: id(n), ownerId: id(9), name: 'a' });
});
afterEach(() => world.close());
const never = () => Promise.resolve(false);
const stream = (n: number) => `counter-${id(n)}`;
function cache(limits: Parameters<typeof streamCache>[2] = {}) {
  const store = {
    ...world.store,
    read: (name: string, from = 0) => (reads.push({ stream: name, from }), world.store.read(name, from)),
  };
  return streamCache(store, world.codec, limits);
}

describe('the cache of folded streams', () => {
  test('reads only what is new, and is never behind', async () => {
    const { load } = cache();
    expect(await load(counterDecider, stream(1))).toMatchObject({ state: { value: 0 }, revision: 0 });
    await world.send('RaiseCounter', { counterId: id(1), by: 4 });
    expect(await load(counterDecider, stream(1))).toMatchObject({ state: { value: 4 }, revision: 1 });
    expect(reads.map(({ from }) => from)).toEqual([0, 1]);
  });

  test('is not read again by whoever has looked through the log, until something new was seen of it', async () => {
    const { load, saw } = cache();
    await load(counterDecider, stream(1));
    expect(await load(counterDecider, stream(1), true)).toMatchObject({ revision: 0 });
    expect(reads).toHaveLength(1);
    await world.send('RaiseCounter', { counterId: id(1), by: 4 });
    saw(await world.history(stream(1)));
    for (let n = 0; n < 2; n++)
      expect(await load(counterDecider, stream(1), true)).toMatchObject({ state: { value: 4 }, revision: 1 });
    saw(await world.history(stream(1)));
    await load(counterDecider, stream(1), true);
    expect(reads.map(({ from }) => from)).toEqual([0, 1]);
  });

  test('is read again when it is forgotten what was seen since then', async () => {
    const { load, saw } = cache({ maxSeen: 1 });
    await load(counterDecider, stream(1));
    for (const n of [2, 3]) saw(await world.history(stream(n)));
    await load(counterDecider, stream(1), true);
    expect(reads).toHaveLength(2);
    await load(counterDecider, stream(1), true);
    expect(reads).toHaveLength(2);
  });

  test('holds as many streams as it may, the least lately used go first', async () => {
    const { load } = cache({ maxStreams: 2 });
    for (const n of [1, 2, 1, 3, 1, 2]) await load(counterDecider, stream(n));
    expect(reads.map(({ stream: name, from }) => [name, from])).toEqual([
      [stream(1), 0],
      [stream(2), 0],
      [stream(1), 1],
      [stream(3), 0],
      [stream(1), 1],
      [stream(2), 0],
    ]);
  });

  test('holds as many ids of events as it may, and in any case the stream that was loaded last', async () => {
    const { load } = cache({ maxIds: 2 });
    await world.done('RaiseCounter', { counterId: id(1), by: 1, times: 5 });
    await load(counterDecider, stream(2));
    await load(counterDecider, stream(1));
    await load(counterDecider, stream(1));
    await load(counterDecider, stream(2));
    expect(reads.map(({ from }) => from)).toEqual([0, 0, 6, 0]);
  });

  test('of a stream that is not there says so, and whoever has looked need not read it again', async () => {
    const { load, saw } = cache();
    expect(await load(counterDecider, stream(7))).toMatchObject({
      state: counterDecider.initial,
      revision: -1,
      position: 0,
    });
    expect(await (await load(counterDecider, stream(7))).done({ commandId: 'x', step: 0 }, never)).toBeUndefined();
    expect(reads).toHaveLength(2);
    expect(await load(counterDecider, stream(7), true)).toMatchObject({ revision: -1 });
    expect(reads).toHaveLength(2);
    await world.send('StartCounter', { counterId: id(7), ownerId: id(9), name: 'a' });
    saw(await world.history(stream(7)));
    expect(await load(counterDecider, stream(7), true)).toMatchObject({ revision: 0 });
  });

  describe('with what this process has appended itself', () => {
    const appendedTo = ({ appended }: Loaded, events: readonly RecordedEvent[]) => appended(events, events.at(-1)!);
    async function stored(n: number): Promise<readonly RecordedEvent[]> {
      const events: RecordedEvent[] = [];
      for await (const event of eventsIn(world.store, stream(n))) events.push(event);
      return events;
    }
    async function raised() {
      await world.done('RaiseCounter', { counterId: id(1), by: 4 });
      return (await stored(1)).slice(-1);
    }
    test('knows the stream without reading it', async () => {
      const { load } = cache();
      const loaded = await load(counterDecider, stream(1));
      await appendedTo(loaded, await raised());
      expect(await load(counterDecider, stream(1), true)).toMatchObject({ state: { value: 4 }, revision: 1 });
      expect(reads).toHaveLength(1);
    });
    test('knows one that it began without a look', async () => {
      const { load, absent, saw } = cache();
      await world.send('StartCounter', { counterId: id(7), ownerId: id(9), name: 'new' });
      const events = await stored(7);
      await appendedTo(absent(counterDecider, stream(7)), events);
      saw(events);
      expect(await load(counterDecider, stream(7), true)).toMatchObject({ state: { name: 'new' }, revision: 0 });
      expect(reads).toHaveLength(0);
    });
    test('reads what others have appended behind it', async () => {
      const { load, saw } = cache();
      const loaded = await load(counterDecider, stream(1));
      await appendedTo(loaded, await raised());
      saw(await raised());
      expect(await load(counterDecider, stream(1), true)).toMatchObject({ state: { value: 8 }, revision: 2 });
      expect(reads.map(({ from }) => from)).toEqual([0, 2]);
    });
    test('reads what was there before, which an earlier try has appended, perhaps in other words', async () => {
      const { load, saw } = cache();
      const events = await raised();
      saw(events);
      const loaded = await load(counterDecider, stream(7));
      await appendedTo(loaded, events);
      expect(await load(counterDecider, stream(7), true)).toMatchObject({ revision: -1 });
    });
    test('remembers nothing of it when it was told to forget meanwhile', async () => {
      const { load, clear } = cache();
      const loaded = await load(counterDecider, stream(1));
      clear();
      await appendedTo(loaded, await raised());
      expect(await load(counterDecider, stream(1), true)).toMatchObject({ revision: 1 });
      expect(reads.map(({ from }) => from)).toEqual([0, 0]);
    });
  });

  test('forgets what it is told to forget: after an erasure the name is gone', async () => {
    const { load, clear } = cache();
    expect(await load(counterDecider, stream(1))).toMatchObject({ state: { name: 'a' } });
    await world.subjectKeys.erase(id(9));
    clear();
    expect(await load(counterDecider, stream(1))).toMatchObject({ state: { name: null } });
  });

  test('does not remember what was being read when it was told to forget', async () => {
    let [release, isRead] = [() => {}, () => {}];
    const [held, read] = [new Promise<void>((go) => (release = go)), new Promise<void>((go) => (isRead = go))];
    const { load, clear } = streamCache(world.store, {
      decodeAll: async (events) => {
        const decoded = await world.codec.decodeAll(events);
        isRead();
        await held;
        return decoded;
      },
    });
    const reading = load(counterDecider, stream(1));
    await read;
    await world.subjectKeys.erase(id(9));
    clear();
    release();
    await reading;
    expect(await load(counterDecider, stream(1))).toMatchObject({ state: { name: null } });
  });
});
