import { describe, expect, test } from '@jest/globals';
import { StreamConflict } from '../port.ts';
import { event, events, fresh, failure, patient, type Kit } from './contract.kit.ts';

export const concurrency = ({ store, read }: Kit): void =>
  describe('at the same time', () => {
    test('of 20 writers at one revision exactly one wins, and the others learn it', async () => {
      const stream = fresh();
      for (const expected of ['none', 0] as const) {
        const outcomes = await Promise.allSettled(
          Array.from({ length: 20 }, (_, n) => store.append(stream, [event(n)], expected)),
        );
        const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
        expect(lost).toHaveLength(19);
        for (const error of lost)
          expect(error).toMatchObject({ constructor: StreamConflict, actual: expected === 'none' ? 0 : 1 });
      }
      expect(await read(stream)).toHaveLength(2);
    });

    test(
      'appends to 200 streams all succeed and have places of their own',
      async () => {
        const streams = Array.from({ length: 200 }, () => fresh());
        const answers = await Promise.all(streams.map((stream) => store.append(stream, events(2), 'none')));
        expect(new Set(answers.map(({ position }) => position)).size).toBe(200);
        for (const [i, stream] of streams.entries())
          expect((await read(stream)).at(-1)!.position).toBe(answers[i]!.position);
      },
      patient,
    );

    test(
      'writers that read and try again lose no update',
      async () => {
        const stream = fresh();
        await store.append(stream, [event(0)], 'none');
        const increment = async (): Promise<unknown> => {
          const last = (await read(stream)).at(-1)!;
          const error = await failure(() =>
            store.append(stream, [event((last.data as { n: number }).n + 1)], last.revision),
          );
          if (error instanceof StreamConflict) return increment();
          expect(error).toBe('no failure');
        };
        await Promise.all(
          Array.from({ length: 8 }, async () => {
            for (let n = 0; n < 5; n++) await increment();
          }),
        );
        expect((await read(stream)).map(({ data }) => data)).toEqual(Array.from({ length: 41 }, (_, n) => ({ n })));
      },
      patient,
    );

    test(
      'appends that fail do not disturb their neighbours',
      async () => {
        const taken = fresh();
        await store.append(taken, [event()], 'none');
        const kinds = [
          (n: number) => store.append(fresh(), [event(n)], 'none'),
          (n: number) => store.append(taken, [event(n)], 'none'),
          (n: number) =>
            store.append(fresh(), [{ ...event(), data: n % 2 ? Number.NaN : 'x'.repeat(1_000_000) }], 'none'),
        ];
        const outcomes = await Promise.allSettled(Array.from({ length: 150 }, (_, n) => kinds[n % 3]!(n)));
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
        expect(
          outcomes.filter((outcome) => outcome.status === 'rejected' && outcome.reason instanceof StreamConflict),
        ).toHaveLength(50);
      },
      patient,
    );
  });
