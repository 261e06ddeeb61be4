// B11 cuts the power while many write, and measures how long it takes until somebody's command is taken again, with a long log; beside it PostgreSQL replays
// its own. BENCH_EVENTS is the size of the log.
import { setTimeout as wait } from 'node:timers/promises';
import { catalogue } from '@paideia/events/catalogue.ts';
import { leaveRequestStream } from '@paideia/events/leave-requests/leave-request.events.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { openRecords } from '@paideia/documents/open.ts';
import { codec } from '@paideia/store/codec.ts';
import { subjectKeys } from '@paideia/store/keys.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { secret } from '@paideia/store/secrets.ts';
import { ratesOf, ratioOf, rounded, takeRounds, type Result, type Side } from './method/rounds.ts';
import { median } from './method/statistics.ts';
import type { Options } from './run.ts';
import { leaveId } from './support/college.ts';
import { clients, httpClient } from './support/http.ts';
import { leaveLoad, submitLeave } from './support/leave-load.ts';
import { peer } from './support/peers.ts';
import { postgresNote, startPostgres } from './support/postgres.ts';
import { startStack, wayOfStack, type Stack } from './support/stack.ts';
import { storesOf } from './support/stores.ts';
import { eventsIn } from '@paideia/store/read-stream.ts';

const [users, writers, loadMs, atOnce] = [100, 8, 1_500, 64];
/** Nobody sent these requests: their ids are beyond those of the load. */
const firstCopy = 10_000_000;

/** It writes the one request for leave that is there so many times, each in a stream of its own, as the services write. */
async function fill({ dataDir, servers }: Stack, count: number): Promise<void> {
  const store = await openEventStore({ dataDir, url: servers.EVENTSTORE_URL, warn: () => {} });
  const keys = await openRecords({ dataDir, url: servers.MONGODB_URL, file: 'keys' });
  const { decode, encode } = codec(catalogue, subjectKeys(keys, secret(dataDir, 'master')));
  try {
    for await (const stored of eventsIn(store, leaveRequestStream(leaveId(0)))) {
      const { type, data, meta } = await decode(stored);
      let next = 0;
      const write = async () => {
        for (let n = next++; n < count; n = next++) {
          const leaveRequestId = leaveId(firstCopy + n);
          const stream = leaveRequestStream(leaveRequestId);
          const event = { type, data: { ...(data as object), leaveRequestId } };
          await store.append(stream, [await encode(stream, event, meta, uuidFrom('copy', n))], 'none');
        }
      };
      await Promise.all(Array.from({ length: atOnce }, write));
      break;
    }
  } finally {
    await keys.close();
    await store.close();
  }
}
type Rows = { readonly rows: readonly unknown[] };
type Database = { query(text: string, values?: readonly unknown[]): Promise<Rows>; end(): Promise<void> };

/** It answers the milliseconds until it did not throw, tried all the time. */
async function untilDone(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  for (;;) {
    try {
      await work();
      return performance.now() - begun;
    } catch {
      await wait(5);
    }
  }
}
/** What is under way when the power is cut fails, and nobody minds. */
async function whileWriting(write: (writer: number) => Promise<unknown>, cut: () => Promise<unknown>) {
  let isCut = false;
  const working = Array.from({ length: writers }, async (_, n) => {
    while (!isCut) await write(n).catch(() => wait(5));
  });
  await wait(loadMs);
  await cut();
  isCut = true;
  await Promise.all(working);
}

