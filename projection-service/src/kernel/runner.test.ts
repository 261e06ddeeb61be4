import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { DocumentStore } from '@paideia/documents/port.ts';
import { UnknownPosition } from '@paideia/store/port.ts';
import { foldInMemory } from './memory.ts';
import { parkedOf, type Parked } from './parked.ts';
import { run } from './runner.ts';
import { lampEvent, lampProjection, recorded } from './testing/lamp.ts';
import { memoryLog } from './testing/memory-log.ts';
import { everything, temporaryStores, until } from './testing/stores.ts';

let stores: ReturnType<typeof temporaryStores>;
let end: AbortController;
beforeEach(() => {
  stores = temporaryStores();
  end = new AbortController();
});
afterEach(async () => {
  end.abort();
  await stores.close();
});

const hung = (position: number, lamp: string, room = 'hall') =>
  recorded(position, 'LampHung', { lamp, room }, `lamp-${lamp}`);
const lit = (position: number, lamp: string) => recorded(position, 'LampLit', { lamp }, `lamp-${lamp}`);

describe('feeding a build', () => {
  const { projection, group, lamps, rooms } = lampProjection();
  const build = { group, generation: 1 };
  const feed = (log: ReturnType<typeof memoryLog>, more: Partial<Parameters<typeof run>[0]> = {}) =>
    run({
      projection,
      build,
      documents: stores.documents,
      records: stores.records,
      log,
      signal: end.signal,
      ...more,
    });
  const reached = (position: number) => until(async () => (await stores.documents.position(build)) >= position);

  test('documents equal the fold in memory, whatever the batches', async () => {
    const events = Array.from({ length: 1_500 }, (_, n) => lampEvent(n + 1));
    const expected = foldInMemory(projection, events);
    for (const batch of [17, 5_000]) {
      const log = memoryLog({ batch });
      log.append(...events);
      const commits: number[] = [];
      const feeding = feed(log, { onCommit: (_position, count) => commits.push(count) });
      await reached(1_500);
      expect(await everything(stores.documents, lamps)).toEqual(expected.all(lamps));
      expect(await everything(stores.documents, rooms)).toEqual(expected.all(rooms));
      expect(Math.max(...commits)).toBe(batch === 17 ? 17 : 1000);
      end.abort();
      await feeding;
      end = new AbortController();
      await stores.documents.discard(build, ['lamps', 'rooms']);
    }
  });

  test('goes on where it stopped, and counts nothing twice', async () => {
    const log = memoryLog();
    log.append(hung(1, 'a'), lit(2, 'a'));
    let feeding = feed(log);
    await reached(2);
    end.abort();
    await feeding;
    end = new AbortController();
    log.append(lit(3, 'a'));
    feeding = feed(log);
    await reached(3);
    expect(await stores.documents.read(lamps).one('a')).toMatchObject({ lit: 2, seen: [1, 2, 3] });
    end.abort();
    await feeding;
  });

  test('documents ahead of the checkpoint, as a crash on a server leaves them, are not changed again', async () => {
    const log = memoryLog();
    log.append(hung(1, 'a'), lit(2, 'a'), lit(3, 'a'));
    await stores.documents.commit(
      build,
      projection.collections,
      [
        {
          into: lamps as never,
          documents: [{ id: 'a', position: 2, doc: { _id: 'a', room: 'hall', roomName: '?', lit: 1, seen: [1, 2] } }],
        },
      ],
      0,
    );
    const feeding = feed(log);
    await reached(3);
    expect(await stores.documents.read(lamps).one('a')).toMatchObject({ lit: 2, seen: [1, 2, 3] });
    end.abort();
    await feeding;
  });

  test('a long log that is followed up to a position before its head is folded up to there', async () => {
    const events = [hung(1_000, 'a'), lit(11_000, 'a'), lit(12_000, 'a')];
    async function* subscribe() {
      for (const event of events)
        yield { events: [event], broken: new Map<number, string>(), position: event.position };
    }
    await feed({ ...memoryLog(), subscribe, head: () => Promise.resolve(20_000) });
    expect(await stores.documents.position(build)).toBe(12_000);
    expect(await stores.documents.read(lamps).one('a')).toMatchObject({ lit: 2, seen: [1_000, 11_000, 12_000] });
  });

  test('the log is read only as fast as documents are written', async () => {
    const log = memoryLog({ batch: 10 });
    log.append(...Array.from({ length: 1_000 }, (_, n) => lampEvent(n + 1)));
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const documents: DocumentStore = {
      ...stores.documents,
      commit: async (...args) => (args[3] > 0 ? gate : Promise.resolve()).then(() => stores.documents.commit(...args)),
    };
    const feeding = feed(log, { documents });
    await until(() => log.pulled() > 0);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(log.pulled()).toBe(1);
    release();
    await reached(1_000);
    expect(log.pulled()).toBe(100);
    end.abort();
    await feeding;
  });

  test('a position that the log never gave out is refused, and nothing is changed', async () => {
    const log = memoryLog();
    log.append(hung(1, 'a'));
    await stores.documents.commit(build, projection.collections, [], 9);
    await expect(feed(log)).rejects.toBeInstanceOf(UnknownPosition);
    expect([await everything(stores.documents, lamps), await stores.documents.position(build)]).toEqual([[], 9]);
  });
});

