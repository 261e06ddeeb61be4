import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from 'lmdb';
import type { EventStore } from '../port.ts';

/** It is an event as the embedded log keeps it: the position is its key. */
export type Kept = {
  stream: string;
  revision: number;
  at: string;
  id: string;
  type: string;
  data: unknown;
  meta?: unknown;
};

export const newDirectory = (): string => mkdtempSync(join(tmpdir(), 'chain-'));

/** Appends `count` events over some streams. They are told apart by `data.n`, which counts from `from`. */
export async function fill(store: EventStore, count: number, from = 0): Promise<void> {
  const streams = new Map<string, number>();
  const category = `c${randomUUID().replaceAll('-', '')}`;
  for (let n = from; n < from + count;) {
    const stream = `${category}-${n % 7}`;
    const revision = streams.get(stream) ?? -1;
    const events = Array.from({ length: Math.min(5, from + count - n) }, (_, i) => ({
      id: randomUUID(),
      type: 'Counted',
      data: { n: n + i, text: { '~': 'AbC_' } },
      meta: { by: 'a' },
    }));
    await store.append(stream, events, revision < 0 ? 'none' : revision);
    streams.set(stream, revision + events.length);
    n += events.length;
  }
}

/** Makes a copy of the log with other contents, as somebody would leave it who can write to the file. The `position` is that of the event at an index. */
export async function tamperedCopy(
  directory: string,
  change: (events: Kept[]) => Kept[],
  position = (index: number) => index + 1,
): Promise<string> {
  const copy = newDirectory();
  cpSync(directory, copy, { recursive: true });
  const env = open({ path: join(copy, 'events.mdb'), noSubdir: true, overlappingSync: false, maxDbs: 2 });
  const log = env.openDB<string, number>({ name: 'log', encoding: 'string' });
  const streams = env.openDB<number, [string, number]>({ name: 'streams', encoding: 'ordered-binary' });
  const events = change([...log.getRange({})].map(({ value }) => JSON.parse(value) as Kept));
  await env.transaction(() => {
    log.clearSync();
    streams.clearSync();
    for (const [index, event] of events.entries()) {
      log.putSync(position(index), JSON.stringify(event));
      streams.putSync([event.stream, event.revision], position(index));
    }
  });
  await env.close();
  return copy;
}

/** Makes a copy in which what stands at a position is no event any more, as a bit that turned in its file leaves it. */
export async function damagedCopy(directory: string, position: number): Promise<string> {
  const copy = newDirectory();
  cpSync(directory, copy, { recursive: true });
  const env = open({ path: join(copy, 'events.mdb'), noSubdir: true, overlappingSync: false, maxDbs: 2 });
  const log = env.openDB<string, number>({ name: 'log', encoding: 'string' });
  await log.put(position, log.get(position)!.replace('"type":', '"type";'));
  await env.close();
  return copy;
}
