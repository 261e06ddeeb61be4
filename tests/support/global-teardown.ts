import { removeDataDir, type Stack } from './stack.ts';

export default async function teardown(): Promise<void> {
  const { stack } = globalThis as { stack?: Stack };
  await stack?.stop();
  if (stack) removeDataDir(stack.dataDir);
}
