import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GoogleDouble } from './google.ts';
import type { Servers } from './servers.ts';
import { closeBrowser } from './kept-browser.cjs';
import { removeDataDir, type Stack } from './stack.ts';

/**
 * It tells what of the stack ended and was started again, for no journey of this college asks for it: tests that failed meanwhile say only that nobody
 * answered.
 */
function tellEnds({ dataDir, process: { exitCode, signalCode }, output }: Stack): void {
  if (exitCode !== null || signalCode !== null)
    console.error(`The stack ended (${signalCode ?? exitCode}):\n${output()}`);
  for (const [line, service] of output().matchAll(/^.*?([\w-]+) ended \(.*$/gm)) {
    const log = join(dataDir, 'logs', `${service}.log`);
    const last = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-40) : [];
    console.error([line, ...last].join('\n'));
  }
}

export default async function teardown(): Promise<void> {
  type Kept = { stack?: Stack; google?: GoogleDouble; servers?: Servers; first?: string };
  const { stack, google, servers, first } = globalThis as Kept;
  // It closes the browser of one worker alone, which is this process.
  await closeBrowser();
  if (stack) tellEnds(stack);
  await stack?.stop();
  await google?.stop();
  await servers?.stop();
  if (stack) removeDataDir(stack.dataDir);
  if (first !== undefined) removeDataDir(first);
}
