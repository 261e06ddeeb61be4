import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { openDocumentStore, openRecords } from '@paideia/documents/open.ts';
import { regionEvents, slugClaimEvents } from '@paideia/events/regions/region.events.ts';
import { emailClaimEvents, userAccountEvents } from '@paideia/events/accounts/account.events.ts';
import { impersonationEvents } from '@paideia/events/impersonations/impersonation.events.ts';
import type { Events } from '@paideia/events/kernel/message.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { codec } from '@paideia/store/codec.ts';
import { subjectKeys } from '@paideia/store/keys.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { valueClaimEvents } from '@paideia/events/kernel/value-claim.events.ts';
import type { EventStore } from '@paideia/store/port.ts';
import { access } from '../../accounts/access.ts';
import { accountFactTable } from '../../accounts/account.facts.ts';
import { impersonationFactTable } from '../../impersonations/impersonation.facts.ts';
import { regionFactTable } from '../../regions/region.facts.ts';
import type { Effects } from '../decide/decision.ts';
import type { ActorContext, Envelope } from '../decide/envelope.ts';
import type { Log } from '../logging/log.ts';
import { commandService, type CommandService } from '../service.ts';
import type { Slices } from '../slices.ts';
import type { Storage } from '../storage/storage.ts';
import { counterDecider, counterEvents } from './counter.ts';
import { until } from './until.ts';
import { eventsIn } from '@paideia/store/read-stream.ts';

export const keys = { scan: '11'.repeat(32), email: '22'.repeat(32) };
export const id = (n: number): string => n.toString(16).padStart(24, '0');
export const seed: ActorContext = { actorId: null, channel: 'SEED' };
export const system: ActorContext = { actorId: null, channel: 'SYSTEM' };
export const web = (actorId: string | null): ActorContext => ({ actorId, channel: 'WEB' });

export type Options = {
  readonly slices?: Partial<Slices>;
  readonly events?: readonly Events[];
  readonly effects?: Effects;
  readonly storage?: Storage;
  /** Stands between the kernel and the log, to make it fail. */
  readonly wrap?: (store: EventStore) => EventStore;
  readonly clock?: () => Date;
};

/** Real stores in a directory of their own. A second service over them is what another start would find. */
export async function openWorld({
  slices = {},
  events = [],
  effects = {},
  storage,
  wrap = (store) => store,
  clock = () => new Date(),
}: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'paideia-command-'));
  const bare = await openEventStore({ dataDir });
  const store = wrap(bare);
  const documents = await openDocumentStore({ dataDir, file: 'facts' });
  const records = await openRecords({ dataDir, file: 'facts-records' });
  const accounts = await openRecords({ dataDir, file: 'accounts' });
  const secrets = await openRecords({ dataDir, file: 'keys' });
  const subject = subjectKeys(secrets, '33'.repeat(32));
  const tables = codec(
    [
      ...new Set<Events>([
        counterEvents,
        userAccountEvents,
        emailClaimEvents,
        impersonationEvents,
        regionEvents,
        slugClaimEvents,
        valueClaimEvents,
        ...events,
      ]),
    ],
    subject,
  );
  const logged: { level: keyof Log; fields: object; text: string }[] = [];
  const log = Object.fromEntries(
    (['debug', 'info', 'warn', 'error'] as const).map((level) => [
      level,
      (fields: object, text: string) => void logged.push({ level, fields, text }),
    ]),
  ) as unknown as Log;
  const startAs = (
    holder: string,
    more: Partial<Slices> = {},
    startedEffects: Effects = effects,
    itsClock = clock,
  ): Promise<CommandService> =>
    commandService({
      store,
      codec: tables,
      keyCache: subject,
      documents,
      records,
      slices: {
        access,
        ...slices,
        deciders: [counterDecider, ...(slices.deciders ?? [])],
        processes: slices.processes ?? [],
        reactions: slices.reactions ?? [],
        timers: slices.timers ?? [],
        factTables: [
          ...new Set([accountFactTable, regionFactTable, impersonationFactTable, ...(slices.factTables ?? [])]),
        ],
        ...more,
      },
      effects: startedEffects,
      keys,
      storage,
      clock: itsClock,
      log,
      holder,
      // Long enough for a busy machine to renew in time; who ends gives it back.
      leaseMs: 2_000,
      pauses: [1, 1, 1],
      firstPauseMs: 1,
    });
  const start = (more?: Partial<Slices>, startedEffects?: Effects) => startAs('test', more, startedEffects);
  const service = await start();
  const send = (type: string, data: unknown, actor: ActorContext = seed, more: Partial<Envelope> = {}) =>
    service.handle({ type, data, commandId: randomUUID(), ...more }, actor);

  return {
    dataDir,
    store: bare,
    codec: tables,
    documents,
    records,
    accounts,
    keyRecords: secrets,
    subjectKeys: subject,
    log,
    logged,
    service,
    start,
    /** Another instance beside it: only one of them holds the lease. */
    startAs,
    send,
    /** A command that is to succeed. */
    async done(...command: Parameters<typeof send>) {
      const reply = await send(...command);
      if (!reply.ok) throw new Error(`${command[0]}: ${JSON.stringify(reply)}`);
      return reply;
    },
    /** Appends as if another service had decided it. */
    async write(
      stream: string,
      events: readonly { readonly type: string; readonly data: unknown }[],
      meta: object = {},
    ) {
      let revision = -1;
      for await (const event of eventsIn(bare, stream)) revision = event.revision;
      const commandId = randomUUID();
      const usual = {
        at: clock().toISOString(),
        actorId: null,
        commandId,
        correlationId: commandId,
        channel: 'SYSTEM',
        schemaVersion: 1,
        payloadHash: '',
        ...meta,
      } as never;
      const encoded = await Promise.all(events.map((event) => tables.encode(stream, event, usual, randomUUID())));
      return bare.append(stream, encoded, revision < 0 ? 'none' : revision);
    },
    async history(stream: string): Promise<readonly Recorded[]> {
      const found: Recorded[] = [];
      for await (const event of eventsIn(bare, stream)) found.push(await tables.decode(event));
      return found;
    },
    /** All that stands in the streams of a category, in the order of the log. */
    async historyOf(category: string): Promise<readonly Recorded[]> {
      const found: Recorded[] = [];
      for await (const { events: batch } of bare.readAll(0, { categories: [category] }))
        found.push(...(await tables.decodeAll(batch)));
      return found;
    },
    /** Until each reaction that leaves alone what was before it has begun: it misses nothing from here on, however busy the machine. */
    async reactionsBegun(): Promise<void> {
      const fromNow = (slices.reactions ?? []).filter(({ from }) => from === 'now');
      for (const { name } of fromNow) await until(async () => (await records.get(`reaction:${name}`)) !== undefined);
    },
    async close() {
      await bare.close();
      await documents.close();
      await Promise.all([records, accounts, secrets].map((one) => one.close()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
export type World = Awaited<ReturnType<typeof openWorld>>;

/** An active account with these roles. */
export const person = (world: Pick<World, 'write'>, userId: string, roles: readonly string[] = ['user']) =>
  world.write(`userAccount-${userId}`, [
    {
      type: 'UserInvited',
      data: { userId, email: null, emailKey: `key-${userId}`, regionIds: [], groupIds: [], roles, invitedBy: null },
    },
    { type: 'UserActivated', data: { userId } },
  ]);
