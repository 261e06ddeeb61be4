import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { leasesTogether, underLease } from './lease.ts';
import { lmdbRecords } from './lmdb/lmdb-records.ts';

const directory = mkdtempSync(join(tmpdir(), 'lease-'));
const records = lmdbRecords(directory, { file: 'leases' });
afterAll(async () => {
  await records.close();
  rmSync(directory, { recursive: true, force: true });
});
const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
const ttlMs = 700; // It is long enough for a busy machine to renew in time.

test('one at a time, and the next when the holder goes', async () => {
  let [running, most] = [0, 0];
  const order: string[] = [];
  const ends = ['a', 'b', 'c'].map((holder) => {
    const end = new AbortController();
    const ended = underLease(
      records,
      'one',
      holder,
      end.signal,
      async (held) => {
        most = Math.max(most, ++running);
        order.push(holder);
        await untilAborted(held);
        running--;
      },
      { ttlMs },
    );
    return { holder, end, ended };
  });
  while (ends.some(({ end }) => !end.signal.aborted)) {
    const before = order.length;
    while (order.length === before && order.length < 3) await wait(5);
    const holder = ends.find((one) => one.holder === order.at(-1))!;
    await wait(ttlMs * 2);
    expect(order.at(-1)).toBe(holder.holder);
    holder.end.abort();
    await holder.ended;
  }
  expect([most, [...order].sort()]).toEqual([1, ['a', 'b', 'c']]);
});

test('many that are renewed at the same time are read and written at once', async () => {
  const calls: string[] = [];
  const counted = {
    ...records,
    get: <V>(key: string) => (calls.push('get'), records.get<V>(key)),
    list: <V>(...args: Parameters<typeof records.list>) => (calls.push('list'), records.list<V>(...args)),
    replace: (...args: Parameters<typeof records.replace>) => (calls.push('replace'), records.replace(...args)),
    replaceAll: (...args: Parameters<typeof records.replaceAll>) => (
      calls.push('replaceAll'),
      records.replaceAll(...args)
    ),
  };
  const leases = leasesTogether(counted);
  const names = Array.from({ length: 20 }, (_, n) => `together-${n}`);
  const holding = new Set<string>();
  const start = (holder: string) => {
    const end = new AbortController();
    const all = names.map((name) =>
      underLease(
        leases,
        name,
        holder,
        end.signal,
        async (held) => {
          holding.add(`${name} ${holder}`);
          await untilAborted(held);
          holding.delete(`${name} ${holder}`);
        },
        { ttlMs },
      ),
    );
    return async () => (end.abort(), void (await Promise.all(all)));
  };
  const stop = start('one');
  while (holding.size < names.length) await wait(5);
  calls.length = 0;
  await wait(ttlMs * 2);
  const renewals = calls.filter((call) => call === 'replaceAll').length;
  expect(renewals).toBeGreaterThan(2);
  expect(calls.length).toBeLessThan(names.length);
  expect(holding.size).toBe(names.length);
  await stop();
  const stopOther = start('other');
  while (holding.size < names.length) await wait(5);
  await stopOther();
});

test('who could not renew in time is told to stop, and cannot take it back from the next', async () => {
  const end = new AbortController();
  let isPaused = false;
  const paused = {
    ...records,
    replace: (...args: Parameters<typeof records.replace>) =>
      isPaused ? Promise.reject(new Error('away')) : records.replace(...args),
    putIfAbsent: ((...args: Parameters<typeof records.putIfAbsent>) =>
      isPaused ? Promise.reject(new Error('away')) : records.putIfAbsent(...args)) as typeof records.putIfAbsent,
  };
  const told: string[] = [];
  const one = underLease(
    paused,
    'two',
    'one',
    end.signal,
    async (held) => (told.push('one holds'), await untilAborted(held), told.push('one stops')),
    {
      ttlMs,
    },
  );
  while (told.length < 1) await wait(5);
  isPaused = true;
  const two = underLease(
    records,
    'two',
    'two',
    end.signal,
    async (held) => (told.push('two holds'), await untilAborted(held)),
    { ttlMs },
  );
  while (told.length < 3) await wait(5);
  expect(told).toEqual(['one holds', 'one stops', 'two holds']);
  isPaused = false;
  await wait(ttlMs * 2);
  expect(told.length).toBe(3);
  end.abort();
  await Promise.all([one, two]);
});

