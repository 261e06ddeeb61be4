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
const map = { version: 3, sources: ['../src/one.ts'], names: [], mappings: ';cAME' };

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'loader-'));
  copyFileSync(join(__dirname, 'loader.mjs'), join(directory, 'main.mjs'));
  writeFileSync(join(directory, 'service.cjs'), program);
  writeFileSync(join(directory, 'service.cjs.map'), JSON.stringify(map));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** It answers what the program said, then what it takes of the cache: `false` is all of it. */
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
/** It writes a number as a map says it. */
function digitsOf(value: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  let [text, rest] = ['', value < 0 ? -value * 2 + 1 : value * 2];
  for (let isMore = true; isMore;) {
    isMore = rest > 31;
    text += letters[(rest & 31) + (isMore ? 32 : 0)];
    rest >>>= 5;
  }
  return text;
}
/** Each line has a place every ten columns, in other sources and lines forwards and backwards; every third place has a name too. */
function bigMap(lines: number, perLine: number) {
  const placeAt = (n: number) => ({ source: (n * 7) % 30, line: (n * 7_919) % 4_001, column: (n * 31) % 83 });
  let before = { source: 0, line: 0, column: 0 };
  const mappings = Array.from({ length: lines }, (_, line) =>
    Array.from({ length: perLine }, (_, n) => {
      const place = placeAt(line * perLine + n);
      const said = [
        n === 0 ? 0 : 10,
        place.source - before.source,
        place.line - before.line,
        place.column - before.column,
        ...(n % 3 === 0 ? [n % 2 === 0 ? 1 : -1] : []),
      ];
      before = place;
      return said.map(digitsOf).join('');
    }).join(','),
  ).join(';');
  const sources = Array.from({ length: 30 }, (_, n) => `../src/s${n}.ts`);
  const sourceOf = (line: number, column: number) => {
    const { source, ...place } = placeAt((line - 1) * perLine + Math.floor((column - 1) / 10));
    return `${join(directory, sources[source]!)}:${place.line + 1}:${place.column + 1}`;
  };
  return { text: JSON.stringify({ version: 3, sources, names: ['a', 'b'], mappings }), sourceOf };
}

test('each of many places is found, and the map of a large program takes little memory', () => {
  const lines = 30_000;
  const { text, sourceOf } = bigMap(lines, 25);
  const throwsAt = (line: number) => (line * 37) % 200;
  const thrown = Array.from({ length: 40 }, (_, n) => 2 + n * 700);
  const calls = Array.from({ length: lines }, (_, n) => {
    const line = n + 2;
    return thrown.includes(line) ? `${' '.repeat(throwsAt(line))}stacks.push(() => new Error('wrong'));` : '';
  });
  writeFileSync(
    join(directory, 'service.cjs'),
    `(function (module, exports, require) { const stacks = [];
${calls.slice(0, -1).join('\n')}
const anon = () => Number(/RssAnon:\\s+(\\d+)/.exec(require('node:fs').readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024;
const before = anon();
for (const make of stacks) console.log(make().stack.split('\\n')[1]);
console.log(anon() - before);
})`.replaceAll('\\\\', '\\'),
  );
  writeFileSync(join(directory, 'service.cjs.map'), text);
  const said = run();
  expect(said.slice(0, thrown.length).map((line) => line.replace(/^.*\(|\)$/g, '').replace(/^ *at /, ''))).toEqual(
    thrown.map((line) => sourceOf(line, throwsAt(line) + 'stacks.push(() => '.length + 1)),
  );
  expect(Number(said[thrown.length])).toBeLessThan(48);
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
