// B1: durable appends of one small event to new streams by 16 writers, beside the same bytes written to a file and synced in groups.
import { randomUUID } from 'node:crypto';
import { fdatasync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openEventStore } from '@paideia/store/open.ts';
import { compare, type Side } from './rounds.ts';

const writers = 16;
const text = 'x'.repeat(180);
const sync = promisify(fdatasync);

export async function bench({ ms }: { readonly ms: number }) {
  const directory = mkdtempSync(join(tmpdir(), 'bench-b1-'));
  const store = await openEventStore({ dataDir: directory });
  const file = openSync(join(directory, 'plain.log'), 'a');

  const loop = async (until: number, work: () => Promise<unknown>) => {
    let n = 0;
    await Promise.all(
      Array.from({ length: writers }, async () => {
        for (; Date.now() < until; n++) await work();
      }),
    );
    return n;
  };
  const ours: Side = {
    name: 'append',
    run: async (time) =>
      ((await loop(Date.now() + time, () => store.append(`counter-${randomUUID()}`, [{ id: randomUUID(), type: 'Counted', data: { text } }], 'none'))) * 1000) /
      time,
  };
  /** Group commit: who writes while a sync runs shares the next one. */
  let waiting: Promise<void> | undefined;
  let running: Promise<void> = Promise.resolve();
  const limit: Side = {
    name: 'write and sync',
    run: async (time) =>
      ((await loop(Date.now() + time, () => {
        writeSync(file, JSON.stringify({ stream: `counter-${randomUUID()}`, id: randomUUID(), type: 'Counted', data: { text } }));
        return (waiting ??= running.then(() => {
          waiting = undefined;
          return (running = sync(file));
        }));
      })) *
        1000) /
      time,
  };
  try {
    const ratio = await compare('appends beside the disk alone', ours, limit, { ms });
    return { id: 'B1', ratios: [{ ...ratio, target: 0.4, sense: 'at least' as const }], scale: [] };
  } finally {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
