import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** It answers the MB for what is young: after much was made, and as soon as little is left, or after so many seconds in which nothing is asked. */
async function youngOf(beforehand: string, seconds: number): Promise<readonly [busy: number, atRest: number]> {
  const program = `
    import { getHeapSpaceStatistics } from 'node:v8';
    import { collectAtRest } from ${JSON.stringify(new URL('collect-at-rest.ts', import.meta.url).href)};
    const young = () => getHeapSpaceStatistics().find((one) => one.space_name === 'new_space').space_size / 2 ** 20;
    ${beforehand}
    let kept = [];
    for (let n = 0; n < 5_000_000; n++) kept = n % 100_000 === 0 ? [] : [...kept.slice(-3), { n, text: 'x' + n }];
    const busy = young();
    for (let n = 0; n < ${seconds} && young() > 4; n++) await new Promise((resolve) => setTimeout(resolve, 1_000));
    console.log(JSON.stringify([busy, young()]));`;
  const flags = ['--import', 'tsx', '--max-semi-space-size=32', '--input-type=module', '-e', program];
  const { stdout } = await promisify(execFile)(process.execPath, flags, { env: { ...process.env, NODE_OPTIONS: '' } });
  return JSON.parse(stdout) as [number, number];
}

test('a service at rest gives memory for what is young back', async () => {
  const [[busy, atRest], [, left]] = await Promise.all([youngOf('collectAtRest(500);', 30), youngOf('', 8)]);
  expect(busy).toBeGreaterThan(8);
  expect(atRest).toBeLessThanOrEqual(4);
  expect(left).toBeGreaterThan(8);
});
