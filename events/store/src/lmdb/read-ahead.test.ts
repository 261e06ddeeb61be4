import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { totalmem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { outgrowsMemory } from './read-ahead.ts';

test('a file outgrows memory when it takes more than half of it; one that is not there yet does not', () => {
  const directory = mkdtempSync(join(tmpdir(), 'read-ahead-'));
  const path = join(directory, 'log');
  expect(outgrowsMemory(path, 1)).toBe(false);
  writeFileSync(path, 'x'.repeat(100));
  expect([99, 199, 200, totalmem()].map((memory) => outgrowsMemory(path, memory))).toEqual([true, true, false, false]);
  expect(outgrowsMemory(path)).toBe(false);
  rmSync(directory, { recursive: true });
});
