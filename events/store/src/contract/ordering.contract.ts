import { describe, expect, test } from '@jest/globals';
import { StreamConflict, type Appended, type NewEvent } from '../port.ts';
import { all, event, events, eventsOf, failure, fresh, freshCategory, ids, patient, type Kit } from './contract.kit.ts';
import { eventsIn } from '../read-stream.ts';

/**
 * Whoever copies a log sends many appends before the first is answered, and relies on it that they are decided as they are called. On a server each answer is
 * waited for: what a lost connection carried is sent again, behind what was called later.
 */
export const ordering = ({ store, now, read, decidesAsCalled }: Kit): void =>
  describe('in the order of the calls', () => {
    type Call = readonly [stream: string, sent: readonly NewEvent[], expected: number | 'none'];
    async function appendAll(calls: readonly Call[]): Promise<readonly Appended[]> {
      if (decidesAsCalled) return Promise.all(calls.map((call) => store.append(...call)));
      const answers: Appended[] = [];
      for (const call of calls) answers.push(await store.append(...call));
      return answers;
    }

    test(
      'appends to one stream and to many stand in the log as they were called',
      async () => {
        const [start, category] = [await now(), freshCategory()];
        const ends = new Map<string, number>();
        const streams = Array.from({ length: 12 }, () => fresh(category));
        const calls = Array.from({ length: 400 }, (_, n): Call => {
          // Some streams are written now and then, some again and again, and some but once.
          const stream = n % 5 === 0 ? fresh(category) : streams[(n * n) % (n % 3 === 0 ? 12 : 3)]!;
          const [before, sent] = [ends.get(stream) ?? -1, events(1 + (n % 3))];
          ends.set(stream, before + sent.length);
          return [stream, sent, before < 0 ? 'none' : before];
        });
        const answers = await appendAll(calls);
        const found = await eventsOf(store.readAll(start, { categories: [category] }));
        expect(ids(found)).toEqual(calls.flatMap(([, sent]) => ids(sent)));
        const places = new Map(found.map(({ id, revision, position }) => [id, { revision, position }]));
        expect(answers).toEqual(calls.map(([, sent]) => places.get(sent.at(-1)!.id)));
      },
      patient,
    );

    test('whoever goes on behind an append that is not answered yet is answered as if it were', async () => {
      const [stream, sent] = [fresh(), events(60)];
      const answers = await appendAll(sent.map((one, n) => [stream, [one], n === 0 ? 'none' : n - 1]));
      expect(answers.map(({ revision }) => revision)).toEqual(sent.map((_, n) => n));
      expect(ids(await read(stream))).toEqual(ids(sent));
    });

    test('the same append again is answered as the one before, also where neither is answered yet', async () => {
      const [stream, first, second] = [fresh(), events(2), events(3)];
      const [one, again, two, part, whole] = await appendAll([
        [stream, first, 'none'],
        [stream, first, 'none'],
        [stream, second, 1],
        [stream, second.slice(0, 2), 1],
        [stream, [...first, ...second], 'none'],
      ]);
      expect([again, whole]).toEqual([one, two]);
      expect(part).toMatchObject({ revision: 3 });
      expect(ids(await read(stream))).toEqual(ids([...first, ...second]));
    });

    test('of two that expect the same the one that was called first is written', async () => {
      const [stream, sent] = [fresh(), events(4)];
      const calls: Call[] = [
        [stream, [sent[0]!], 'none'],
        [stream, [event()], 'none'],
        [stream, [sent[1]!], 0],
        [stream, [event()], 0],
        [stream, [event()], 2],
        [stream, sent.slice(2), 1],
      ];
      const outcomes: unknown[] = [];
      const waiting = [];
      for (const call of calls) {
        const outcome = failure(() => store.append(...call));
        waiting.push(outcome);
        if (!decidesAsCalled) await outcome;
      }
      outcomes.push(...(await Promise.all(waiting)));
      expect(outcomes.map((error) => (error instanceof StreamConflict ? error.actual : error))).toEqual([
        'no failure',
        0,
        'no failure',
        1,
        1,
        'no failure',
      ]);
      expect(ids(await read(stream))).toEqual(ids(sent));
    });

    test(
      'what was answered is seen by every look that begins then, while others write',
      async () => {
        const category = freshCategory();
        const start = await now();
        const looks = [
          async (stream: string) => (await read(stream)).length,
          async (stream: string) => (await all(eventsIn(store, stream, 1))).length + 1,
          async (stream: string) =>
            (await eventsOf(store.readAll(start, { categories: [category] }))).filter((one) => one.stream === stream)
              .length,
        ];
        await Promise.all(
          Array.from({ length: 24 }, async (_, writer) => {
            const stream = fresh(category);
            for (let n = 0; n < 12; n++) {
              const { position } = await store.append(stream, [event()], n === 0 ? 'none' : n - 1);
              expect(await looks[(writer + n) % 3]!(stream)).toBe(n + 1);
              if (n % 4 === 0) await all(store.readAll(position, { categories: [] }));
            }
          }),
        );
      },
      patient,
    );
  });
