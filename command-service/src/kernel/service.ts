import type { DocumentStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { Codec } from '@paideia/store/codec.ts';
import { isPersonalTable } from '@paideia/events/kernel/personal.ts';
import type { EventStore, Position } from '@paideia/store/port.ts';
import type { Effects } from './decide/decision.ts';
import { dueListOf } from './schedule/due-list.ts';
import { followFacts } from './facts/fact-tables.ts';
import { tablesInUse } from './facts/tables-in-use.ts';
import { factsOf, type FactKeys } from './facts/facts.ts';
import { commandHandler } from './decide/handler.ts';
import type { Route } from './http/http.ts';
import { underLease } from '@paideia/documents/lease.ts';
import { measuredAppends, metrics } from './http/metrics.ts';
import { resumeReactions, retryParked, stateOfReactions, runReactions, type ReactionParts } from './react/reactions.ts';
import type { Log } from './log.ts';
import { reservations } from './decide/reservations.ts';
import type { Slices } from './slices.ts';
import { streamCache } from './decide/stream-cache.ts';
import { runScheduledJobs } from './schedule/scheduled-job.ts';
import { timersOf } from './schedule/timers.ts';
import { dropWatermarksOfLostLog } from './schedule/watermark.ts';

export type ServiceParts = {
  readonly store: EventStore;
  readonly codec: Codec;
  /** Where the fact tables lie, and beside them reservations, checkpoints and leases. */
  readonly documents: DocumentStore;
  readonly records: Records;
  readonly slices: Slices;
  readonly effects: Effects;
  readonly keys: FactKeys;
  readonly clock: () => Date;
  readonly log: Log;
  readonly holder: string;
  /** How long before an append and a reaction are tried again: shorter in tests. */
  readonly pauses?: readonly number[];
  readonly firstPauseMs?: number;
  /** How long another instance waits before it takes over from one that is gone. */
  readonly leaseMs?: number | undefined;
};

/** The kernel put together over open stores: what takes commands, and what runs by itself. */
export async function commandService(parts: ServiceParts) {
  const { codec, documents, records, slices, effects, keys, clock, log, holder, pauses, firstPauseMs, leaseMs } = parts;
  const { store, registry } = measuredAppends(parts.store);
  const lists = slices.timers.map(dueListOf);
  const followed = [...slices.factTables, ...lists.map(({ projection }) => projection)];
  const inUse = tablesInUse({ records, documents, tables: followed, holder, clock });
  await inUse.announce();
  const tables = await followFacts({
    store,
    codec,
    documents,
    tables: followed,
    onFailure: (group, error) =>
      log.error({ group, error: String(error) }, 'a fact table has stopped: commands that ask it fail'),
  });
  await dropWatermarksOfLostLog(records, store);
  const cache = streamCache(store, codec);
  const facts = factsOf({ tables, documents, cache, keys, access: slices.access });
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
  const handle = meters.measured(handleBare);

  const head = async () => (await tables.catchUp(), tables.position());
  const reactedTo = new Map<string, Position>();
  const onMoved = (reaction: string, position: Position) => void reactedTo.set(reaction, position);
  const reacting: ReactionParts = {
    store,
    codec,
    records,
    handle,
    ask: facts.ask,
    head,
    log,
    onMoved,
    ...(firstPauseMs !== undefined && { firstPauseMs }),
  };
  const never = new AbortController().signal;
  const holdsPersonal = new Set(
    slices.deciders
      .map(({ events }) => events)
      .filter(isPersonalTable)
      .map(({ category }) => category),
  );
  async function forget() {
    cache.clear();
    await tables.rebuild(holdsPersonal);
  }
  const operator =
    (act: (body: unknown) => Promise<object>): Route =>
    async (body, { channel }) =>
      channel === 'SYSTEM'
        ? { status: 200, body: await act(body) }
        : { status: 403, body: { ok: false, code: 'noAccess' } };
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
    // After an erasure nothing may be decided, nor remembered, by what was read before.
    '/operations/forget': operator(async () => (await forget(), { ok: true })),
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
        const timers = await timersOf({ store, records, handle, ask: facts.ask, head, clock, log }, lists);
        await Promise.all([
          runReactions(reacting, slices.reactions, held),
          timers.run(held),
          runScheduledJobs(slices.jobs ?? [], { handle, ask: facts.ask, records, clock, log }, held),
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
      return Promise.all([leading, inUse.keepAnnouncing(signal, log)]);
    },
    /** The log's last position, once the fact tables are there. */
    head,
    /** How far the reactions of this instance are, the slowest of them; 0 while they run elsewhere. */
    reactedTo: () => Math.min(...slices.reactions.map(({ name }) => reactedTo.get(name) ?? 0)),
    save: () => tables.save(),
    /** What was read of people before: afterwards it is as the log reads now. */
    forget,
  };
}
export type CommandService = Awaited<ReturnType<typeof commandService>>;