describe('an event that cannot be folded', () => {
  let failing = new Set<string>();
  let tried = 0;
  const { projection, group, lamps } = lampProjection({
    broken: (lamp) => {
      tried++;
      if (failing.has(lamp)) throw new Error(`${lamp} is cursed`);
    },
  });
  const build = { group, generation: 1 };
  const isBroken = (position: number, lamp: string) => recorded(position, 'LampBroken', { lamp }, `lamp-${lamp}`);
  let said: Parked[];
  const feed = (log: ReturnType<typeof memoryLog>) =>
    run({
      projection,
      build,
      documents: stores.documents,
      records: stores.records,
      log,
      signal: end.signal,
      onParked: (one) => said.push(one),
    });
  const reached = (position: number) => until(async () => (await stores.documents.position(build)) >= position);
  beforeEach(() => {
    [failing, tried, said] = [new Set(['b']), 0, []];
  });

  test('is parked at once with its reason; later events of its documents wait, the rest goes on', async () => {
    const log = memoryLog();
    log.append(hung(1, 'a'), hung(2, 'b'), isBroken(3, 'b'), lit(4, 'a'), lit(5, 'b'), isBroken(6, 'a'));
    const feeding = feed(log);
    await reached(6);
    expect(tried).toBe(2);
    expect(await stores.documents.read(lamps).many(['a', 'b'])).toMatchObject([
      { lit: -1, seen: [1, 4] },
      { lit: 0, seen: [2] },
    ]);
    expect(said).toMatchObject([
      {
        group: 'lamps',
        position: 3,
        stream: 'lamp-b',
        revision: 3,
        type: 'LampBroken',
        error: 'b is cursed',
        heldBy: null,
      },
      { group: 'lamps', position: 5, type: 'LampLit', heldBy: 3 },
    ]);
    end.abort();
    await feeding;
  });

  test('still holds back its documents after a restart, however many were parked', async () => {
    const log = memoryLog();
    log.append(hung(1, 'b'), isBroken(2, 'b'), ...Array.from({ length: 520 }, (_, n) => lit(n + 3, 'b')));
    let feeding = feed(log);
    await reached(522);
    end.abort();
    await feeding;
    end = new AbortController();
    failing.clear();
    log.append(lit(523, 'b'), hung(524, 'c'));
    feeding = feed(log);
    await reached(524);
    expect(await stores.documents.read(lamps).one('b')).toMatchObject({ lit: 0 });
    expect((await stores.documents.read(lamps).one('c'))?.seen).toEqual([524]);
    const parked = await parkedOf(stores.records, build);
    expect(await parked.count()).toBe(522);
    await parked.clear();
    expect(await parked.count()).toBe(0);
    end.abort();
    await feeding;
  });

  test('costs the others nothing, however many there are', async () => {
    const many = 5_000;
    const log = memoryLog();
    log.append(hung(1, 'b'), hung(2, 'a'));
    log.append(...Array.from({ length: many }, (_, n) => (n % 2 === 0 ? isBroken(n + 3, 'b') : lit(n + 3, 'a'))));
    const feeding = feed(log);
    await reached(many + 2);
    // The first throws, the others wait for it: no row is tried again, none is folded twice.
    expect([tried, said.length]).toEqual([1, many / 2]);
    expect(await stores.documents.read(lamps).one('a')).toMatchObject({ lit: many / 2 });
    end.abort();
    await feeding;
  });

  test('is parked and held once when the process is killed before the position moves on', async () => {
    const log = memoryLog();
    log.append(hung(1, 'a'), hung(2, 'b'), lit(3, 'b'), isBroken(4, 'b'), lit(5, 'b'), lit(6, 'a'));
    const commit = stores.documents.commit;
    stores.documents.commit = async () => {
      throw new Error('killed');
    };
    await expect(feed(log)).rejects.toThrow('killed');
    expect(said.map(({ position }) => position)).toEqual([4, 5]);
    stores.documents.commit = commit;
    const feeding = feed(log);
    await reached(6);
    expect(await stores.documents.read(lamps).many(['a', 'b'])).toMatchObject([{ lit: 1 }, { lit: 1 }]);
    expect(await (await parkedOf(stores.records, build)).count()).toBe(2);
    end.abort();
    await feeding;
  });

  test('that cannot even be read holds back its stream', async () => {
    const log = memoryLog();
    log.append(hung(1, 'a'), lit(2, 'a'), lit(3, 'a'), hung(4, 'c'));
    log.breaks(2, 'written by a later release');
    const feeding = feed(log);
    await reached(4);
    expect(said).toMatchObject([
      { position: 2, error: 'written by a later release', documents: [] },
      { position: 3, heldBy: 2 },
    ]);
    expect(await stores.documents.read(lamps).many(['a', 'c'])).toMatchObject([{ lit: 0 }, { lit: 0 }]);
    end.abort();
    await feeding;
  });

  test('an event of a type that nobody knows changes nothing and stops nothing', async () => {
    const log = memoryLog();
    log.append(hung(1, 'a'), recorded(2, 'LampSang', { lamp: 'a' }), recorded(3, 'constructor', {}), lit(4, 'a'));
    const feeding = feed(log);
    await reached(4);
    expect([said, await stores.documents.read(lamps).one('a')]).toMatchObject([[], { lit: 1 }]);
    end.abort();
    await feeding;
  });
});
