import type { Records } from '@paideia/documents/records.ts';
import type { Position } from '@paideia/store/port.ts';

const saveWithinMs = 1_000;

/** `waits`: the log is older than the follower, which was restored from a backup then; nothing happens until an operator says so. */
export type Place = { readonly position: Position; readonly waits?: boolean };

/**
 * They say how far followers have got. A place that moved is in memory for at most a second, and all that moved are written together: what a follower repeats
 * after a crash is idempotent.
 */
export function checkpointsIn(records: Pick<Records, 'get' | 'put' | 'putAll'>) {
  const moved = new Map<string, Position>();
  let timer: NodeJS.Timeout | undefined;
  let saving: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const all = [...moved].map(([key, position]) => ({ key, value: { position } satisfies Place }));
    moved.clear();
    try {
      if (all.length === 1) await records.put(all[0]!.key, all[0]!.value);
      else if (all.length > 1) await records.putAll(all);
    } catch (error) {
      for (const { key, value } of all) if (!moved.has(key)) move(key, value.position);
      throw error;
    }
  }
  /** One after another, so that no older place is written over a later one. */
  const save = () => (saving = saving.catch(() => undefined).then(write));
  function move(key: string, position: Position): void {
    moved.set(key, position);
    timer ??= setTimeout(() => void save().catch(() => undefined), saveWithinMs).unref();
  }

  return {
    save,
    async of(key: string) {
      if (moved.has(key)) await save();
      const found = await records.get<Place>(key);
      let at = found?.value.position;
      return {
        /** Undefined when it never ran. */
        position: (): Position | undefined => at,
        waits: found?.value.waits === true,
        /** Kept, and not moved by what is appended to the log meanwhile. */
        async halt(): Promise<void> {
          moved.delete(key);
          await records.put<Place>(key, { position: at ?? 0, waits: true });
        },
        move(position: Position): void {
          at = position;
          move(key, position);
        },
        save,
      };
    },
  };
}
export type Checkpoints = ReturnType<typeof checkpointsIn>;
export type Checkpoint = Awaited<ReturnType<Checkpoints['of']>>;
