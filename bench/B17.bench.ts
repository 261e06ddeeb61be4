// B17 runs the log's driver on EventStoreDB beside the server's own client: it takes appends of 1, 16 and 64 writers, and reads the log from its beginning.
import { randomUUID } from 'node:crypto';
import { newId } from '@paideia/events/kernel/new-ids.ts';
import { EventStoreDBClient, FORWARDS, jsonEvent, NO_STREAM, START } from '@eventstore/db-client';
import { esdbEventStore } from '@paideia/store/eventstoredb/esdb-event-store.ts';
import { newServers } from '../tests/support/servers.ts';
import { logStore } from './support/stores.ts';
import { inParallel } from './method/loops.ts';
import { ratesOf, ratioOf, takeRounds, type Method, type Result, type Side } from './method/rounds.ts';

const writers = [1, 16, 64];
const [appends, eachHas] = [20, 500];
const data = { text: 'x'.repeat(180) };
const events = (count: number) => Array.from({ length: count }, () => ({ id: randomUUID(), type: 'Counted', data }));
const stream = () => `counter-${newId()}`;

export async function bench(method: Method): Promise<Result> {
  const servers = await newServers({ isOnly: true, hasLog: true });
  const url = servers.env.EVENTSTORE_URL;
  const store = esdbEventStore(url, { appendWithinMs: 20_000 });
  const bare = EventStoreDBClient.connectionString(url);
  try {
    for (let n = 0; n < appends; n++) await store.append(stream(), events(eachHas), 'none');

    async function readOurs() {
      let left = appends * eachHas;
      for await (const batch of store.readAll(0)) if ((left -= batch.events.length) <= 0) return;
    }
    async function readBare() {
      let left = appends * eachHas;
      for await (const _ of bare.readAll({ direction: FORWARDS, fromPosition: START, maxCount: left })) left--;
    }
    const side = (name: string, atOnce: number, work: () => Promise<unknown>): Side => ({
      name,
      run: (ms) => inParallel(atOnce, ms, work),
    });
    const pairs = [
      ...writers.map((atOnce) => ({
        name: `appends of ${atOnce} ${atOnce === 1 ? 'writer' : 'writers'}`,
        ours: () => store.append(stream(), events(1), 'none'),
        bare: () => bare.appendToStream(stream(), events(1).map(jsonEvent), { expectedRevision: NO_STREAM }),
        atOnce,
      })),
      {
        name: `reads of ${(appends * eachHas).toLocaleString('en-US')} events`,
        ours: readOurs,
        bare: readBare,
        atOnce: 1,
      },
    ];
    const turns = await takeRounds(
      pairs.flatMap(({ name, ours, bare: theirs, atOnce }) => [
        side(`driver: ${name}`, atOnce, ours),
        side(`client: ${name}`, atOnce, theirs),
      ]),
      method,
    );
    return {
      id: 'B17',
      ...method,
      stores: process.env['EVENTSTORE_URL'] ? logStore(process.env) : { log: 'stand-in of EventStoreDB' },
      way: 'gRPC over TCP on 127.0.0.1, from the process that makes the load, for both sides.',
      title: 'The driver of EventStoreDB beside the server’s own client',
      ratios: pairs.map(({ name }) =>
        ratioOf(name, turns.get(`driver: ${name}`)!, turns.get(`client: ${name}`)!, { target: 0.9, sense: 'at least' }),
      ),
      scale: [],
      rates: ratesOf(turns),
      notes: [
        'It runs on the server of `EVENTSTORE_URL` and `EVENTSTORE_START`, and without them on the stand-in of `events/store/test-servers`. Both sides send all appends through one call that stays open (`BatchAppend`), each one of its own, and the stand-in writes each append to its disk by itself: there the server, which is one process of JavaScript, is most of what is measured, and the ratio says that the driver adds nothing to it that shows: its checks, ids that are matched with answers, and time limits. Both sides decode the JSON of each event and of its metadata. The driver takes it out of the bytes of the answer, where the client makes a message of each with an object for each part of it, looks at the place of each event, and hands them on in batches of a thousand as soon as they are there; whoever stops has the call ended. Before that it fetched pages of 4,000 and handed each on when it was whole, so that a reader of the first 10,000 events of a longer log was sent nearly a third more than it wanted, and came to 0.76 of the client.',
        'On a real EventStoreDB 23.10 the driver before this one, which made a call of each append and took events from the client’s streams, did 0.42 to 0.54 of the client with 16 and 64 writers, and 0.72 for reading. This one has not been measured there: none was at hand.',
      ],
      next: 'the same on a real EventStoreDB, whose own pace hides less of what both sides take.',
    };
  } finally {
    await Promise.all([store.close(), bare.dispose()]);
    await servers.stop();
  }
}
