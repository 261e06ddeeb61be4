// This is the demo college as its first start leaves it. It is made once, before the journeys, which go on with it, and is copied for whoever needs one that is
// seeded: to seed one takes longer than most of what is tried on it.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newDataDir, startStack } from './stack.ts';

type FirstStart = {
  readonly output: string;
  readonly exitCode: number | null;
  readonly stoppedWithinMs: number;
};
const partsOf = (kept: string) => ({ college: join(kept, 'college'), told: join(kept, 'first-start.json') });

/** It starts a college in an empty directory, waits until its accounts are said, which come behind `ready`, and stops it. */
export async function startFirst(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<FirstStart> {
  const stack = await startStack({ dataDir, env, patienceMs: 400_000 });
  while (!stack.output().includes('emmett.solano@example.org')) await wait(20);
  const asked = Date.now();
  const exitCode = await stack.stop();
  return { output: stack.output(), exitCode, stoppedWithinMs: Date.now() - asked };
}

/** It keeps what stands in `dataDir`, where nothing runs, until these tests end. */
export function keepFirst(dataDir: string, first: FirstStart): string {
  const kept = newDataDir();
  const { college, told } = partsOf(kept);
  cpSync(dataDir, college, { recursive: true });
  writeFileSync(told, JSON.stringify(first));
  process.env['PAIDEIA_FIRST'] = kept;
  return kept;
}

/**
 * It fills an empty directory with the demo college, where nothing runs, and tells how its first start went. Where none is kept, as when the journeys are on
 * servers or on a college that somebody has started, it is made here.
 */
export async function copyFirst(dataDir: string): Promise<FirstStart> {
  const kept = process.env['PAIDEIA_FIRST'];
  if (kept === undefined) return startFirst(dataDir);
  const { college, told } = partsOf(kept);
  cpSync(college, dataDir, { recursive: true });
  return JSON.parse(readFileSync(told, 'utf8')) as FirstStart;
}
