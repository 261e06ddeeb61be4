// These are what a command asks of the servers one behind another, asked by their own clients with nothing of ours around it: so much of an answer's time is
// the servers' own.
import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { clientOptions, connected } from '@paideia/documents/mongodb/mongo-failures.ts';
import type { Servers } from '../../tests/support/servers.ts';
import { atRate } from '../method/loops.ts';
import type { Turn } from '../method/rounds.ts';

const text = 'x'.repeat(500);
type BareCall = 'append' | 'insert' | 'update' | 'find';
/** They are those of a leave request, in the order in which each waits for the one before. */
export const oneBehindAnother: readonly BareCall[] = ['find', 'insert', 'append', 'find', 'update', 'find'];

export async function bareCalls(
  { EVENTSTORE_URL, MONGODB_URL }: Servers['env'],
  { perSecond, ms }: { readonly perSecond: number; readonly ms: number },
): Promise<Readonly<Record<BareCall, Turn>>> {
  const log = EventStoreDBClient.connectionString(EVENTSTORE_URL);
  const documents = await connected(MONGODB_URL, clientOptions({}));
  try {
    const all = documents.db().collection<{ readonly _id: string; text: string }>('bare');
    const known = randomUUID();
    await all.insertOne({ _id: known, text });
    const calls: Readonly<Record<BareCall, () => Promise<unknown>>> = {
      append: () =>
        log.appendToStream(`bare-${randomUUID()}`, [jsonEvent({ type: 'Bare', data: { text } })], {
          expectedRevision: NO_STREAM,
        }),
      insert: () => all.insertOne({ _id: randomUUID(), text }),
      update: () => all.updateOne({ _id: randomUUID() }, { $set: { text } }, { upsert: true }),
      find: () => all.findOne({ _id: known }),
    };
    const turns: Partial<Record<BareCall, Turn>> = {};
    for (const [name, call] of Object.entries(calls) as readonly [BareCall, () => Promise<unknown>][]) {
      for (let n = 0; n < 20; n++) await call();
      turns[name] = await atRate(perSecond, ms, call);
    }
    return turns as Readonly<Record<BareCall, Turn>>;
  } finally {
    await log.dispose();
    await documents.close();
  }
}
