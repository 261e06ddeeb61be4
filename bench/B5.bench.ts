// B5 loads one stream of 10 to 10,000 events and folds it, beside Emmett's aggregateStream, and beside parsing the same bytes from a file.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRecords } from '@paideia/documents/open.ts';
import { codec } from '@paideia/store/codec.ts';
import { subjectKeys } from '@paideia/store/keys.ts';
import { openEventStore } from '@paideia/store/open.ts';
import type { RecordedEvent } from '@paideia/store/port.ts';
import { newServers } from '../tests/support/servers.ts';
import { inParallel } from './method/loops.ts';
import { ratesOf, ratioOf, rounded, takeRounds, type Ratio, type Result, type Turn } from './method/rounds.ts';
import { slope } from './method/statistics.ts';
import type { Options } from './run.ts';
import type { EmmettPeer, PeerEvent } from './support/emmett.ts';
import { added, eventsOfOrder, meta, noOrder, orderEvents, streamOf, type Order } from './support/orders.ts';
import { peer } from './support/peers.ts';
import { postgresNote, startPostgres } from './support/postgres.ts';
import { logStore } from './support/stores.ts';
import { eventsIn } from '@paideia/store/read-stream.ts';

const sizes = [10, 100, 1000, 10_000] as const;

const evolve = (order: Order, { type, data }: PeerEvent): Order => {
  const { amount } = data as { readonly amount: number };
  return type === 'Confirmed' ? { ...order, isConfirmed: true } : added(order, type === 'LineAdded' ? amount : -amount);
};

export async function bench({ rounds, ms }: Options): Promise<Result> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-b5-'));
  const servers = await newServers();
  const store = await openEventStore({ dataDir: directory, url: servers.env.EVENTSTORE_URL });
  const keys = await openRecords({ dataDir: directory, file: 'keys' });
  const { decodeAll } = codec([orderEvents], subjectKeys(keys, '0'.repeat(64)));
  const postgres = await startPostgres();
  const { emmettStore, newEvent } = await peer<EmmettPeer>('emmett.mjs');
  const emmett = await emmettStore(postgres.url);
  const ratios: Ratio[] = [];
  const scale: Record<string, number>[] = [];
  const rates: Record<string, Turn> = {};
  let fileBesideEmmett: number | undefined;
  /** The sizes share the time of a benchmark. */
  const msOfSize = ms / sizes.length;
  try {
    for (const size of sizes) {
      const stream = streamOf(size);
      const events = eventsOfOrder(size, size);
      for (let n = 0; n < size; n += 500) {
        const some = events.slice(n, n + 500);
        await store.append(
          stream,
          some.map((event) => ({ ...event, id: randomUUID(), meta })),
          n === 0 ? 'none' : n - 1,
        );
        await emmett.appendMore(
          stream,
          some.map(({ type, data }) => newEvent(type, data)),
        );
      }
      const load = async () => {
        let order = noOrder(stream);
        for await (const page of store.read(stream)) order = (await decodeAll(page)).reduce(evolve, order);
        return order;
      };
      const aggregate = async () => (await emmett.aggregate(stream, evolve, () => noOrder(stream))).state;
      const file = join(directory, `${size}.ndjson`);
      const stored: string[] = [];
      for await (const event of eventsIn(store, stream)) stored.push(JSON.stringify(event));
      writeFileSync(file, stored.join('\n'));
      const parse = async () =>
        readFileSync(file, 'utf8')
          .split('\n')
          .map((line) => JSON.parse(line) as RecordedEvent)
          .reduce(evolve, noOrder(stream));

      const wanted = JSON.stringify(await parse());
      for (const one of [load, aggregate])
        if (JSON.stringify(await one()) !== wanted) throw new Error('the two sides do not load the same');
      const side = (name: string, work: () => Promise<unknown>) => ({
        name,
        run: (time: number) => inParallel(1, time, work),
      });
      const turns = await takeRounds(
        [side('load', load), side('Emmett aggregateStream', aggregate), side('parse a file', parse)],
        {
          rounds,
          ms: msOfSize,
        },
      );
      const of = (name: string) => turns.get(name)!;
      const target = size === 1000 ? 3 : 1;
      ratios.push(
        ratioOf(`${size} events beside Emmett`, of('load'), of('Emmett aggregateStream'), {
          target,
          sense: 'at least',
        }),
      );
      const found = ratesOf(turns);
      scale.push({
        events: size,
        perSecond: found['load']!.rate,
        microsecondsAnEvent: rounded(1e6 / found['load']!.rate / size),
        besideAFile: rounded(found['load']!.rate / found['parse a file']!.rate),
      });
      if (size !== 1000) continue;
      Object.assign(rates, found);
      fileBesideEmmett = ratioOf('', of('parse a file'), of('Emmett aggregateStream'), {
        target: 1,
        sense: 'at least',
      }).median;
    }
    return {
      id: 'B5',
      rounds,
      ms: msOfSize,
      stores: logStore(process.env),
      way: `The store is in this process${process.env['EVENTSTORE_URL'] ? ', and asks its server over TCP' : ''}; Emmett reaches PostgreSQL by a Unix socket, the file is read.`,
      title: 'Loading one stream of 10 to 10,000 events and folding it',
      ratios,
      scale,
      rates,
      figures: {
        'growth of the time with the events': rounded(
          slope(scale.map(({ events, perSecond }) => [events!, 1 / perSecond!])),
        ),
        ...(fileBesideEmmett !== undefined && {
          'pace of parsing a file of the same bytes beside Emmett, 1,000 events': rounded(fileBesideEmmett),
        }),
      },
      notes: [
        postgresNote,
        'The rates are those of 1,000 events. What parsing a file of the same bytes does there is the most that JSON allows. Nothing is cached here; in the service a stream that was loaded stays folded. A page is fetched at once where its events stand one after the other, as those of one append do; most of what is left is parsing.',
      ],
      next: 'a binary encoding of events would be what is left; it is not taken (`docs/decisions`), because `export`, backups and whoever looks into the log read JSON as it is.',
    };
  } finally {
    await Promise.all([store.close(), keys.close(), emmett.close()]);
    await Promise.all([postgres.stop(), servers.stop()]);
    rmSync(directory, { recursive: true, force: true });
  }
}
