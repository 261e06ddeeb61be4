import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inOrder } from './lmdb.sorted.ts';

const directory = mkdtempSync(join(tmpdir(), 'sorted-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const path = join(directory, 'keys.sorting');
async function sortedBy(keys: readonly Buffer[], options: { atOnce?: number; piece?: number }) {
  async function* some() {
    for (let n = 0; n < keys.length; n += 3) yield keys.slice(n, n + 3).map((key) => key.toString('latin1'));
  }
  const found: string[] = [];
  for await (const piece of inOrder(some(), path, options)) {
    expect(piece.length).toBeLessThanOrEqual(options.piece ?? Infinity);
    expect(existsSync(path)).toBe(false); // nothing of it stays, whatever is killed now
    found.push(...piece);
  }
  return found.map((key) => Buffer.from(key, 'latin1'));
}

test('keys come in the order of their bytes, each once, however few are sorted at once', async () => {
  const key = fc.uint8Array({ minLength: 1, maxLength: 20 }).map((bytes) => Buffer.from(bytes));
  await fc.assert(
    fc.asyncProperty(fc.array(key, { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), async (keys, atOnce) => {
      const expected = [...new Set(keys.map((one) => one.toString('latin1')))].map((one) => Buffer.from(one, 'latin1')).sort(Buffer.compare); // oxfmt-ignore
      expect(await sortedBy(keys, { atOnce, piece: 7 })).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
test('more of them than a block holds', async () => {
  const keys = Array.from({ length: 5_000 }, (_, n) => Buffer.from(`${(n * 7919) % 5_003}`.padEnd(40, 'x')));
  expect(await sortedBy(keys, { atOnce: 2_100 })).toEqual([...keys].sort(Buffer.compare));
});
