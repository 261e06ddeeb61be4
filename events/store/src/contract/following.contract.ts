import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { type RecordedEvent } from '../port.ts';
import {
  event,
  events,
  fresh,
  freshCategory,
  ids,
  all,
  eventsOf,
  within,
  patient,
  soon,
  type Kit,
} from './contract.kit.ts';

export const following = ({ store, now, follow }: Kit): void =>
  describe('following', () => {
    test(
      'a subscription catches up, then follows',
      async () => {
        const [after, category, written] = [await now(), freshCategory(), events(40)];
        for (const one of written.slice(0, 20)) await store.append(fresh(category), [one], 'none');
        const following = follow(after, category, 40);
        await delay(200);
        for (const one of written.slice(20)) await store.append(fresh(category), [one], 'none');
        expect(ids(await following)).toEqual(ids(written));
      },
      patient,
    );

    test(
      'an event is delivered soon after it was appended',
      async () => {
        const [after, category] = [await now(), freshCategory()];
        const [waits, appends]: [number[], number[]] = [[], []];
        let sent = 0;
        const following = follow(after, category, 20, () => waits.push(performance.now() - sent));
        await delay(300);
        for (let n = 0; n < 20; n++) {
          sent = performance.now();
          await store.append(fresh(category), [event(n)], 'none');
          appends.push(performance.now() - sent);
          await delay(25);
        }
        await following;
        const median = (all: number[]) => all.sort((a, b) => a - b)[10]!;
        // Where an append takes long because others have the processor, so may its way back.
        expect(median(waits)).toBeLessThan(Math.max(200, 20 * median(appends)));
      },
      patient,
    );

    test(
      '2,000 events of 16 writers are delivered once each, in the order of their positions',
      async () => {
        const [after, category] = [await now(), freshCategory()];
        const following = follow(after, category, 2000);
        const answers = await Promise.all(
          Array.from({ length: 16 }, async () => {
            const found: number[] = [];
            for (let n = 0; n < 125; n++)
              found.push((await store.append(fresh(category), [event(n)], 'none')).position);
            return found;
          }),
        );
        expect((await following).map(({ position }) => position)).toEqual(answers.flat().sort((a, b) => a - b));
      },
      patient,
    );

    test(
      'a subscriber that is slow gets every event once',
      async () => {
        const [after, category, written] = [await now(), freshCategory(), events(1500)];
        const following = follow(after, category, 1500, () => delay(40));
        await delay(200);
        for (let from = 0; from < 1500; from += 5)
          await store.append(
            fresh(category),
            written.slice(from, from + 5).map((one) => ({ ...one, meta: 'x'.repeat(2000) })),
            'none',
          );
        expect(ids(await following)).toEqual(ids(written));
      },
      patient,
    );

    test(
      'two subscribers see the same',
      async () => {
        const [after, category] = [await now(), freshCategory()];
        const following = [follow(after, category, 100), follow(after, category, 100, () => delay(5))];
        await Promise.all(Array.from({ length: 100 }, (_, n) => store.append(fresh(category), [event(n)], 'none')));
        const [one, two] = await Promise.all(following);
        expect(one).toEqual(two);
        expect(one).toEqual(await eventsOf(store.readAll(after, { categories: [category] })));
      },
      patient,
    );

    test(
      'a subscription goes on from the position of any batch',
      async () => {
        const [after, category, written] = [await now(), freshCategory(), events(30)];
        for (const one of written) await store.append(fresh(category), [one], 'none');
        const seen: RecordedEvent[] = [];
        for (let from = after; seen.length < 30;) {
          for await (const batch of store.subscribe(from, { categories: [category] })) {
            seen.push(...batch.events);
            from = batch.position;
            break;
          }
          if (seen.length < 30) from = seen.at(-1)!.position;
        }
        expect(ids(seen)).toEqual(ids(written));
        expect(await follow(seen[27]!.position, category, 2)).toEqual(seen.slice(28));
      },
      patient,
    );

    test(
      'the position moves on although no event is wanted',
      async () => {
        const after = await now();
        const stop = new AbortController();
        let reached = after;
        const following = (async () => {
          for await (const batch of store.subscribe(after, { categories: [freshCategory()], signal: stop.signal })) {
            expect(batch.events).toEqual([]);
            expect(batch.position).toBeGreaterThan(reached);
            reached = batch.position;
          }
        })();
        for (let n = 0; n < 3; n++) {
          const position = await now();
          for (let tries = 0; reached < position && tries < 3_000; tries++) await delay(20);
          expect(reached).toBe(position);
        }
        stop.abort();
        await following;
      },
      patient,
    );

    test.each([
      ['that waits', 300],
      ['that has just begun', 0],
    ])('a subscription %s ends at once when it is aborted', async (_, ms) => {
      const after = await now();
      const stop = new AbortController();
      const following = all(store.subscribe(after, { signal: stop.signal }));
      await delay(ms);
      stop.abort();
      expect(await within(soon, following)).toEqual([]);
      expect(await within(soon, all(store.subscribe(after, { signal: stop.signal })))).toEqual([]);
    });

    test(
      'a subscription that is aborted while it is worked on delivers no more',
      async () => {
        const after = await now();
        const stop = new AbortController();
        let seen = 0;
        const following = (async () => {
          for await (const _ of store.subscribe(after, { signal: stop.signal })) {
            seen++;
            stop.abort();
            for (let n = 0; n < 5; n++) await now();
          }
        })();
        await delay(200);
        await now();
        expect(await within(soon, following)).toBeUndefined();
        expect(seen).toBe(1);
      },
      patient,
    );

    test(
      'subscriptions that are given up early leave the store as it was',
      async () => {
        const after = await now();
        await now();
        for (let n = 0; n < 150; n++) for await (const _ of store.subscribe(after)) break;
        expect(await within(soon, follow(after, 'mark', 1))).not.toBe('too late');
        expect(await within(soon, now())).not.toBe('too late');
      },
      patient,
    );

    test(
      '60 subscriptions leave room for appends',
      async () => {
        const [after, category] = [await now(), freshCategory()];
        const following = Array.from({ length: 60 }, () => follow(after, category, 50));
        await Promise.all(
          Array.from({ length: 50 }, (_, n) => within(soon, store.append(fresh(category), [event(n)], 'none'))),
        );
        for (const seen of await Promise.all(following)) expect(seen).toHaveLength(50);
      },
      patient,
    );
  });
