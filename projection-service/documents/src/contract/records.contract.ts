import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Records } from '../records.ts';

/** `open` opens the same records each time. */
export const recordsContract = (name: string, open: () => Records | Promise<Records>): void =>
  describe(name, () => {
    let records: Records;
    beforeAll(async () => {
      records = await open();
    });
    afterAll(() => records.close());
    const fresh = (kind = 'thing') => `${kind}:${randomUUID()}`;
    const soon = (ms: number) => new Date(Date.now() + ms);

    test('what was put is there, and what was never put is not', async () => {
      const key = fresh();
      expect(await records.get(key)).toBeUndefined();
      await records.put(key, { a: [1, 'two', null, { three: false }] });
      expect(await records.get(key)).toMatchObject({
        key,
        value: { a: [1, 'two', null, { three: false }] },
        expiresAt: null,
      });
      await records.put(key, 'other');
      expect((await records.get(key))!.value).toBe('other');
    });
    test.each([[null], [0], [''], [false], [[]], [{}], ['é 漢 😀'], [{ $ne: 1, 'a.b': 2, '': 3 }]])(
      '%j comes back',
      async (value) => {
        const key = fresh();
        await records.put(key, value);
        expect((await records.get(key))!.value).toEqual(value);
      },
    );
    test('what the caller changes afterwards is not written', async () => {
      const [key, value] = [fresh(), { n: 1 }];
      const putting = records.put(key, value);
      value.n = 2;
      await putting;
      expect((await records.get(key))!.value).toEqual({ n: 1 });
    });
    test('keys are text of at most 400 characters', async () => {
      const key = `long:${randomUUID()}`.padEnd(400, 'x');
      await records.put(key, 1);
      expect((await records.get(key))!.value).toBe(1);
      for (const wrong of ['', 'x'.repeat(401), 'a\u0000b', 'a\n', '\ud800']) {
        await expect(records.put(wrong, 1)).rejects.toThrow();
        await expect(records.get(wrong)).rejects.toThrow();
      }
      await expect(records.put(fresh(), undefined)).rejects.toThrow();
    });

    test('what was shredded is gone, and twice is no error', async () => {
      const key = fresh();
      await records.put(key, 1);
      await records.shred(key);
      await records.shred(key);
      expect(await records.get(key)).toBeUndefined();
      await records.put(key, 2);
      expect((await records.get(key))!.value).toBe(2);
    });
    test('many are put at once, whatever was there', async () => {
      const keys = Array.from({ length: 4 }, fresh);
      await records.put(keys[1]!, 'old');
      await records.put(keys[2]!, 'dead', new Date(Date.now() - 1));
      const before = (await records.get(keys[1]!))!.version;
      const all = keys.map((key, n) => ({ key, value: { n } }));
      await records.putAll(all);
      await Promise.all([records.putAll(all), records.putAll([...all].reverse())]);
      const found = await Promise.all(keys.map((key) => records.get(key)));
      expect(found.map((one) => one?.value)).toEqual([0, 1, 2, 3].map((n) => ({ n })));
      expect(found[1]!.version).toBeGreaterThan(before);
      await records.putAll([]);
    });
    test('put if absent keeps the first', async () => {
      const key = fresh();
      expect(await records.putIfAbsent(key, 'first')).toMatchObject({ isNew: true, record: { key, value: 'first' } });
      expect(await records.putIfAbsent(key, 'second')).toMatchObject({ isNew: false, record: { key, value: 'first' } });
    });
    test('of many who put at once, one is new and all see the same', async () => {
      const key = fresh();
      const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => records.putIfAbsent(key, n)));
      expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(new Set(answers.map(({ record }) => record.value)).size).toBe(1);
    });

    test('replace needs the version that was read', async () => {
      const key = fresh();
      expect(await records.replace(key, 1, 'x')).toBe(false);
      await records.put(key, 'a');
      const { version } = (await records.get(key))!;
      expect(await records.replace(key, version, 'b')).toBe(true);
      expect(await records.replace(key, version, 'c')).toBe(false);
      const after = (await records.get(key))!;
      expect(after.value).toBe('b');
      expect(after.version).toBeGreaterThan(version);
    });
    test('of many who replace the same version, one does', async () => {
      const key = fresh();
      await records.put(key, 0);
      const { version } = (await records.get(key))!;
      const done = await Promise.all(Array.from({ length: 20 }, (_, n) => records.replace(key, version, n)));
      expect(done.filter(Boolean)).toHaveLength(1);
    });
    test('many are replaced at once, each for itself', async () => {
      const keys = Array.from({ length: 5 }, fresh);
      for (const key of keys.slice(1)) await records.put(key, 'a');
      const versions = await Promise.all(keys.map(async (key) => (await records.get(key))?.version ?? 1));
      await records.put(keys[3]!, 'b');
      await records.put(keys[4]!, 'a', new Date(Date.now() - 1));
      const replacements = keys.map((key, n) => ({ key, version: versions[n]!, value: { n } }));
      expect(await records.replaceAll(replacements)).toEqual([false, true, true, false, false]);
      const values = await Promise.all(keys.map(async (key) => (await records.get(key))?.value));
      expect(values).toEqual([undefined, { n: 1 }, { n: 2 }, 'b', undefined]);
      expect(await records.replaceAll(replacements)).toEqual(keys.map(() => false));
      const again = await Promise.all(keys.slice(1, 3).map(async (key) => (await records.get(key))!));
      expect(await records.replaceAll(again.map(({ key, version }) => ({ key, version, value: 'c' })))).toEqual([
        true,
        true,
      ]);
      expect(await records.replaceAll([])).toEqual([]);
    });
    test('a version never comes again under a key that was removed', async () => {
      const key = fresh();
      await records.put(key, 'a');
      const { version } = (await records.get(key))!;
      await records.remove(key);
      await records.put(key, 'b');
      expect(await records.replace(key, version, 'c')).toBe(false);
    });

    test('of many who take, one gets it', async () => {
      const key = fresh();
      await records.put(key, 'token');
      const taken = await Promise.all(Array.from({ length: 20 }, () => records.take(key)));
      expect(taken.filter((one) => one !== undefined).map(({ value }) => value)).toEqual(['token']);
      expect(await records.get(key)).toBeUndefined();
      expect(await records.take(key)).toBeUndefined();
    });
    test('removing what is not there does nothing', async () => {
      const key = fresh();
      await records.remove(key);
      await records.put(key, 1);
      await records.remove(key);
      expect(await records.get(key)).toBeUndefined();
    });

    test('an expired record is as one that is not there', async () => {
      const kind = `dies-${randomUUID()}`;
      const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((one) => `${kind}:${one}`) as [string, string, string, string];
      for (const key of [a, b, c]) await records.put(key, 'old', soon(1_000));
      await records.put(d, 'lives', soon(60_000));
      const { version } = (await records.get(a))!;
      expect((await records.get(d))!.expiresAt).toMatch(/^\d{4}-\d\d-\d\dT/);
      await delay(1_100);
      expect(await records.get(a)).toBeUndefined();
      expect(await records.replace(a, version, 'x')).toBe(false);
      expect(await records.take(b)).toBeUndefined();
      expect(await records.putIfAbsent(c, 'new')).toMatchObject({
        isNew: true,
        record: { value: 'new', expiresAt: null },
      });
      expect((await records.list(`${kind}:`)).map(({ key }) => key)).toEqual([c, d]);
    });
    test('a put without an expiry lifts an earlier one', async () => {
      const key = fresh();
      await records.put(key, 1, soon(100));
      await records.put(key, 2);
      await delay(150);
      expect((await records.get(key))!.value).toBe(2);
    });

    test('a list is in the order of the keys, of the prefix only, and goes on after a key', async () => {
      const kind = `list-${randomUUID()}`;
      for (const one of ['b', 'a', 'c', 'B', 'aa', '10', '9']) await records.put(`${kind}:${one}`, one);
      await records.put(`${kind}x:a`, 'other');
      const ordered = ['10', '9', 'B', 'a', 'aa', 'b', 'c'];
      expect((await records.list(`${kind}:`)).map(({ value }) => value)).toEqual(ordered);
      const first = await records.list(`${kind}:`, { limit: 3 });
      expect(first.map(({ value }) => value)).toEqual(ordered.slice(0, 3));
      expect((await records.list(`${kind}:`, { after: first.at(-1)!.key })).map(({ value }) => value)).toEqual(
        ordered.slice(3),
      );
      expect((await records.list(`${kind}:`, { after: `${kind}:aaa` })).map(({ value }) => value)).toEqual(['b', 'c']);
      expect(await records.list(`${kind}:zz`)).toEqual([]);
    });
    test('what one writes another who opened the same sees', async () => {
      const other = await open();
      const key = fresh();
      await records.put(key, 'mine');
      expect((await other.get(key))!.value).toBe('mine');
      if (other !== records) await other.close();
      expect((await records.get(key))!.value).toBe('mine');
    });
  });
