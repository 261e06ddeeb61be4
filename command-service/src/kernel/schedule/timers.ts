import { setTimeout as wait } from 'node:timers/promises';
import type { Records } from '@paideia/documents/records.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import type { EventStore } from '@paideia/store/port.ts';
import type { Ask } from '../decide/decider.ts';
import type { DueList, Waiting } from './due-list.ts';
import { every } from '@paideia/documents/every.ts';
import type { Handle } from '../decide/reply.ts';
import type { Log } from '../log.ts';
import { isUnavailable } from '../decide/reply.ts';

export type TimerParts = {
  readonly store: EventStore;
  readonly records: Records;
  readonly handle: Handle;
  readonly ask: () => Ask;
  readonly clock: () => Date;
  readonly log: Log;
};
const keptForMs = 400 * 86_400_000;
const firedKey = (kind: string, { subject, dueAt }: Pick<Waiting, 'subject' | 'dueAt'>) =>
  `fired:${kind}:${subject}:${dueAt}`;

/** Demo data is written with times of the past: what was due before it was even written never fires. */
async function wasDueWhenWritten(
  store: EventStore,
  { isSeed, dueAt, byStream, byRevision }: Waiting,
): Promise<boolean> {
  if (!isSeed) return false;
  for await (const event of store.read(byStream, byRevision)) return dueAt <= event.at;
  return false;
}

/**
 * Fires what is due, each kind, subject and time once: the command's id derives from them, and what was answered, also with a no, is kept.
 * A tick that comes late, after a standstill, fires late.
 */
export async function timersOf({ store, records, handle, ask, clock, log }: TimerParts, lists: readonly DueList[]) {
  const fired = new Set<string>();
  for (let after: string | undefined, more = true; more;) {
    const page = await records.list<object>('fired:', { limit: 1000, ...(after !== undefined && { after }) });
    for (const { key } of page) fired.add(key);
    [after, more] = [page.at(-1)?.key, page.length === 1000];
  }
  async function settle(key: string, outcome: string) {
    await records.put(key, { outcome }, new Date(clock().getTime() + keptForMs));
    fired.add(key);
  }

  async function fire({ timer }: DueList, due: Waiting) {
    const key = firedKey(timer.kind, due);
    if (fired.has(key)) return;
    if (await wasDueWhenWritten(store, due)) return settle(key, 'past');
    const { type, data } = timer.fire(due.subject, due.dueAt);
    const reply = await handle(
      { type, data, commandId: uuidFrom(timer.kind, due.subject, due.dueAt) },
      { actorId: null, channel: 'SYSTEM' },
    );
    if (isUnavailable(reply) || (!reply.ok && reply.code === 'conflict')) return;
    if (!reply.ok) log.debug({ timer: timer.kind, subject: due.subject, code: reply.code }, 'a timer was refused');
    await settle(key, reply.ok ? 'done' : reply.code);
  }

  /** One look at every list. */
  async function tick() {
    for (const list of lists) {
      const due = await every(ask().table(list.waiting), {
        where: { dueAt: { below: clock().toISOString() } },
        sort: { field: 'dueAt' },
      });
      for (const one of due)
        await fire(list, one).catch((error: unknown) =>
          log.warn({ timer: list.timer.kind, subject: one.subject, error: String(error) }, 'a timer is tried again'),
        );
    }
  }

  return {
    tick,
    /** Every second until the signal. */
    async run(signal: AbortSignal, everyMs = 1_000) {
      while (!signal.aborted) {
        await tick().catch((error: unknown) =>
          log.warn({ error: String(error) }, 'the due timers could not be looked up'),
        );
        await wait(everyMs, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}
