// Here builds go that nobody shall read any more.
import { setTimeout as wait } from 'node:timers/promises';
import { groupKey } from '@paideia/documents/places.ts';
import type { Build, DocumentStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { Leadership } from './leadership.ts';
import { parkedOf } from './parked.ts';
import { collectionNames, type AnyProjection } from './projection.ts';

export function clearingOf({
  projection,
  documents,
  records,
  leadership: { held, drop },
  graceMs,
}: {
  readonly projection: AnyProjection;
  readonly documents: DocumentStore;
  readonly records: Records;
  readonly leadership: Leadership;
  /** Readers may still go to a generation for so long after a switch. */
  readonly graceMs: number;
}) {
  async function clear(build: Build): Promise<void> {
    await drop(build, collectionNames(projection));
    await (await parkedOf(records, build)).clear();
  }
  /** It clears when readers have had the time to move. Cut short, it is left to whoever leads next. */
  async function clearLater(builds: readonly Build[]): Promise<void> {
    if (builds.length > 0) await wait(graceMs, undefined, { signal: held }).catch(() => undefined);
    held.throwIfAborted();
    for (const build of builds) await clear(build);
  }
  return {
    clear,
    clearLater,
    /** What one has left that was killed half-way through a rebuild, or between the switch and the end of it. */
    async clearOthers(live: Build): Promise<void> {
      const others = (await documents.builds()).filter(
        ({ group, generation }) => groupKey(group) === groupKey(live.group) && generation !== live.generation,
      );
      await clearLater(others);
    },
  };
}
