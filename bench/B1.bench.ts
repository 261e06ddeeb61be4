// B1 measures durable appends of one small event to new streams by 16 writers, beside Emmett, one bare INSERT, and the disk alone.
import { randomUUID } from 'node:crypto';
import { closeSync, fdatasync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newId } from '@paideia/events/kernel/new-ids.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { newServers } from '../tests/support/servers.ts';
import { inParallel } from './method/loops.ts';
import { pinLoad, unpinLoad } from './support/cores.ts';
import { ratesOf, ratioOf, takeRounds, type Method, type Result, type Side } from './method/rounds.ts';
import { peer } from './support/peers.ts';
import type { EmmettPeer } from './support/emmett.ts';
import { postgresNote, startPostgres } from './support/postgres.ts';
import { logStore } from './support/stores.ts';

const writers = 16;
/** It takes about 256 bytes together with its type and id. */
const data = { text: 'x'.repeat(180) };
const sync = promisify(fdatasync);

export async function bench(method: Method): Promise<Result> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-b1-'));
  // The writers and PostgreSQL have a core each; the embedded store writes in the writers' process, so that process has both cores too.
  unpinLoad();
  const servers = await newServers();
  const store = await openEventStore({ dataDir: directory, url: servers.env.EVENTSTORE_URL });
  const file = openSync(join(directory, 'plain.log'), 'a');
  const postgres = await startPostgres();
  const { emmettStore, bareInserts, newEvent } = await peer<EmmettPeer>('emmett.mjs');
  const emmett = await emmettStore(postgres.url, writers);
  const inserts = await bareInserts(postgres.url, writers);

  const side = (name: string, work: () => Promise<unknown>): Side => ({
    name,
    run: (ms) => inParallel(writers, ms, work),
  });
  const ours = side('append', () =>
    store.append(`counter-${newId()}`, [{ id: randomUUID(), type: 'Counted', data }], 'none'),
  );
  const theirs = side('Emmett append', () => emmett.append(`counter-${newId()}`, [newEvent('Counted', data)]));
  const insert = side('PostgreSQL INSERT', () => inserts.insert(`counter-${newId()}`, randomUUID(), 'Counted', data));
  /** It is a group commit: who writes while a sync runs shares the next one. */
  let waiting: Promise<void> | undefined;
  let running: Promise<void> = Promise.resolve();
  const limit = side('write and sync', () => {
    writeSync(file, JSON.stringify({ stream: `counter-${newId()}`, id: randomUUID(), type: 'Counted', data }));
    return (waiting ??= running.then(() => {
      waiting = undefined;
      return (running = sync(file));
    }));
  });
  try {
    const turns = await takeRounds([ours, theirs, insert, limit], method);
    const of = ({ name }: Side) => turns.get(name)!;
    return {
      id: 'B1',
      ...method,
      stores: logStore(process.env),
      way: `The store is in the process of the writers${process.env['EVENTSTORE_URL'] ? ', and asks its server over TCP' : ''}; Emmett and the INSERTs reach PostgreSQL by a Unix socket, the bare file needs none.`,
      title: 'Durable appends of one event of 256 bytes to new streams, 16 writers',
      ratios: [
        ratioOf('appends beside Emmett', of(ours), of(theirs), { target: 5, sense: 'at least' }),
        ratioOf('appends beside one INSERT of PostgreSQL', of(ours), of(insert), { target: 1.5, sense: 'at least' }),
        ratioOf('appends beside group commit on the bare file', of(ours), of(limit), {
          target: 0.4,
          sense: 'at least',
        }),
      ],
      scale: [],
      rates: ratesOf(turns),
      notes: [
        postgresNote,
        'The process of the writers may use both cores, as a thread of it writes the embedded store; PostgreSQL stays on the servers’ core, so each side has both.',
        'An event becomes two entries of the embedded store, in the log and in its stream, with one commit for all that wait. The names of the streams end with ids as the product makes them, which begin with their time, for all sides alike: so they stand beside each other in an index (decision 57). Written in batches behind the log, the index gained nothing once it was large (decision 50). The file is kept longer than what is used of it, so that a commit does not wait until it has grown (decision 58); the bare file grows with each write. A commit of LMDB writes whole pages of 4 kB, the way from each changed page to the root, flushes them, writes the page that says where the data begin, and flushes again; the bare file gets 256 bytes and one flush. Sixteen that wait are answered by the write-ahead log, a file that is only appended to, with one flush, while LMDB commits the same events (decision 68). What is left is one thread that checks, writes as JSON, puts into LMDB and answers each append.',
      ],
      next: 'the keys and entries of a commit as plain instructions for LMDB’s thread instead of calls of ours.',
    };
  } finally {
    await Promise.all([store.close(), emmett.close(), inserts.close()]);
    closeSync(file);
    await Promise.all([postgres.stop(), servers.stop()]);
    pinLoad();
    rmSync(directory, { recursive: true, force: true });
  }
}