export async function bench({ isLong, rounds }: Options): Promise<Result> {
  // Each takes some seconds.
  const counting = Math.min(rounds, 5);
  const events = Number(process.env['BENCH_EVENTS'] ?? (isLong ? 1_000_000 : 20_000));
  const stack = await startStack({ students: users, operations: [submitLeave] });
  const postgres = await startPostgres();
  try {
    const submit = leaveLoad();
    const one = await httpClient(stack.port, stack.cookie(0));
    await submit(one, 0);
    one.close();
    await stack.end('SIGTERM');
    await fill(stack, events);
    await stack.start();

    const { connected } = await peer<{ connected(url: string): Database }>('crud-schema.mjs');
    let database = connected(postgres.url);
    await database.query(
      'create table events (id bigserial primary key, stream text unique not null, payload jsonb not null)',
    );
    await database.query(
      `insert into events (stream, payload) select 'leave-' || n, jsonb_build_object('text', repeat('x', 256)) from generate_series(1, $1::int) n`,
      [events],
    );
    let row = 0;
    const insert = () =>
      database.query('insert into events (stream, payload) values ($1, $2)', [
        `new-${row++}`,
        JSON.stringify({ text: 'x'.repeat(256) }),
      ]);

    const took: Record<string, readonly number[]> = {};
    const rateOf = (ms: number) => ({ rate: 1000 / ms, p50: ms });
    const ours: Side = {
      name: 'first command',
      async run() {
        const all = await clients(writers, stack.port, stack.cookie);
        await whileWriting(
          (n) => submit(all[n]!, n),
          () => stack.end('SIGKILL'),
        );
        all.forEach((client) => client.close());
        const starting = stack
          .start()
          .then((each) => Object.entries(each).forEach(([name, ms]) => (took[name] = [...(took[name] ?? []), ms])));
        const ms = await untilDone(async () => {
          const client = await httpClient(stack.port, stack.cookie(1));
          await submit(client, 1).finally(client.close);
        });
        await starting;
        return rateOf(ms);
      },
    };
    const theirs: Side = {
      name: 'PostgreSQL, first INSERT',
      async run() {
        await whileWriting(insert, postgres.cut);
        await database.end().catch(() => undefined);
        database = connected(postgres.url);
        const begun = performance.now();
        await postgres.again();
        await untilDone(insert);
        return rateOf(performance.now() - begun);
      },
    };
    const turns = await takeRounds([ours, theirs], { rounds: counting, ms: 0 });
    const [mine, other] = [ours, theirs].map(({ name }) => turns.get(name)!);
    await database.end();
    return {
      id: 'B11',
      rounds: counting,
      turns: `${loadMs.toLocaleString('en-US')} ms of writing, a kill, and as long as it takes`,
      stores: storesOf(process.env),
      way: `${wayOfStack} PostgreSQL is reached by a Unix socket.`,
      title: `kill -9 while ${writers} write, with ${events.toLocaleString('en-US')} events in the log: until the first command`,
      ratios: [
        ratioOf('time beside the recovery of PostgreSQL', mine!, other!, { target: 1, sense: 'at most', of: 'p50' }),
      ],
      scale: [],
      rates: ratesOf(turns),
      figures: Object.fromEntries(
        Object.entries(took).map(([name, all]) => [`seconds until ${name} was ready`, rounded(median(all) / 1000)]),
      ),
      notes: [
        postgresNote,
        'Ours counts from the start of three services beside each other, all on one core, until a request for leave through /graphql is answered with its row; PostgreSQL from the start of the server until an INSERT. Its checkpoint is older than what was written, so it replays all of that.',
        'Ours spends the time on starting, not on the log, which is read from the last checkpoint on, whatever its length: Node runs the code of three services, compiled by the build. What is left of it is reading the compiled code, the schemas of all commands and events, the GraphQL schema, made of the decorators of all slices, and Node itself. That the build writes the GraphQL schema was weighed: to read it takes a process that does nothing else as long as TypeGraphQL takes to make it. Code of our own in TypeGraphQL’s place was 0.24 s quicker of 1.63 of the processor, and was not taken: some 250 lines that a library has. Node’s own start and the opening of the stores stay whatever else goes, so that PostgreSQL’s recovery, which is a program that is there already, stays ahead.',
      ],
      next: 'make the schemas of commands and events when each is first asked for. There are 3,400 of them, and to make them takes a tenth of a start, in each service; but they are made where they are written, in 135 files, each of which would have to say so, and each service looks through all of them when it starts for what its own log must mask. Then a snapshot of the started process, which Node 20 takes of one file and without native parts.',
    };
  } finally {
    await postgres.stop();
    await stack.stop();
  }
}
