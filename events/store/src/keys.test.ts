import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { erasedMarkOf, seal, subjectKeyOf, subjectKeys, unseal } from './keys.ts';
import { recordsInMemory } from './testing/records-in-memory.ts';

const master = randomBytes(32).toString('hex');
const [ana, ben] = ['a'.repeat(24), 'b'.repeat(24)];

describe('subject keys', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('each person has one key of 32 bytes, the same for writing and reading and after a restart', async () => {
    const records = recordsInMemory();
    const keys = subjectKeys(records, master);
    const [ofAna, ofBen] = [await keys.forWriting(ana), await keys.forWriting(ben)];
    expect(ofAna).toHaveLength(32);
    expect(ofAna!.equals(ofBen!)).toBe(false);
    expect(await keys.forWriting(ana)).toEqual(ofAna);
    expect(await subjectKeys(records, master, { readOnly: true }).forReading(ana)).toEqual(ofAna);
    expect(await subjectKeys(records, master).forWriting(ana)).toEqual(ofAna);
  });

  test('of many writers that ask at once all get the same key', async () => {
    const records = recordsInMemory();
    const writers = Array.from({ length: 10 }, () => subjectKeys(records, master));
    const found = await Promise.all(writers.map((keys) => keys.forWriting(ana)));
    expect(new Set(found.map((key) => key!.toString('hex'))).size).toBe(1);
  });

  test('what is kept shows no key', async () => {
    const records = recordsInMemory();
    const key = await subjectKeys(records, master).forWriting(ana);
    const kept = Buffer.from(records.kept.get(subjectKeyOf(ana))!.value as string, 'base64url');
    expect(kept.includes(key!)).toBe(false);
  });

  test('reading makes no key, and a key made a moment later is found at once', async () => {
    const records = recordsInMemory();
    const [writer, reader] = [subjectKeys(records, master), subjectKeys(records, master, { readOnly: true })];
    expect(await reader.forReading(ana)).toBeUndefined();
    expect(records.kept.size).toBe(0);
    const key = await writer.forWriting(ana);
    expect(await reader.forReading(ana)).toEqual(key);
  });

  test('after an erasure nobody has the key: the writer at once, a reader within a second', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const records = recordsInMemory();
    const [writer, reader] = [subjectKeys(records, master), subjectKeys(records, master, { readOnly: true })];
    const key = await writer.forWriting(ana);
    expect(await reader.forReading(ana)).toEqual(key);
    await writer.erase(ana);
    expect(await writer.forReading(ana)).toBeUndefined();
    jest.advanceTimersByTime(1_000);
    expect(await reader.forReading(ana)).toBeUndefined();
    expect([...records.kept.keys()]).toEqual([erasedMarkOf(ana)]);
  });

  test('for whoever was erased there is never another key, also when it is asked for meanwhile', async () => {
    const records = recordsInMemory();
    const keys = subjectKeys(records, master);
    await Promise.all([keys.erase(ana), keys.forWriting(ana)]);
    await keys.erase(ana);
    expect(await subjectKeys(records, master).forWriting(ana)).toBeUndefined();
    expect([...records.kept.keys()]).toEqual([erasedMarkOf(ana)]);
  });

  test('a look-up that an erasure overtakes is not kept', async () => {
    const records = recordsInMemory();
    const keys = subjectKeys(records, master);
    await keys.forWriting(ana);
    keys.wipeCache();
    await Promise.all([keys.forReading(ana), keys.erase(ana), keys.forReading(ana)]);
    expect(await keys.forReading(ana)).toBeUndefined();
  });

  test('a key is looked up once a second, however often it is needed', async () => {
    const records = recordsInMemory();
    await subjectKeys(records, master).forWriting(ana);
    const reader = subjectKeys(records, master, { readOnly: true });
    records.calls.get = 0;
    for (let n = 0; n < 50; n++) await reader.forReading(ana);
    expect(records.calls.get).toBe(1);
    reader.wipeCache();
    await reader.forReading(ana);
    expect(records.calls.get).toBe(2);
  });

  test('a key that was put in the place of another is an error, no missing key', async () => {
    const records = recordsInMemory();
    const keys = subjectKeys(records, master);
    await keys.forWriting(ana);
    records.kept.set(subjectKeyOf(ben), records.kept.get(subjectKeyOf(ana))!);
    await expect(keys.forReading(ben)).rejects.toThrow('does not open');
    await expect(subjectKeys(records, randomBytes(32).toString('hex')).forReading(ana)).rejects.toThrow(
      'does not open',
    );
  });

  test('a reader writes nothing', async () => {
    const records = recordsInMemory();
    const reader = subjectKeys(records, master, { readOnly: true });
    await expect(reader.forWriting(ana)).rejects.toThrow('reading only');
    await expect(reader.erase(ana)).rejects.toThrow('reading only');
    expect(records.kept.size).toBe(0);
  });

  test('a short master key is refused', () => {
    expect(() => subjectKeys(recordsInMemory(), 'ab'.repeat(16))).toThrow('32 bytes');
  });
});

describe('sealing', () => {
  const key = randomBytes(32);
  const sealed = seal(key, Buffer.from('private'), 'bound');

  test('the same key and bond open it, every sealing differs', () => {
    expect(unseal(key, sealed, 'bound')?.toString()).toBe('private');
    expect(seal(key, Buffer.from('private'), 'bound').equals(sealed)).toBe(false);
  });

  test('no other key or bond opens it, nor what was changed or cut', () => {
    expect(unseal(randomBytes(32), sealed, 'bound')).toBeUndefined();
    expect(unseal(key, sealed, 'other')).toBeUndefined();
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(unseal(key, changed, 'bound')).toBeUndefined();
      expect(unseal(key, sealed.subarray(0, at), 'bound')).toBeUndefined();
    }
  });
});
