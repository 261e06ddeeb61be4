import type { Records } from '@paideia/documents/records.ts';
import type { Position } from '@paideia/store/port.ts';

const saveEveryMs = 1_000;

/** `waits`: the log is older than the follower, which was restored from a backup then; nothing happens until an operator says so. */
export type Place = { readonly position: Position; readonly waits?: boolean };

/** How far a follower has got. Written at once when asked to, and otherwise at most once a second: what it repeats after a crash is idempotent. */
export async function checkpointOf(records: Records, key: string, now: () => number = Date.now) {
  const found = await records.get<Place>(key);
  let [at, saved, savedAt] = [found?.value.position, found?.value.position, now()];
  return {
    /** Undefined when it never ran. */
    position: (): Position | undefined => at,
    waits: found?.value.waits === true,
    /** Kept, and not moved by what is appended to the log meanwhile. */
    halt: (): Promise<void> => records.put<Place>(key, { position: at ?? 0, waits: true }),
    async move(position: Position, isUrgent: boolean) {
      at = position;
      if (isUrgent || now() - savedAt >= saveEveryMs) await this.save();
    },
    async save() {
      if (at === undefined || at === saved) return;
      await records.put<Place>(key, { position: at });
      [saved, savedAt] = [at, now()];
    },
  };
}
export type Checkpoint = Awaited<ReturnType<typeof checkpointOf>>;
