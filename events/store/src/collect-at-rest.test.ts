import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type MB = { readonly young: number; readonly old: number };
/** It answers the MB for what is young and of what is old: after much was made, and as soon as little is left, or after so many seconds in which nothing is asked. */
async function memoryOf(beforehand: string, seconds: number): Promise<readonly [busy: MB, atRest: MB]> {
  const program = `
    import { getHeapSpaceStatistics } from 'node:v8';
    import { collectAtRest } from ${JSON.stringify(new URL('collect-at-rest.ts', import.meta.url).href)};
    const of = (name, what) => getHeapSpaceStatistics().find((one) => one.space_name === name)[what] / 2 ** 20;
    const memory = () => ({ young: of('new_space', 'space_size'), old: of('old_space', 'space_used_size') });
    ${beforehand}
    // In a function, for what a module has forgotten may still stand in its frame.
    function work() {
      const former = Array.from({ length: 200_000 }, (_, n) => ({ n, text: 'y' + n }));
      let kept = [];
      for (let n = 0; n < 5_000_000; n++) kept = n % 100_000 === 0 ? [] : [...kept.slice(-3), { n, text: 'x' + n }];
      return { ...memory(), length: former.length };
    }
    const busy = work();
    const isMuch = ({ young, old }) => young > 4 || old > 10;
    for (let n = 0; n < ${seconds} && isMuch(memory()); n++) await new Promise((resolve) => setTimeout(resolve, 1_000));
    console.log(JSON.stringify([busy, memory()]));`;
  const flags = ['--import', 'tsx', '--max-semi-space-size=32', '--input-type=module', '-e', program];
  const { stdout } = await promisify(execFile)(process.execPath, flags, { env: { ...process.env, NODE_OPTIONS: '' } });
  return JSON.parse(stdout) as [MB, MB];
}

test('a service at rest gives back memory for what is young, and what grew old while it had work', async () => {
  const [[busy, atRest], [, left]] = await Promise.all([memoryOf('collectAtRest(500);', 30), memoryOf('', 8)]);
  expect(busy.young).toBeGreaterThan(8);
  expect(atRest.young).toBeLessThanOrEqual(4);
  expect(left.young).toBeGreaterThan(8);
  expect(busy.old).toBeGreaterThan(15);
  expect(atRest.old).toBeLessThanOrEqual(10);
  expect(left.old).toBeGreaterThan(15);
});
