import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const directory = join(__dirname, 'decisions');

test('every decision has a number of its own, without gaps, and a heading', () => {
  const files = readdirSync(directory).sort();
  expect(files.map((name) => name.slice(0, 5))).toEqual(files.map((_, n) => `${String(n + 1).padStart(4, '0')}-`));
  for (const name of files)
    expect([name, readFileSync(join(directory, name), 'utf8')]).toEqual([name, expect.stringMatching(/^# \S/)]);
});
