import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const program = `(function (module, exports, require, __filename) { exports.started = (async () => {
  try { throw new Error('wrong') } catch (error) { console.log(error.stack.split('\\n').find((line) => line.includes('.ts')) ?? 'no source') }
})();
})`;
/** Its second line, from the column of \`new\` on, is line 7, column 3 of one.ts. */
const map = { version: 3, sources: ['../src/one.ts'], names: [], mappings: ';eAME' };

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'loader-'));
  copyFileSync(join(__dirname, 'loader.mjs'), join(directory, 'main.mjs'));
  writeFileSync(join(directory, 'service.cjs'), program);
  writeFileSync(join(directory, 'service.cjs.map'), JSON.stringify(map));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** What the program said, then what it takes of the cache: `false` is all of it. */
function run(afterwards = '', flags: readonly string[] = []) {
  const main = JSON.stringify(pathToFileURL(join(directory, 'main.mjs')).href);
  const text = `const { script, cacheFile } = await import(${main}); console.log(script.cachedDataRejected); ${afterwards}`;
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, '--input-type=module', '-e', text], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}
const save = "(await import('node:fs')).writeFileSync(cacheFile, script.createCachedData())";
const source = (d: string) => `at ${join(d, '../src/one.ts')}:7:3`;

test('an error names its place in the sources, and none where there is no map', () => {
  expect(run()[0]).toContain(source(directory));
  rmSync(join(directory, 'service.cjs.map'));
  expect(run()[0]).toBe('no source');
});
test('the program runs without a cache, with its own, and with one that is of other flags or broken', () => {
  expect(run(save)[1]).toBe('undefined');
  expect(run()[1]).toBe('false');
  // Another V8 looks for a file of another name.
  expect(run('', ['--max-semi-space-size=32'])[1]).toBe('undefined');
  const cache = readdirSync(directory).find((name) => name.endsWith('.cache'))!;
  writeFileSync(join(directory, cache), 'broken');
  expect(run()).toEqual([expect.stringContaining('one.ts'), 'true']);
});
