import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { argon, argonThreads, atOnce } from './argon-threads.ts';

const [digest, other] = ['a'.repeat(64), 'b'.repeat(64)];
const outfile = join(__dirname, '../../../.cache/tests/argon.mjs');

test('threads of its own say what the shared ones say', async () => {
  await build({
    entryPoints: [join(__dirname, 'argon.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  const own = argonThreads(pathToFileURL(outfile));
  expect(own).not.toBe(argon);
  const [made, shared] = await Promise.all([own.hash(digest), argon.hash(digest)]);
  expect(await Promise.all([own.verify(shared, digest), own.verify(made, other), argon.verify(made, digest)])).toEqual([
    true,
    false,
    true,
  ]);
  await expect(own.verify('no verifier', digest)).rejects.toThrow();
});

test('where they are not built the shared ones do it', () =>
  expect(argonThreads(pathToFileURL('/nowhere/argon.js'))).toBe(argon));

test('two are verified at once, but one after the other where they would share a core', () =>
  expect([1, 2, 16].map((cores) => atOnce(cores))).toEqual([1, 2, 2]));
