import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { categoryOf, StoreUnavailable, StreamConflict } from '../port.ts';
import { event, fresh, freshCategory, all, failure, within, patient, soon, type Kit } from './contract.kit.ts';
import { eventsIn } from '../read-stream.ts';

export const closing = ({ store, now, follow, open }: Kit): void =>
  describe('closing', () => {
    test('calls to a closed store are turned away', async () => {
      const closed = await open(`closed-${randomUUID()}`);
      const stream = fresh();
      await closed.append(stream, [event()], 'none');
      await closed.close();
      for (const work of [
        () => closed.append(stream, [event()], 0),
        () => all(eventsIn(closed, stream)),
        () => all(closed.readAll(0)),
        () => all(closed.subscribe(0)),
      ]) {
        const error = await within(soon, failure(work));
        expect(error).toBeInstanceOf(StoreUnavailable);
        expect(error).toMatchObject({ written: 'no' });
      }
    });

    test('a store may be closed twice, also at the same time', async () => {
      const closed = await open(`twice-${randomUUID()}`);
      await closed.append(fresh(), [event()], 'none');
      await Promise.all([closed.close(), closed.close()]);
      await closed.close();
    });

    test(
      'closing waits for appends under way',
      async () => {
        const log = `waits-${randomUUID()}`;
        const [closing, streams] = [await open(log), Array.from({ length: 50 }, () => fresh())];
        await closing.append(streams[49]!, [event()], 'none');
        let answered = 0;
        const appends = streams.map(async (stream, n) => {
          const outcome = await failure(() => closing.append(stream, [event()], 'none'));
          answered++;
          expect(outcome).toEqual(n === 49 ? expect.any(StreamConflict) : 'no failure');
        });
        await closing.close();
        await Promise.resolve();
        expect(answered).toBe(50);
        await Promise.all(appends);
        const again = await open(log);
        for (const stream of streams) expect(await all(eventsIn(again, stream))).toHaveLength(1);
        await again.close();
      },
      patient,
    );

    test('closing ends the subscriptions', async () => {
      const closing = await open(`ends-${randomUUID()}`);
      const { position } = await closing.append(fresh(), [event()], 'none');
      const waiting = all(closing.subscribe(position));
      const withSignal = all(closing.subscribe(position, { signal: new AbortController().signal }));
      const busy = (async () => {
        for await (const _ of closing.subscribe(0)) await delay(300);
      })();
      await delay(200);
      await within(soon, closing.close());
      expect(await within(soon, Promise.all([waiting, withSignal, busy]))).not.toBe('too late');
      expect(await waiting).toEqual([]);
    });

    test('a store goes on when another of the process is closed', async () => {
      const other = await open(`other-${randomUUID()}`);
      const [after, category] = [await now(), freshCategory()];
      const following = follow(after, category, 2);
      await store.append(fresh(category), [event()], 'none');
      await other.append(fresh(), [event()], 'none');
      await other.close();
      await store.append(fresh(category), [event()], 'none');
      expect(await within(soon, following)).toHaveLength(2);
    });

    test('the category of a stream is what stands before the first hyphen', () => {
      expect([categoryOf('a-1'), categoryOf('leaveRequest-x-y')]).toEqual(['a', 'leaveRequest']);
    });
  });
