import type { Records } from '@paideia/documents/records.ts';
import { wasGivenOut } from '@paideia/store/given-out.ts';
import type { EventStore, Position } from '@paideia/store/port.ts';
import type { DueList } from './due-list.ts';

/**
 * What was set up to `position` and was due before `before` is settled, save for the subjects to be tried again. That stays true whatever comes
 * later and whoever wrote it, so an instance that was paused may write an older one: what it looks at again it finds done.
 */
export type Watermark = {
  readonly before: string;
  readonly position: Position;
  readonly retries: readonly string[];
};
/** `written` is how far the log must reach for it to be true. */
type Kept = Watermark & { readonly written: Position };

const prefix = 'timer:';
const saveEveryMs = 60_000;

/** The watermark of one kind, which goes on where it was kept. Without one, everything that is due is looked at once more. */
export async function watermarkOf(
  records: Records,
  { waiting: { group } }: Pick<DueList, 'waiting'>,
  head: Position,
  now: () => number = Date.now,
) {
  const key = `${prefix}${group.name}@${group.version}`;
  let mark: Kept = (await records.get<Kept>(key))?.value ?? { before: '', position: head, retries: [], written: head };
  let [saved, savedAt] = [mark, now()];
  return {
    now: (): Watermark => mark,
    /** Kept at once after something fired, and otherwise now and then: what is looked at again is done. */
    async move(to: Watermark, written: Position, isUrgent: boolean) {
      mark = { ...to, written: Math.max(mark.written, to.position, written) };
      const isDifferent = mark.position !== saved.position || mark.retries.join() !== saved.retries.join();
      if (!isUrgent && !(isDifferent && now() - savedAt >= saveEveryMs)) return;
      await records.put(key, mark);
      [saved, savedAt] = [mark, now()];
    },
  };
}

/** A log that was restored from a backup may lack what came of timers: they are looked at from the beginning, before anything is written. */
export async function dropWatermarksOfLostLog(records: Records, store: Pick<EventStore, 'readAll'>): Promise<void> {
  const kept = await records.list<Kept>(prefix);
  if (await wasGivenOut(store, Math.max(0, ...kept.map(({ value }) => value.written)))) return;
  await Promise.all(kept.map(({ key }) => records.remove(key)));
}
