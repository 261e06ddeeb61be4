import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import {
  event,
  events,
  fresh,
  freshCategory,
  ids,
  rising,
  all,
  eventsOf,
  within,
  patient,
  soon,
  type Kit,
} from './contract.kit.ts';

export const readingAll = ({ store, read, now }: Kit): void =>
  describe('reading all', () => {
    test('events come in the order they were appended in, up to the last', async () => {
      const after = await now();
      const [a, b, written] = [fresh(), fresh(), events(6)];
      await store.append(a, written.slice(0, 2), 'none');
      await store.append(b, written.slice(2, 3), 'none');
      await store.append(a, written.slice(3, 5), 1);
      const { position } = await store.append(b, written.slice(5), 0);
      const batches = await all(store.readAll(after));
      const found = batches.flatMap((batch) => batch.events);
      expect(ids(found)).toEqual(ids(written));
      expect(found.map(({ stream, revision }) => [stream, revision])).toEqual([
        [a, 0],
        [a, 1],
        [b, 0],
        [a, 2],
        [a, 3],
        [b, 1],
      ]);
      expect(rising([after, ...found.map((one) => one.position)])).toBe(true);
      expect(batches.at(-1)!.position).toBe(position);
      expect(await all(store.readAll(position))).toEqual([]);
    });

    test('an event is the same in all as in its stream', async () => {
      const [after, stream] = [await now(), fresh()];
      await store.append(stream, [{ ...event(), meta: { a: [1] } }, event()], 'none');
      expect(await eventsOf(store.readAll(after))).toEqual(await read(stream));
    });

    test(
      'a log that is longer than many pages is read whole',
      async () => {
        const [after, category, written] = [await now(), freshCategory(), events(10_500)];
        for (let from = 0; from < written.length; from += 500)
          await store.append(fresh(category), written.slice(from, from + 500), 'none');
        const batches = await all(store.readAll(after));
        const found = batches.flatMap((batch) => batch.events);
        expect(ids(found)).toEqual(ids(written));
        expect(batches.length).toBeGreaterThanOrEqual(3);
        expect(rising(batches.map(({ position }) => position))).toBe(true);
        for (const batch of batches) expect(batch.position).toBe(batch.events.at(-1)!.position);
        for (const index of [0, 999, 1000, 4999, 5000, 5001, 10_498, 10_499]) {
          const [first] = await eventsOf(
            (async function* () {
              for await (const batch of store.readAll(found[index]!.position)) return yield batch;
            })(),
          );
          expect(first?.id).toBe(written[index + 1]?.id);
        }
      },
      patient,
    );

    test(
      'from 0 on everything is there, and nothing of the store itself',
      async () => {
        await now();
        let [count, last] = [0, 0];
        for await (const batch of store.readAll(0)) {
          for (const { stream, type, position } of batch.events)
            if (/^\$/.test(stream) || /^\$/.test(type) || position <= last)
              expect({ stream, type, position, last }).toBe('an event of ours, after the last');
            else [count, last] = [count + 1, position];
        }
        expect(count).toBeGreaterThan(0);
        const { position } = await store.append(fresh(), [event()], 'none');
        expect(position).toBeGreaterThan(last);
      },
      3 * patient,
    );

    test('only the wanted categories come, but the position tells how far the log was looked through', async () => {
      const [after, red, blue] = [await now(), freshCategory(), freshCategory()];
      await store.append(fresh(red), [event('r1')], 'none');
      await store.append(fresh(blue), [event('b1')], 'none');
      await store.append(fresh(`${red}ish`), [event('no')], 'none');
      await store.append(`x-${red}-1-${randomUUID()}`, [event('no')], 'none');
      await store.append(fresh(red.toUpperCase()), [event('no')], 'none');
      await store.append(fresh(red), [event('r2')], 'none');
      const last = await now();
      for (const [categories, wanted] of [
        [[red], ['r1', 'r2']],
        [
          [blue, red],
          ['r1', 'b1', 'r2'],
        ],
        [[freshCategory()], []],
        [[], []],
      ] as const) {
        const batches = await all(store.readAll(after, { categories }));
        expect(batches.flatMap((batch) => batch.events).map(({ data }) => (data as { n: unknown }).n)).toEqual(wanted);
        expect(batches.at(-1)!.position).toBe(last);
      }
    });

    test(
      'reads of all that are given up early leave the store as it was',
      async () => {
        const after = await now();
        await store.append(fresh(), events(100), 'none');
        // There are more reads than a connection has calls; few of them are from the beginning, where each costs a full page.
        for (let n = 0; n < 150; n++) for await (const _ of store.readAll(n % 10 ? after : 0)) break;
        expect(await within(soon, eventsOf(store.readAll(after)))).toHaveLength(100);
        expect(await within(soon, store.append(fresh(), [event()], 'none'))).not.toBe('too late');
      },
      3 * patient,
    );

    test(
      'reading ends when it is aborted',
      async () => {
        const after = await now();
        for (let n = 0; n < 11; n++) await store.append(fresh(), events(500), 'none');
        const stop = new AbortController();
        let seen = 0;
        for await (const _ of store.readAll(after, { signal: stop.signal })) {
          seen++;
          stop.abort();
        }
        expect(seen).toBe(1);
        expect(await all(store.readAll(after, { signal: AbortSignal.abort() }))).toEqual([]);
      },
      patient,
    );

    test(
      'reading a long log lets others run',
      async () => {
        const after = await now();
        for (let n = 0; n < 11; n++) await store.append(fresh(), events(500), 'none');
        let turns = 0;
        const counting = setInterval(() => turns++, 0);
        try {
          for await (const _ of store.readAll(after));
        } finally {
          clearInterval(counting);
        }
        expect(turns).toBeGreaterThan(0);
      },
      patient,
    );
  });
