import type { GoogleDouble } from './google.ts';
import { removeDataDir, type Stack } from './stack.ts';

export default async function teardown(): Promise<void> {
  const { stack, google } = globalThis as { stack?: Stack; google?: GoogleDouble };
  await stack?.stop();
  await google?.stop();
  if (stack) removeDataDir(stack.dataDir);
}
