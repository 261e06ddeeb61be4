import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { projections } from './projections.ts';

test('every projection that there is runs, each in a group of its own', async () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.projection.ts'),
  );
  expect(files.length).toBeGreaterThan(10);
  const found = await Promise.all(
    files.map(async (file) => Object.values((await import(join(__dirname, file))) as Record<string, unknown>)),
  );
  expect(new Set<unknown>(projections)).toEqual(new Set(found.flat()));
  expect(new Set(projections.map(({ group }) => group.name)).size).toBe(projections.length);
});
