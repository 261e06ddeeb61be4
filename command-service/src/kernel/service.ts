import type { DocumentStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { Codec } from '@paideia/store/codec.ts';
import type { SubjectKeys } from '@paideia/store/keys.ts';
import type { EventStore, Position } from '@paideia/store/port.ts';
import { sharedSubscriptions } from '@paideia/store/shared-subscriptions.ts';
import { underWay } from '@paideia/store/watchdog.ts';
import type { Effects } from './decide/decision.ts';
import { dueListOf } from './schedule/due-list.ts';
import { followFacts } from './facts/fact-tables.ts';
import { keepFollowing } from './facts/fold-facts.ts';
import { tablesInUse } from './facts/tables-in-use.ts';
import { factsOf, type FactKeys } from './facts/facts.ts';
import { commandHandler } from './decide/handler.ts';
import { operator, type Route } from './http/http.ts';
import { onceUnderLease, underLease } from '@paideia/documents/lease.ts';
import { measuredAppends, metrics } from './http/metrics.ts';
import { resumeReactions, retryParked, stateOfReactions, runReactions } from './react/reactions.ts';
import type { ReactionParts } from './react/reaction-row.ts';
import type { Log } from './logging/log.ts';
import type { Handle } from './decide/reply.ts';
import { reservations } from './decide/reservations.ts';
import type { Slices } from './slices.ts';
import { streamCache } from './decide/stream-cache.ts';
import type { Storage } from './storage/storage.ts';
import { presenceIn } from './schedule/presence.ts';
import { scheduleOf } from './schedule/schedule.ts';
import { dropWatermarksOfLostLog } from './schedule/watermark.ts';

type ServiceParts = {
  readonly store: EventStore;
  readonly codec: Codec;
  /** The keys of people that were looked up lately. */
  readonly keyCache: Pick<SubjectKeys, 'wipeCache'>;
  /** Where the fact tables lie, and beside them reservations, checkpoints and leases. */
  readonly documents: DocumentStore;
  readonly records: Records;
  readonly slices: Slices;
  readonly effects: Effects;
  readonly keys: FactKeys;
  readonly storage?: Storage | undefined;
  readonly clock: () => Date;
  readonly log: Log;
  readonly holder: string;
  /** They say how long it takes before an append and a reaction are tried again; tests set them shorter. */
  readonly pauses?: readonly number[];
  readonly firstPauseMs?: number;
  readonly gatherMs?: number;
  /** Another instance waits so long before it takes over from one that is gone. */
  readonly leaseMs?: number | undefined;
  readonly onSetBack?: (() => void) | undefined;
};

/** The kernel put together over open stores: what takes commands, and what runs by itself. */
export async function commandService(parts: ServiceParts) {
  const { codec, keyCache, documents, records, slices, effects, clock, log, holder, pauses, firstPauseMs, leaseMs } =
    parts;
  const { store: bare, registry, appended } = measuredAppends(parts.store);
  // Reactions and fact tables follow the log together.
  const store = sharedSubscriptions(bare, { gatherMs: parts.gatherMs ?? 0 });
  const lists = slices.timers.map(dueListOf);
  const followed = [...slices.factTables, ...lists.map(({ projection }) => projection)];
  const inUse = tablesInUse({ records, documents, tables: followed, holder, clock });
  await inUse.announce();
  const presence = await presenceIn(records, clock);
  const cache = streamCache(store, codec, { records });
  function onEvents(events: readonly Recorded[]) {
    cache.saw(events);
    const erased = events.findLast(({ type }) => type === slices.forgetsAt);
    if (!erased) return;
    keyCache.wipeCache();
    cache.clear();
    inUse
      .announceLooked(erased.position)
      .catch((error: unknown) => log.warn({ error: String(error) }, 'what was forgotten is told again later'));
  }
  let hear = (_events: readonly Recorded[]): void => {};
  const tables = await followFacts({
    store,
    codec,
    documents,
    tables: followed,
    onFailure: (group, error) =>
      log.error({ group, error: String(error) }, 'a fact table has stopped: commands that ask it fail'),
    onEvents,
    onFolded: (events) => hear(events),
    exclusively: (work) => onceUnderLease(records, 'fact-tables', holder, work),
  });
  await inUse.announceLooked(tables.position());
  await dropWatermarksOfLostLog(records, store);
  const facts = factsOf({ ...parts, tables, cache, access: slices.access, appended, presence });
  const { handle: handleBare, types } = commandHandler({
    store,
    codec,
    cache,
    facts,
    reservations: reservations(records, clock),
    effects,
    slices,
    clock,
    ...(pauses && { pauses }),
  });
  const meters = metrics(types, async () => (await records.list('parked:')).length, registry);
  const measured = meters.measured(handleBare);
  const handle: Handle = (envelope, actor, cause) => underWay(envelope.type, () => measured(envelope, actor, cause));

  const head = async () => (await tables.catchUp(), tables.position());
  const reactedTo = new Map<string, Position>();
  const onMoved = (reaction: string, position: Position) => void reactedTo.set(reaction, position);
  const reacting: ReactionParts = {
    store,
    codec,
    records,
    handle,
    ask: facts.ask,
    askSince: facts.askSince,
    head,
    log,
    onMoved,
    ...(firstPauseMs !== undefined && { firstPauseMs }),
  };
  const never = new AbortController().signal;
  const ofSlices = (slices.endpoints ?? []).map(
    ({ path, answer }) =>
      [path, operator((body) => answer(body, { ask: facts.ask(), records, now: clock().toISOString() }))] as const,
  );
  const endpoints: Readonly<Record<string, Route>> = {
    '/operations/retry-parked': operator(async () => ({
      mended: await retryParked(reacting, slices.reactions, never),
    })),
    '/operations/resume-reactions': operator(async () => ({
      resumed: await resumeReactions(reacting, slices.reactions),
    })),
    '/operations/reactions': operator(async () => stateOfReactions(records, slices.reactions)),
    ...Object.fromEntries(ofSlices),
  };

  return {
    handle,
    facts,
    metrics: meters,
    endpoints,
    /** Reactions, timers and scheduled jobs, in one process at a time, until the signal. */
    run: (signal: AbortSignal, alongside: (signal: AbortSignal) => Promise<unknown> = () => Promise.resolve()) => {
      const work = async (held: AbortSignal) => {
        const [ask, at] = [() => facts.ask(true), async () => tables.position()];
        const parts = { store, handle, ask, head: at, records, clock, log };
        const schedule = await scheduleOf(parts, lists, slices.jobs ?? []);
        hear = schedule.hear;
        await Promise.all([
          runReactions(reacting, slices.reactions, held),
          schedule.run(held),
          inUse.keepTidy(held, log),
          alongside(held),
        ]);
      };
      const leading = underLease(
        records,
        'command-service',
        holder,
        signal,
        work,
        leaseMs === undefined ? {} : { ttlMs: leaseMs },
      );
      return Promise.all([
        leading,
        inUse.keepAnnouncing(signal, log),
        presence.keepLooking(signal, log),
        keepFollowing(store, tables, signal, parts.onSetBack),
      ]);
    },
    /** The log's last position, once the fact tables are there. */
    head,
    /** How far the reactions of this instance are, the slowest of them; 0 while they run elsewhere. */
    reactedTo: () => Math.min(...slices.reactions.map(({ name }) => reactedTo.get(name) ?? 0)),
    /** It answers whether no instance remembers anything that it has read of people before this position. */
    isForgotten: (position: Position) => inUse.haveLooked(position),
    /** It is called before the stores are closed. */
    async leave() {
      await tables.save();
      await inUse.withdraw();
    },
  };
}
export type CommandService = Awaited<ReturnType<typeof commandService>>;
