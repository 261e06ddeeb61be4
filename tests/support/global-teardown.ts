import type { GoogleDouble } from './google.ts';
import type { Servers } from './servers.ts';
import { closeBrowser } from './kept-browser.cjs';
import { removeDataDir, type Stack } from './stack.ts';

export default async function teardown(): Promise<void> {
  const { stack, google, servers } = globalThis as { stack?: Stack; google?: GoogleDouble; servers?: Servers };
  // Of one worker alone, which is this process.
  await closeBrowser();
  await stack?.stop();
  await google?.stop();
  await servers?.stop();
  if (stack) removeDataDir(stack.dataDir);
}
