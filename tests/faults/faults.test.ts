// This is the short form of `npm run test:faults`: it does the faults that take no longer than a few seconds, a few times each, and each check on the weakened
// build that it must find.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { removeDataDir } from '../support/stack.ts';
import { makeCollege } from './harness/college.ts';
import { attempt } from './harness/trial.ts';
import { faults } from './table.ts';

const short = faults.filter(({ isLong }) => !isLong);
const amount = { times: Number(process.env['FAULT_KILLS'] ?? 2), pauseMs: 1_200 };
let dataDir: string;
beforeAll(async () => void (dataDir = await makeCollege({ few: true })), 300_000);
afterAll(() => removeDataDir(dataDir));

describe.each(short.map((fault) => [fault.name, fault] as const))('%s', (_, fault) => {
  const why = fault.missing?.();
  const run = why === undefined ? test : test.skip;
  run(
    `breaks no promise${why === undefined ? '' : ` (${why})`}`,
    async () => {
      const { broken, times } = await attempt(fault, { dataDir, isWhole: false }, amount);
      expect(broken).toEqual([]);
      expect(times).toBeGreaterThan(0);
    },
    300_000,
  );
  run(
    `is found on a build that ${fault.control.says}`,
    async () => {
      const { broken } = await attempt(fault, { dataDir, isWhole: false }, amount, true);
      expect(broken).toContainEqual(expect.stringMatching(fault.control.finds));
    },
    300_000,
  );
});
