import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sortedKeys } from './lmdb-sorted.ts';

const directory = mkdtempSync(join(tmpdir(), 'sorted-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const path = join(directory, 'keys.sorting');
const texts = (keys: readonly Buffer[]) => keys.map((key) => key.toString('latin1'));
async function sortedBy(
  keys: readonly Buffer[],
  options: { atOnce?: number; piece?: number },
  takenBack: readonly Buffer[] = [],
) {
  const sorted = sortedKeys(path, options);
  // Some are taken back before they are added.
  await sorted.takeBack(texts(takenBack.slice(0, 2)));
  for (let n = 0; n < keys.length; n += 3) await sorted.add(texts(keys.slice(n, n + 3)));
  for (let n = 2; n < takenBack.length; n += 3) await sorted.takeBack(texts(takenBack.slice(n, n + 3)));
  if (keys.length % 2 === 0) await sorted.putAside();
  const found: string[] = [];
  for await (const piece of sorted.inOrder()) {
    expect(piece.length).toBeLessThanOrEqual(options.piece ?? Infinity);
    expect(existsSync(path)).toBe(false); // Nothing of it stays, whatever is killed now.
    found.push(...piece);
  }
  await sorted.close();
  return found.map((key) => Buffer.from(key, 'latin1'));
}
const key = fc.uint8Array({ minLength: 1, maxLength: 20 }).map((bytes) => Buffer.from(bytes));

test('keys come in the order of their bytes, each once, however few are sorted at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(key, { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), async (keys, atOnce) => {
      const expected = [...new Set(texts(keys))].map((one) => Buffer.from(one, 'latin1')).sort(Buffer.compare);
      expect(await sortedBy(keys, { atOnce, piece: 7 })).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
test('those that were taken back are not there, and to take back what was never added is a mistake', async () => {
  const keys = fc.uniqueArray(key, { maxLength: 60, selector: (one) => one.toString('latin1') });
  await fc.assert(
    fc.asyncProperty(keys, fc.integer({ min: 1, max: 20 }), fc.nat(), async (all, atOnce, some) => {
      const gone = all.filter((_, n) => (n * 7919 + some) % 3 === 0);
      const expected = all.filter((one) => !gone.includes(one)).sort(Buffer.compare);
      expect(await sortedBy(all, { atOnce, piece: 7 }, gone)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
  await expect(sortedBy([Buffer.from('a')], {}, [Buffer.from('b')])).rejects.toThrow('that was not there');
});
test('more of them than a block holds', async () => {
  const keys = Array.from({ length: 5_000 }, (_, n) => Buffer.from(`${(n * 7919) % 5_003}`.padEnd(40, 'x')));
  expect(await sortedBy(keys, { atOnce: 2_100 })).toEqual([...keys].sort(Buffer.compare));
});
