import { describe, expect, test } from '@jest/globals';
import { all, events, fresh, ids, within, patient, soon, type Kit } from './contract.kit.ts';
import { eventAt, eventsIn } from '../read-stream.ts';

export const reading = ({ store, read }: Kit): void =>
  describe('reading', () => {
    test('a stream that has no event is empty', async () => {
      expect(await read(fresh())).toEqual([]);
      expect(await read(fresh(), 3)).toEqual([]);
    });

    test('a stream is read from a revision on', async () => {
      const stream = fresh();
      await store.append(stream, events(5), 'none');
      for (const from of [0, 3, 4, 5, 99, Number.MAX_SAFE_INTEGER])
        expect((await read(stream, from)).map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4].slice(from));
    });

    test('a stream is read without the events of others that stand between its own', async () => {
      const [stream, other, written] = [fresh(), fresh(), events(14)];
      // Six in a row, then one by one with those of the other stream between them, then three in a row.
      const parts = [written.slice(0, 6), ...written.slice(6, 11).map((one) => [one]), written.slice(11)];
      let from = 0;
      for (const [n, part] of parts.entries()) {
        await store.append(stream, part, from === 0 ? 'none' : from - 1);
        await store.append(other, events(1), n === 0 ? 'none' : n - 1);
        from += part.length;
      }
      for (let first = 0; first < written.length; first++)
        for (const limit of [2, 4, 6, 7, 20])
          expect(ids((await all(store.read(stream, first, limit))).flat())).toEqual(
            ids(written.slice(first, first + limit)),
          );
    });

    test(
      'a long stream is read whole',
      async () => {
        const [stream, written] = [fresh(), events(3000)];
        for (let from = 0; from < 3000; from += 500)
          await store.append(stream, written.slice(from, from + 500), from === 0 ? 'none' : from - 1);
        expect(ids(await read(stream))).toEqual(ids(written));
        expect(ids(await read(stream, 1000))).toEqual(ids(written.slice(1000)));
        expect(ids(await read(stream, 2999))).toEqual(ids(written.slice(2999)));
      },
      patient,
    );

    test(
      'no more is read than what was asked for',
      async () => {
        const [stream, written] = [fresh(), events(1500)];
        for (let from = 0; from < 1500; from += 500)
          await store.append(stream, written.slice(from, from + 500), from === 0 ? 'none' : from - 1);
        for (const [from, limit] of [
          [0, 1],
          [7, 1],
          [1499, 1],
          [1500, 1],
          [0, 0],
          [0, 1000],
          [3, 1001],
          [400, 5000],
        ] as const) {
          const pages = await all(store.read(stream, from, limit));
          expect(pages.every(({ length }) => length > 0)).toBe(true);
          expect(ids(pages.flat())).toEqual(ids(written.slice(from, from + limit)));
        }
        expect((await eventAt(store, stream, 1400))?.id).toBe(written[1400]!.id);
        expect(await eventAt(store, stream, 1500)).toBeUndefined();
      },
      patient,
    );

    test(
      'reads that are given up early leave the store as it was',
      async () => {
        const stream = fresh();
        await store.append(stream, events(50), 'none');
        for (let n = 0; n < 150; n++)
          for await (const { revision } of eventsIn(store, stream)) if (revision === n % 3) break;
        expect(await within(soon, read(stream))).toHaveLength(50);
      },
      patient,
    );
  });
