// The tests of many slices in one file: loading the whole API takes longer than most of them, and each file loads it anew. `npm test` runs these in
// place of the single files (`TOGETHER=1`, see `jest.config.mjs`), which run by themselves as ever.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, jest } from '@jest/globals';

/** Of the folders beside it, but for the kernel. */
const ofSlices = /^(?!kernel\/|audit\/log\/)[^/]+\/.*\.test\.ts$/;

export function together(part: number, parts: number): void {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) => ofSlices.test(file));
  for (const file of files.sort().filter((_, n) => n % parts === part))
    describe(file, () => {
      jest.requireActual(join(__dirname, file));
    });
}
