import { describe, expect, test } from '@jest/globals';
import { UnknownPosition, type Batch, type Filter } from '../port.ts';
import { event, events, fresh, freshCategory, all, failure, within, patient, soon, type Kit } from './contract.kit.ts';

export const positions = ({ store, read, now }: Kit): void =>
  describe('positions', () => {
    const looks: [string, (after: number, filter?: Filter) => AsyncIterable<Batch>][] = [
      ['reading all', (...args) => store.readAll(...args)],
      ['subscribing', (...args) => store.subscribe(...args)],
    ];
    const begin = async (batches: AsyncIterable<Batch>) => {
      for await (const _ of batches) return;
    };

    for (const [work, look] of looks) {
      test.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53, Number.MAX_SAFE_INTEGER, 2 ** 40, null, '1'])(
        `${work} after %s, which the log did not give out`,
        async (after) => {
          await now();
          const error = await within(
            soon,
            failure(() => begin(look(after as number, { signal: AbortSignal.timeout(soon / 2) }))),
          );
          expect(error).toBeInstanceOf(UnknownPosition);
          expect((error as UnknownPosition).position).toBe(after);
        },
      );

      test(`${work} after a place beside an event`, async () => {
        const position = await now();
        for (const after of [position + 1, position + 0.5, position + 1000])
          expect(
            await within(
              soon,
              failure(() => begin(look(after, { signal: AbortSignal.timeout(soon / 2) }))),
            ),
          ).toBeInstanceOf(UnknownPosition);
      });

      test(
        `${work} after every position that was given out`,
        async () => {
          const [after, stream, category] = [await now(), fresh(), freshCategory()];
          const answer = await store.append(stream, events(3), 'none');
          await store.append(fresh(category), [event()], 'none');
          const given = [
            after,
            answer.position,
            ...(await read(stream)).map(({ position }) => position),
            ...(await all(store.readAll(after, { categories: [] })))
              .map(({ position }) => position)
              .filter((position) => position <= answer.position),
          ];
          for (const position of given) {
            const stop = new AbortController();
            let found = 0;
            for await (const batch of look(position, { categories: [category], signal: stop.signal }))
              if ((found += batch.events.length) === 1) stop.abort();
            expect(found).toBe(1);
          }
        },
        patient,
      );
    }
  });
