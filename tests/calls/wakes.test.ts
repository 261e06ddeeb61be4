// Services at rest are to let the machine sleep. What wakes them is counted, and the fewest count: a busy machine wakes nobody.
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { ensureSecrets } from '@paideia/store/secrets.ts';
import { services, startServices } from '../faults/harness/stack.ts';
import { newDataDir, removeDataDir } from '../support/stack.ts';
import { wakesPerSecond } from '../support/wakes.ts';

/** It is twice what was measured. One timer of a quarter of a second in each service would be too many. */
const most = 14;
/** For a while after something has happened they look more often. */
const [settleMs, lookMs, looks] = [15_000, 10_000, 9];

const isEmbedded = !process.env['EVENTSTORE_URL'] && !process.env['MONGODB_URL'];
const run = isEmbedded && existsSync('/proc/self/task') ? test : test.skip;
run(
  `at rest the three services wake at most ${most} times a second together`,
  async () => {
    const dataDir = newDataDir();
    ensureSecrets(dataDir);
    const stack = await startServices({ dataDir });
    try {
      const pids = services.map(stack.pid);
      let fewest = Infinity;
      await wait(settleMs);
      for (let n = 0; n < looks && fewest > most; n++) fewest = Math.min(fewest, await wakesPerSecond(pids, lookMs));
      expect(fewest).toBeLessThanOrEqual(most);
    } finally {
      await stack.stop();
      removeDataDir(dataDir);
    }
  },
  300_000,
);
