import { every } from '@paideia/documents/every.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import type { EventStore, Position } from '@paideia/store/port.ts';
import type { Ask } from '../decide/decider.ts';
import { isUnavailable, type Handle } from '../decide/reply.ts';
import type { Log } from '../logging/log.ts';
import type { DueList, Waiting } from './due-list.ts';
import { restEveryMs, rousing } from './rousing.ts';
import { duesOf } from './timer.ts';
import { watermarkOf } from './watermark.ts';
import { eventAt } from '@paideia/store/read-stream.ts';

export type TimerParts = {
  readonly store: EventStore;
  readonly records: Records;
  readonly handle: Handle;
  readonly ask: () => Ask;
  /** The last position of the log, once the fact tables are there. */
  readonly head: () => Promise<Position>;
  readonly clock: () => Date;
  readonly log: Log;
  /** Whether it is told by `hear` of every event once the lists have it: then a list is read when something of it is due, and else at every tick. */
  readonly hears?: boolean;
};

/** `nextAt`: before that nothing of the list is due; unknown until it was read. `heardAt`: the earliest that was heard of since it was read last. */
type Marked = {
  readonly list: DueList;
  readonly watermark: Awaited<ReturnType<typeof watermarkOf>>;
  nextAt: string | undefined;
  heardAt: string;
};
const never = '9999-12-31T23:59:59.999Z';

const earlier = (a: string, b: string) => (a < b ? a : b);

/** Demo data is written with times of the past: what was due before it was even written never fires. */
async function wasDueWhenWritten(
  store: EventStore,
  { isSeed, dueAt, byStream, byRevision }: Waiting,
): Promise<boolean> {
  if (!isSeed) return false;
  const event = await eventAt(store, byStream, byRevision);
  return event !== undefined && dueAt <= event.at;
}

/**
 * Fires what is due, each kind, subject and time once: the command's id derives from them. A watermark for each kind says what was answered,
 * also with a no, so that nothing that has fired is read again. A tick that comes late, after a standstill, fires late.
 */
export async function timersOf(
  { store, records, handle, ask, head, clock, log, hears = false }: TimerParts,
  lists: readonly DueList[],
) {
  const begun = await head();
  const dues = rousing();
  const marked = await Promise.all(
    lists.map(async (list): Promise<Marked> => ({
      list,
      watermark: await watermarkOf(records, list, begun),
      nextAt: undefined,
      heardAt: never,
    })),
  );

  /** The position up to which the log holds what came of it; undefined when it is to be tried again. */
  async function fire({ timer }: DueList, due: Waiting): Promise<Position | undefined> {
    if (await wasDueWhenWritten(store, due)) return 0;
    const { type, data } = timer.fire(due.subject, due.dueAt);
    const reply = await handle(
      { type, data, commandId: uuidFrom(timer.kind, due.subject, due.dueAt) },
      { actorId: null, channel: 'SYSTEM' },
    );
    if (isUnavailable(reply) || (!reply.ok && reply.code === 'conflict')) return undefined;
    if (!reply.ok) log.debug({ timer: timer.kind, subject: due.subject, code: reply.code }, 'a timer was refused');
    return reply.ok ? reply.position : 0;
  }

  /** One look at one list: at what became due, what was set or moved since the last look, and what is to be tried again. */
  async function look(one: Marked, looked: Position) {
    const { list, watermark } = one;
    const { before, position: seen, retries } = watermark.now();
    const [now, table] = [clock().toISOString(), ask().table(list.waiting)];
    if (one.nextAt !== undefined && now <= one.nextAt)
      return watermark.move({ before: now, position: looked, retries }, 0, false);
    // What was heard of while this look waited for its turn may lie behind the position that it began with, and be due since before the last one.
    const hasHeard = one.heardAt !== never;
    [one.nextAt, one.heardAt] = [undefined, never];
    const found = [
      ...(await every(table, { where: { dueAt: { from: before, below: now } }, sort: { field: 'dueAt' } })),
      ...(looked > seen || hasHeard
        ? await every(table, { where: { position: { from: seen + 1 } }, sort: { field: 'position' } })
        : []),
      ...(retries.length > 0 ? await table.many(retries) : []),
    ];
    const due = new Map(found.filter(({ dueAt }) => dueAt < now).map((one) => [one.subject, one]));
    let written = 0;
    const again: string[] = [];
    for (const one of due.values()) {
      const place = await fire(list, one).catch((error: unknown) =>
        log.warn({ timer: list.timer.kind, subject: one.subject, error: String(error) }, 'a timer is tried again'),
      );
      if (place === undefined) again.push(one.subject);
      else written = Math.max(written, place);
    }
    await watermark.move({ before: now, position: looked, retries: again }, written, due.size > again.length);
    if (due.size > 0 || !hears) return;
    const next = await table.find({ where: { dueAt: { from: now } }, sort: { field: 'dueAt' }, limit: 1 });
    one.nextAt = earlier(one.heardAt, next.items[0]?.dueAt ?? never);
  }

  /** Answers when the event sets this timer to be due. A row that throws has stopped its list, which is said there. */
  function dueAtBy({ timer: { schedule } }: DueList, { type, data, meta, ...place }: Recorded): string | undefined {
    try {
      const dues = Object.hasOwn(schedule, type) ? duesOf(schedule[type]!(data as never, { ...meta, ...place })) : [];
      return dues.flatMap(({ dueAt }) => dueAt ?? []).sort()[0];
    } catch {
      return undefined;
    }
  }
  function hear(events: readonly Recorded[]): void {
    for (const event of events)
      for (const one of marked) {
        const dueAt = dueAtBy(one.list, event);
        if (dueAt === undefined) continue;
        one.heardAt = earlier(one.heardAt, dueAt);
        one.nextAt &&= earlier(one.nextAt, dueAt);
        dues.rouse();
      }
  }

  async function tick() {
    const looked = await head();
    for (const one of marked)
      await look(one, looked).catch((error: unknown) =>
        log.warn({ timer: one.list.timer.kind, error: String(error) }, 'the due timers could not be looked up'),
      );
  }

  /** What is not known may be due. */
  function isAnySoon(): boolean {
    const soon = new Date(clock().getTime() + 2 * restEveryMs).toISOString();
    return marked.some(({ nextAt }) => nextAt === undefined || nextAt <= soon);
  }

  return {
    tick,
    hear,
    /** It looks every second until the signal, and seldom while nothing is due soon. */
    async run(signal: AbortSignal, everyMs = 1_000) {
      while (!signal.aborted) {
        const roused = dues.roused();
        await tick().catch((error: unknown) =>
          log.warn({ error: String(error) }, 'the due timers could not be looked up'),
        );
        await dues.untilNextLook(everyMs, signal, isAnySoon() ? undefined : roused);
      }
    },
  };
}
