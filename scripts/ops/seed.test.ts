import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CommandService } from '@paideia/command-service/kernel/service.ts';
import { inPartitions } from '@paideia/command-service/kernel/react/partitions.ts';
import { storageOf } from '@paideia/command-service/kernel/storage/storage.ts';
import { openWorld } from '@paideia/command-service/kernel/testing/world.ts';
import { slicesIn } from '@paideia/command-service/slices.ts';
import { emailClaimEvents } from '@paideia/events/accounts/account.events.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { slugClaimEvents } from '@paideia/events/regions/region.events.ts';
import { valueClaimEvents } from '@paideia/events/kernel/value-claim.events.ts';
import { openObjectStore } from '@paideia/objects/open.ts';
import { categoryOf, StoreUnavailable, type EventStore, type NewEvent } from '@paideia/store/port.ts';
import { demoCommands } from '../demo/demo.ts';
import { placeFiles } from '../demo/films.ts';
import { partitionOf } from './partitions.ts';

// One college is seeded at one go and one is cut off again and again, over all of the run and between the steps of processes. Each time another process begins
// it anew: now and then from the first command on, and else a little before the first that was not answered, for to repeat what was long answered takes most of
// the time. Reactions are left to `tests/faults`, which kills real services: what follows from the events is the same anyway.
/** There are at least so many. A seeding in one process takes about so many tenths of a second. */
const cuts = 40;
const slices = slicesIn({
  transport: { send: () => Promise.resolve(), close: () => undefined },
  publicUrl: '',
  links: { issue: () => Promise.resolve('T'.repeat(43)) },
  projections: { reconcile: () => Promise.resolve([]) },
});
const commands = demoCommands('2026-11-27').map((command) => ({
  ...command,
  commandId: uuidFrom('demo', command.key),
}));
const flows = new Set(slices.processes.map(({ type }) => type));
/** Every so many runs begin from the first command on, and the others so many commands before the first that nobody has been answered. */
const [wholeRuns, repeated] = [5, 100];
/** The first and the last of each kind of process are cut off after every append, once each, for a value is claimed anew by every try. */
const stepped = new Set(
  [...flows].flatMap((type) => {
    const all = commands.filter((command) => command.type === type);
    return [all[0], all.at(-1)].flatMap((command) => command?.commandId ?? []);
  }),
);
const commandOf = (events: readonly NewEvent[]) => (events[0]!.meta as { readonly commandId: string }).commandId;

const claims: ReadonlySet<string> = new Set(
  [valueClaimEvents, emailClaimEvents, slugClaimEvents].map(({ category }) => category),
);
/** The names that the storage gives are left out, because they are others each time. */
const unnamed = (data: unknown) => ({ ...(data as object), uploadId: undefined, multipartUploadId: undefined });

async function openCollege() {
  const filesDir = mkdtempSync(join(tmpdir(), 'paideia-seed-'));
  const objects = await openObjectStore({ dataDir: filesDir, key: 'ab'.repeat(32) });
  const life = { left: Infinity, appends: 0, isSteppedThrough: false };
  const cutAt = new Set<string>();
  const isCutAfter = (stream: string, events: readonly NewEvent[]) => {
    const append = [commandOf(events), stream, ...events.map(({ type }) => type)].join();
    if (!life.isSteppedThrough || !stepped.has(commandOf(events)) || cutAt.has(append)) return false;
    cutAt.add(append);
    return true;
  };
  const killed = () => {
    if (life.left <= 0) throw new StoreUnavailable('unknown');
  };
  /** Whoever is killed writes nothing any more, neither events nor what is kept of a command. */
  const mortal = (store: EventStore): EventStore => ({
    ...store,
    append: async (stream, events, expected) => {
      killed();
      life.appends++;
      life.left = isCutAfter(stream, events) ? 0 : life.left - 1;
      return store.append(stream, events, expected);
    },
  });
  const world = await openWorld({ events: catalogue, slices, storage: storageOf(objects), wrap: mortal });
  const { put, putIfAbsent, replace, remove } = world.records;
  for (const [name, call] of Object.entries({ put, putIfAbsent, replace, remove }))
    Object.assign(world.records, {
      [name]: async (key: string, ...rest: never[]) => {
        if (/^(command|round):/.test(key)) killed();
        return (call as (...all: unknown[]) => unknown)(key, ...rest);
      },
    });

  const answered = new Set<string>();
  const firstOpen = () => {
    const at = commands.findIndex(({ commandId }) => !answered.has(commandId));
    return at < 0 ? commands.length : at;
  };
  /** It sends from this command on, until the first that is not accepted. @throws for it */
  async function seed(service: CommandService, from = 0) {
    if (from === 0) await placeFiles(objects, join(__dirname, '../..'));
    const underWay: Promise<unknown>[] = [];
    const sending = inPartitions(
      commands.slice(from),
      partitionOf,
      async ({ key, type, data, commandId, occurredAt, actorId }) => {
        const answer = service.handle({ type, data, commandId, occurredAt }, { actorId, channel: 'SEED' });
        underWay.push(answer);
        const reply = await answer;
        if (!reply.ok) throw new Error(`${key}: ${reply.code}`);
        answered.add(commandId);
      },
    );
    await sending.finally(() => Promise.allSettled(underWay));
  }
  /** It is what each command has written, but for claims of values, which are taken anew by every try. */
  async function written() {
    const found: Record<string, unknown[]> = {};
    for await (const { events } of world.store.readAll(0))
      for (const { stream, type, data, meta } of await world.codec.decodeAll(events))
        if (!claims.has(categoryOf(stream)))
          (found[meta.commandId] ??= []).push({
            stream,
            type,
            data: unnamed(data),
            at: meta.at,
            actorId: meta.actorId,
          });
    return found;
  }
  const close = async () => {
    await world.close();
    objects.close();
    rmSync(filesDir, { recursive: true, force: true });
  };
  return { world, life, seed, firstOpen, written, close };
}
let [once, again]: Awaited<ReturnType<typeof openCollege>>[] = [] as never;
beforeAll(async () => void ([once, again] = [await openCollege(), await openCollege()]));
afterAll(async () => void (await Promise.all([once!.close(), again!.close()])));

test('a seeding is resumed from any point, and then is what one makes that was never cut off', async () => {
  await once!.seed(once!.world.service);
  const spacing = Math.ceil(once!.life.appends / cuts);
  const { life, world } = again!;
  life.isSteppedThrough = true;
  let runs = 0;
  for (let isDone = false; !isDone; runs++) {
    life.left = spacing;
    const service = await world.startAs(`run ${runs}`);
    const from = runs % wholeRuns === 0 ? 0 : Math.max(0, again!.firstOpen() - repeated);
    isDone = await again!.seed(service, from).then(
      () => true,
      (error: Error) => (expect(error.message).toMatch(/: unavailable$/), false),
    );
  }
  expect(runs).toBeGreaterThan(cuts);
  life.left = Infinity;
  // It is seeded once more, and nothing is done twice.
  const { appends } = life;
  await again!.seed(await world.startAs('once more'));
  expect(life.appends).toBe(appends);
  const [whole, resumed] = [await once!.written(), await again!.written()];
  expect(Object.keys(resumed).sort()).toEqual(Object.keys(whole).sort());
  // They are compared one by one, for what differs of all is too long to be read.
  for (const [commandId, events] of Object.entries(whole)) expect(resumed[commandId]).toEqual(events);
  // These are more than fifty starts, which take minutes beside other tests.
}, 300_000);
