import { describe, expect, test } from '@jest/globals';
import { events, fresh, ids, within, patient, type Kit } from './contract.kit.ts';

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
      'reads that are given up early leave the store as it was',
      async () => {
        const stream = fresh();
        await store.append(stream, events(50), 'none');
        for (let n = 0; n < 150; n++)
          for await (const { revision } of store.read(stream)) if (revision === n % 3) break;
        expect(await within(5_000, read(stream))).toHaveLength(50);
      },
      patient,
    );
  });