test('work that fails ends it with the reason', async () => {
  await expect(
    underLease(records, 'three', 'one', new AbortController().signal, () => Promise.reject(new Error('no')), { ttlMs }),
  ).rejects.toThrow('no');
});

/** It gives records as a host with another clock writes them, whatever it says of the time. */
test('who waits goes by the time that passes here: clocks that differ by a day give the lease to nobody', async () => {
  const end = new AbortController();
  const told: string[] = [];
  const realNow = Date.now;
  const at = (offMs: number) => (Date.now = () => realNow() + offMs);
  const one = underLease(
    records,
    'four',
    'one',
    end.signal,
    async (held) => {
      told.push('one');
      await untilAborted(held);
      told.push('one stops');
    },
    { ttlMs },
  );
  while (told.length < 1) await wait(5);
  at(86_400_000);
  const two = underLease(
    records,
    'four',
    'two',
    end.signal,
    async (held) => (told.push('two'), await untilAborted(held)),
    { ttlMs },
  );
  for (const off of [86_400_000, -86_400_000, 3_600_000]) {
    at(off);
    await wait(ttlMs);
  }
  Date.now = realNow;
  expect(told).toEqual(['one']);
  end.abort();
  await Promise.all([one, two]);
});

test('one that stood still while another one had it and gave it back stops, and takes it anew under a greater token', async () => {
  const [end, other] = [new AbortController(), new AbortController()];
  let still: Promise<void> | undefined;
  let wakeUp = () => {};
  const slow = { ...records, get: async <V>(key: string) => (await still, records.get<V>(key)) };
  const told: string[] = [];
  const tokens: number[] = [];
  const isSure: (() => boolean)[] = [];
  const under = (from: typeof records, holder: string, signal: AbortSignal) =>
    underLease(
      from,
      'six',
      holder,
      signal,
      async (held, token, isHeld) => {
        told.push(holder);
        tokens.push(token);
        isSure.push(isHeld);
        await untilAborted(held);
        told.push(`${holder} stops`);
      },
      { ttlMs },
    );
  const one = under(slow, 'one', end.signal);
  while (told.length < 1) await wait(5);
  await wait(ttlMs * 2);
  expect([told, isSure[0]!()]).toEqual([['one'], true]);
  still = new Promise((resolve) => (wakeUp = resolve));
  const two = under(records, 'two', other.signal);
  while (told.length < 2) await wait(5);
  expect(isSure.map((ask) => ask())).toEqual([false, true]);
  other.abort();
  await two;
  still = undefined;
  wakeUp();
  while (told.length < 5) await wait(5);
  expect(told).toEqual(['one', 'two', 'two stops', 'one stops', 'one']);
  expect(tokens.toSorted((a, b) => a - b)).toEqual(tokens);
  expect(new Set(tokens).size).toBe(3);
  end.abort();
  await one;
});

test('who ends in order gives it back, and the next one does not wait', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const told: string[] = [];
  const long = { ttlMs: 60_000 };
  const one = underLease(
    records,
    'five',
    'one',
    first.signal,
    async (held) => (told.push('one'), await untilAborted(held)),
    long,
  );
  while (told.length < 1) await wait(5);
  first.abort();
  await one;
  const two = underLease(
    records,
    'five',
    'two',
    second.signal,
    async (held) => (told.push('two'), await untilAborted(held)),
    long,
  );
  for (let n = 0; told.length < 2 && n < 6_000; n++) await wait(5);
  expect(told).toEqual(['one', 'two']);
  second.abort();
  await two;
});
