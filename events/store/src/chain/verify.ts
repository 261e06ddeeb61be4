import { createPublicKey, type KeyObject } from 'node:crypto';
import { Unreadable, type EventStore, type RecordedEvent } from '../port.ts';
import { digestOf, genesis, linkDigest } from './chain.ts';
import { checkpointKey, checkpointPrefix, isSigned, type ChainRecords, type Checkpoint } from './checkpoint.ts';
import { changeAt, firstDifference, type Change } from './difference.ts';
import { keptDigests, shortOf, sumOf } from './digests.ts';

type Why = Change | 'unreadable' | 'truncated' | 'signature' | 'unclear';
export const reasons: Readonly<Record<Why, string>> = {
  edited: 'this event is not as it was written',
  missing: 'events that stood before this one are gone',
  inserted: 'this event was put in afterwards',
  moved: 'this event stood elsewhere',
  unreadable: 'what stands there is no event any more',
  truncated: 'the log ends earlier than was signed; this is the last event that was signed',
  signature: 'the checkpoint at this event is not signed by this key',
  unclear:
    'something differs between this event and the next checkpoint, and what was kept to tell where was changed too',
};
type BadPlace = {
  /** All is as it was signed up to this checkpoint; 0 is the beginning. */
  readonly after: number;
  /** It says which event of the log it is, counted from 1. */
  readonly count: number;
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  /** It is the id of the event that stands there now; null when none does. */
  readonly id: string | null;
  readonly why: Why;
};
export type Verdict =
  /** Checkpoints reach up to the event `signed`. Those after it are linked, and nobody has vouched for them yet. */
  | {
      readonly ok: true;
      readonly events: number;
      readonly hash: string;
      readonly checkpoints: number;
      readonly signed: number;
    }
  | { readonly ok: false; readonly firstBad: BadPlace };
export type Progress = { readonly events: number; readonly checkpoints: number; readonly position: number };

type Records = Pick<ChainRecords, 'get' | 'list'>;
type Seen = Pick<RecordedEvent, 'position' | 'stream' | 'revision' | 'id'> & { readonly short: Buffer };
const lookAhead = 1_000;

async function* checkpointsOf(records: Records) {
  for (let after = ''; ;) {
    const page = await records.list<unknown>(checkpointPrefix, { limit: 200, ...(after ? { after } : {}) });
    yield* page;
    if (page.length === 0) return;
    after = page.at(-1)!.key;
  }
}
const seenOf = (event: RecordedEvent, digest = digestOf(event)): Seen => ({
  position: event.position,
  stream: event.stream,
  revision: event.revision,
  id: event.id,
  short: shortOf(digest),
});

/** It goes on up to an event that cannot be read. */
async function* readable<T>(batches: AsyncIterable<T>, stop: (at: Unreadable) => void): AsyncIterable<T> {
  try {
    yield* batches;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    stop(error);
  }
}

/** What it says of its place cannot be believed, but is where to look. */
function placeOfForged({ key, value }: { readonly key: string; readonly value: unknown }, good: number): BadPlace {
  const said = { position: 0, stream: '', revision: 0, ...(typeof value === 'object' ? value : {}) };
  const count = Number(key.slice(checkpointPrefix.length));
  return {
    after: good,
    count,
    position: Number(said.position),
    stream: String(said.stream),
    revision: Number(said.revision),
    id: null,
    why: 'signature',
  };
}

/** Finds which event of those since the good checkpoint is the first that is not as the next one says. */
async function locate(
  store: EventStore,
  records: Records,
  good: number,
  next: Checkpoint,
  seen: readonly Seen[],
): Promise<BadPlace> {
  const place = (index: number, why: Why): BadPlace => {
    const { position, stream, revision, id } = { id: null, ...(seen[index] ?? next) };
    return { after: good, count: good + index + 1, position, stream, revision, id, why };
  };
  const expected = await keptDigests(records, good, next.count + lookAhead);
  const isTrusted =
    sumOf(await keptDigests(records, next.after, next.count)) === next.digests && expected.length >= next.count - good;
  if (!isTrusted) return place(0, 'unclear');

  const found = seen.map(({ short }) => short);
  const index = firstDifference(expected.slice(0, next.count - good), found);
  if (index < 0) return place(0, 'unclear');
  if (index >= found.length) return place(index, 'truncated');
  const { position } = seen.at(-1)!;
  for await (const { events } of store.readAll(position)) {
    found.push(...events.slice(0, lookAhead).map((event) => seenOf(event).short));
    break;
  }
  return place(index, changeAt(index, expected, found));
}

/**
 * Computes the chain anew from the first event on and compares it with every checkpoint, which finds an edit, a deletion, another order, an insertion,
 * a truncation and a foreign signature, and names the first bad place. `publicKeyPem`: the private key's PEM will do. Aborted, it throws the signal's reason.
 */
export async function verifyChain(
  store: EventStore,
  records: Records,
  publicKeyPem: string,
  { onProgress = () => {}, signal }: { onProgress?: (progress: Progress) => void; signal?: AbortSignal } = {},
): Promise<Verdict> {
  const publicKey: KeyObject = createPublicKey(publicKeyPem);
  const checkpoints = checkpointsOf(records);
  let [count, good, passed, position, hash] = [0, 0, 0, 0, genesis];
  /** These were seen since the last checkpoint, as long as there is a next one. */
  let seen: Seen[] = [];

  let next: Checkpoint | undefined;
  let forged: BadPlace | undefined;
  let unreadable: Unreadable | undefined;
  async function advance(): Promise<void> {
    const { value: record } = await checkpoints.next();
    next = undefined;
    if (!record) return;
    if (isSigned(record.value, publicKey) && record.key === checkpointKey(record.value.count)) next = record.value;
    else forged = placeOfForged(record, good);
  }

  await advance();
  // A checkpoint is signed after its event was written: only a look that began later may miss that event.
  for (let isMore = true; isMore && !forged;) {
    isMore = false;
    for await (const batch of readable(
      store.readAll(position, signal ? { signal } : {}),
      (found) => (unreadable = found),
    )) {
      for (const event of batch.events) {
        const digest = digestOf(event);
        hash = linkDigest(hash, digest);
        count++;
        if (next) seen.push(seenOf(event, digest));
        if (count !== next?.count) continue;
        if (hash.toString('hex') !== next.hash)
          return { ok: false, firstBad: await locate(store, records, good, next, seen) };
        [good, seen] = [count, []];
        passed++;
        await advance();
        if (forged) return { ok: false, firstBad: forged };
      }
      position = batch.position;
      isMore = true;
      onProgress({ events: count, checkpoints: passed, position });
    }
    signal?.throwIfAborted();
    if (unreadable) {
      const { position, stream, revision } = unreadable;
      return {
        ok: false,
        firstBad: { after: good, count: count + 1, position, stream, revision, id: null, why: 'unreadable' },
      };
    }
  }
  if (forged) return { ok: false, firstBad: forged };
  if (next) return { ok: false, firstBad: await locate(store, records, good, next, seen) };
  return { ok: true, events: count, hash: hash.toString('hex'), checkpoints: passed, signed: good };
}
