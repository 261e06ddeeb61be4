import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { StreamConflict, type NewEvent } from '../port.ts';
import { event, events, fresh, ids, all, failure, type Kit } from './contract.kit.ts';
import { eventsIn } from '../read-stream.ts';

export const retrying = ({ store, read, open }: Kit): void =>
  describe('retrying', () => {
    test('the same append answers as the first time, also after later ones', async () => {
      const [stream, first, second] = [fresh(), events(2), events(3)];
      const answers = [await store.append(stream, first, 'none'), await store.append(stream, second, 1)];
      expect([await store.append(stream, first, 'none'), await store.append(stream, second, 1)]).toEqual(answers);
      for (let revision = 4; revision < 40; revision++) await store.append(stream, [event()], revision);
      expect([await store.append(stream, first, 'none'), await store.append(stream, second, 1)]).toEqual(answers);
      expect(await read(stream)).toHaveLength(41);
    });

    test('the same append answers as the first time in a store that was opened anew', async () => {
      const [log, stream, first] = [`again-${randomUUID()}`, fresh(), events(3)];
      const before = await open(log);
      const answer = await before.append(stream, first, 'none');
      await before.append(stream, [event()], 2);
      await before.close();
      const after = await open(log);
      expect(await after.append(stream, first, 'none')).toEqual(answer);
      expect(await all(eventsIn(after, stream))).toHaveLength(4);
      await after.close();
    });

    test.each([
      [0, 1],
      [0, 3],
      [1, 2],
      [1, 4],
      [3, 4],
    ])('events %i to %i of an append answer with the place of their own last event', async (from, to) => {
      for (const later of [0, 2]) {
        const [stream, written] = [fresh(), events(4)];
        await store.append(stream, written, 'none');
        if (later) await store.append(stream, events(later), 3);
        const { revision, position } = (await read(stream))[to - 1]!;
        expect(await store.append(stream, written.slice(from, to), from === 0 ? 'none' : from - 1)).toEqual({
          revision,
          position,
        });
        expect(await read(stream)).toHaveLength(4 + later);
      }
    });

    test.each([
      ['with one more', (sent: NewEvent[]) => [...sent, event()], 'none'],
      ['with another first', (sent: NewEvent[]) => [event(), ...sent.slice(1)], 'none'],
      ['with another last', (sent: NewEvent[]) => [...sent.slice(0, -1), event()], 'none'],
      ['in another order', (sent: NewEvent[]) => [...sent].reverse(), 'none'],
      ['without the first', (sent: NewEvent[]) => sent.slice(1), 'none'],
      ['at an earlier revision', (sent: NewEvent[]) => sent.slice(2), 0],
      ['at a revision beyond the end', (sent: NewEvent[]) => sent, 9],
    ] as const)('an append %s is no repeat but a conflict', async (_, change, expected) => {
      const [stream, sent] = [fresh(), events(3)];
      await store.append(stream, sent, 'none');
      expect(await failure(() => store.append(stream, change(sent), expected))).toMatchObject({
        stream,
        expected,
        actual: 2,
      });
      expect(ids(await read(stream))).toEqual(ids(sent));
    });

    test('the same ids with other data are a repeat, and the first data stay', async () => {
      const [stream, first] = [fresh(), event('first')];
      const answer = await store.append(stream, [first], 'none');
      expect(await store.append(stream, [{ ...first, type: 'Other', data: 'second', meta: 1 }], 'none')).toEqual(
        answer,
      );
      expect(await read(stream)).toMatchObject([{ ...first, revision: 0 }]);
    });

    test('the same append sent many times at once is written once', async () => {
      const [stream, sent] = [fresh(), events(3)];
      const answers = await Promise.all(Array.from({ length: 20 }, () => store.append(stream, sent, 'none')));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(ids(await read(stream))).toEqual(ids(sent));
    });

    test('an append that lost stays lost', async () => {
      const [stream, loser] = [fresh(), event('loser')];
      await store.append(stream, [event()], 'none');
      for (let n = 0; n < 3; n++)
        expect(await failure(() => store.append(stream, [loser], 'none'))).toBeInstanceOf(StreamConflict);
      await store.append(stream, [loser], 0);
      expect(await failure(() => store.append(stream, [loser], 'none'))).toBeInstanceOf(StreamConflict);
      expect(await read(stream)).toHaveLength(2);
    });

    test('an id may be used again in another stream', async () => {
      const [one, two, same] = [fresh(), fresh(), event()];
      const answers = [await store.append(one, [same], 'none'), await store.append(two, [same], 'none')];
      expect(answers[1]!.position).toBeGreaterThan(answers[0]!.position);
      expect([...(await read(one)), ...(await read(two))].map(({ stream }) => stream)).toEqual([one, two]);
    });
  });
