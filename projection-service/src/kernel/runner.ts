import type { Log } from './log.ts';
import { categoriesOf } from './rows.ts';
import { takerOf, type Taking } from './taker.ts';

export type Running = Taking & { readonly log: Log };

/**
 * Feeds one build from its own position on, until the signal.
 * Throws `UnknownPosition` when the log never gave out the build's position: the log is another one, or an older copy.
 */
export async function run({ log, ...taking }: Running): Promise<void> {
  const { projection, build, documents, signal } = taking;
  const from = await documents.position(build);
  const taker = await takerOf(taking, { from, head: await log.head(from) });
  const categories = categoriesOf(projection);
  for await (const batch of log.subscribe(from, {
    ...(categories && { categories }),
    mayLag: projection.mayLag ?? false,
    signal,
  })) {
    await taker.take(batch);
    if (signal.aborted) return;
  }
  // A log that is followed up to a position ends before its head: what was gathered on the way there counts too.
  await taker.finish();
}
