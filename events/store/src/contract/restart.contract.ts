import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { StoreUnavailable, type Appended, type EventStore, type NewEvent, type RecordedEvent } from '../port.ts';
import { eventsIn } from '../read-stream.ts';

/** It is a store whose writing process, or whose server, is a process that can be killed. */
type Killable = {
  readonly append: EventStore['append'];
  /** It outlives the kills. */
  readonly reader: () => EventStore;
  start(): Promise<void>;
  kill(): Promise<void>;
  close(): Promise<void>;
};

const [kills, writers] = [3, 16];
const patient = 10 * 60_000;

/** It does what a caller does with an answer that was lost: it asks the same again, until there is one. */
async function insist<T>(
  work: () => Promise<T>,
  onLost: (written: 'no' | 'unknown') => unknown = () => {},
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await onLost(error.written);
      await delay(20 + Math.random() * 80);
    }
  }
}

function groups<T extends { readonly stream: string }>(items: readonly T[]) {
  const found = new Map<string, T[]>();
  for (const item of items) found.set(item.stream, [...(found.get(item.stream) ?? []), item]);
  return found;
}

export const restartContract = (name: string, open: () => Promise<Killable>) =>
  describe(name, () => {
    test(
      `killed ${kills} times under ${writers} writers it loses nothing, repeats nothing and keeps the order`,
      async () => {
        const store = await open();
        try {
          await store.start();
          await ordeal(name, store);
        } finally {
          await store.close();
        }
      },
      patient,
    );
  });

async function ordeal(name: string, store: Killable) {
  const category = `killed${randomUUID().replaceAll('-', '')}`;
  const { position: start } = await insist(() =>
    store.append(`mark-${randomUUID()}`, [{ id: randomUUID(), type: 'Begun', data: null }], 'none'),
  );

  const reader = store.reader();
  const eventsOf = async (stream: string, from: number) => {
    const found: RecordedEvent[] = [];
    for await (const event of eventsIn(reader, stream, from)) found.push(event);
    return found;
  };
  const stop = new AbortController();
  const followed: RecordedEvent[] = [];
  const following = (async () => {
    for await (const batch of reader.subscribe(start, { categories: [category], signal: stop.signal }))
      followed.push(...batch.events);
  })();

  const acknowledged: { readonly stream: string; readonly ids: readonly string[]; readonly answer: Appended }[] = [];
  const lost = { no: 0, unknown: 0, written: 0 };
  let isGoing = true;
  const writing = Array.from({ length: writers }, async (_, writer) => {
    for (let streams = 0; isGoing; streams++) {
      const stream = `${category}-${writer}-${streams}`;
      for (let n = 0, revision = -1; n < 20 && isGoing; n++) {
        const events: NewEvent[] = Array.from({ length: 1 + (n % 3) }, (_, i) => ({
          id: randomUUID(),
          type: 'Counted',
          data: { writer, n, i, text: 'x'.repeat(10 * n) },
        }));
        const answer = await insist(
          () => store.append(stream, events, revision < 0 ? 'none' : revision),
          async (written) => {
            lost[written]++;
            if (written === 'unknown' && (await insist(() => eventsOf(stream, revision + 1))).length > 0)
              lost.written++;
          },
        );
        expect(answer.revision).toBe(revision + events.length);
        acknowledged.push({ stream, ids: events.map(({ id }) => id), answer });
        revision = answer.revision;
      }
    }
  });

  const allWritten = Promise.all(writing);
  let isBroken = false;
  allWritten.catch(() => (isBroken = true));

  for (let n = 0; n < kills; n++) {
    await delay(1500 + Math.random() * 1500);
    await store.kill();
    await delay(300);
    const before = acknowledged.length;
    await store.start();
    for (let tries = 0; acknowledged.length < before + 10 * writers && !isBroken && tries < 1200; tries++)
      await delay(50);
    if (isBroken) break;
    expect(acknowledged.length).toBeGreaterThanOrEqual(before + 10 * writers);
  }
  isGoing = false;
  await allWritten;

  const kept: RecordedEvent[] = [];
  for await (const batch of reader.readAll(start, { categories: [category] })) kept.push(...batch.events);
  for (let tries = 0; followed.length < kept.length && tries < 600; tries++) await delay(50);
  await delay(300); // What comes twice would come by then.
  stop.abort();
  await following;

  // The oracle knows only what was acknowledged.
  const sent = acknowledged.flatMap(({ ids }) => ids);
  expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
  expect([...kept.map(({ id }) => id)].sort()).toEqual([...sent].sort());
  expect(followed).toEqual(kept);
  expect(kept.every(({ position }, i) => i === 0 || position > kept[i - 1]!.position)).toBe(true);
  const [keptIn, sentTo] = [groups(kept), groups(acknowledged)];
  for (const [stream, found] of keptIn) {
    const appends = sentTo.get(stream)!;
    expect(found.map(({ id }) => id)).toEqual(appends.flatMap(({ ids }) => ids));
    expect(found.map(({ revision }) => revision)).toEqual(found.map((_, i) => i));
    for (const { ids, answer } of appends) expect(found.find(({ id }) => id === ids.at(-1))).toMatchObject(answer);
  }
  const [stream, found] = [...keptIn].at(-1)!;
  expect(await eventsOf(stream, 0)).toEqual(found);
  console.log(name, { events: kept.length, appends: acknowledged.length, lost });
}
