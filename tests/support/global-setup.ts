import { newDataDir, startStack } from './stack.ts';

/** One stack with demo data for all journeys; each journey keeps to records of its own. */
export default async function setup(): Promise<void> {
  if (process.env['PAIDEIA_URL']) return; // a stack that somebody has started already
  const stack = await startStack({ dataDir: newDataDir(), env: { RATE_LIMIT: '1000000' } });
  process.env['PAIDEIA_URL'] = stack.url;
  process.env['PAIDEIA_DATA'] = stack.dataDir;
  (globalThis as { stack?: unknown }).stack = stack;
}
