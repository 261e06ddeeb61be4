import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { EventStore, RecordedEvent } from '../port.ts';
import { digestOf, genesis, linkDigest } from './chain.ts';
import { checkpointKey, isSigned, signed, type ChainRecords, type Checkpoint } from './checkpoint.ts';
import { blockStart, keepDigests, keptDigests, shortOf, sumOf } from './digests.ts';
import { eventAt } from '../read-stream.ts';

/** The log is not the one that was followed before, or the saved place is not ours: an operator must look, `verifyChain` says where. */
export class ChainBroken extends Error {}

/** Somebody else signs the log by now. */
class Overtaken extends Error {
  override readonly message = 'another follower has signed the log meanwhile';
}

export type Following = {
  readonly store: EventStore;
  readonly records: ChainRecords;
  readonly privateKeyPem: string;
  /** Ends the following; what was not signed yet is signed first. */
  readonly signal: AbortSignal;
  /** A checkpoint is signed after so many events and so many ms at the latest. */
  readonly every?: number;
  readonly within?: number;
  readonly onCheckpoint?: (checkpoint: Checkpoint) => void;
};

type Place = {
  readonly count: number;
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly hash: Buffer;
};
/** It is a place, the kept digests from the start of its block on, and the signature of the head that was found or written last. */
type State = { place: Place; shorts: Buffer[]; head: string | undefined };

const headKey = 'chain:head';

function take(state: State, event: RecordedEvent): void {
  const digest = digestOf(event);
  const { position, stream, revision } = event;
  state.shorts.push(shortOf(digest));
  state.place = {
    count: state.place.count + 1,
    position,
    stream,
    revision,
    hash: linkDigest(state.place.hash, digest),
  };
}
const begin = (head?: string): State => ({
  place: { count: 0, position: 0, stream: '', revision: 0, hash: genesis },
  shorts: [],
  head,
});

/** Finds the place again, in a log whose positions are others or to which the kept digests are lost. It answers undefined when it was aborted. */
async function findAgain({ store, signal }: Following, head: Checkpoint): Promise<State | undefined> {
  const state = begin(head.signature);
  for await (const { events } of store.readAll(0, { signal }))
    for (const event of events) {
      take(state, event);
      if (blockStart(state.place.count) === state.place.count) state.shorts = [];
      if (state.place.count < head.count) continue;
      if (state.place.hash.toString('hex') !== head.hash)
        throw new ChainBroken(`the log differs from what was signed up to event ${head.count}`);
      return state;
    }
  if (signal.aborted) return undefined;
  throw new ChainBroken(`the log has ${state.place.count} events, ${head.count} were signed`);
}

async function resume(following: Following, publicKey: KeyObject): Promise<State | undefined> {
  const { store, records } = following;
  const head: unknown = (await records.get(headKey))?.value;
  if (head === undefined) return begin();
  if (!isSigned(head, publicKey)) throw new ChainBroken('the saved place of the chain is not signed by this key');
  const start = blockStart(head.count);
  const shorts = await keptDigests(records, start, head.count);
  const last = await eventAt(store, head.stream, head.revision);
  if (last?.position === head.position && shorts.length >= head.count - start)
    return { place: { ...head, hash: Buffer.from(head.hash, 'hex') }, shorts, head: head.signature };
  return findAgain(following, head);
}

/**
 * Follows the log from the last checkpoint on and signs the next ones. There is one follower at a time: one that was paused, and finds that another has signed
 * meanwhile, writes nothing and throws. It ends with `signal`, and throws `ChainBroken` and whatever store and records throw: then nothing is lost, and it can
 * be begun again.
 */
export async function followChain(following: Following): Promise<void> {
  const { store, records, signal, every = 1_000, within = 60_000, onCheckpoint = () => {} } = following;
  const privateKey = createPrivateKey(following.privateKeyPem);
  const state = await resume(following, createPublicKey(privateKey));
  if (!state) return;
  let done = state.place.count;
  let signing: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const failed = new AbortController();

  async function save({ hash, count, position, stream, revision }: Place, after: number, shorts: readonly Buffer[]) {
    const start = blockStart(after);
    const digests = sumOf(shorts.slice(after - start, count - start));
    const claim = {
      count,
      after,
      position,
      stream,
      revision,
      hash: hash.toString('hex'),
      digests,
      signedAt: new Date().toISOString(),
    };
    const checkpoint = signed(claim, privateKey);
    const found = await records.get<Partial<Checkpoint>>(headKey);
    if (found?.value.signature !== state!.head) throw new Overtaken();
    await keepDigests(records, start, shorts);
    await records.put(checkpointKey(count), checkpoint);
    // It is written last, so that what a crash cuts off is followed again.
    const isMine = found
      ? await records.replace(headKey, found.version, checkpoint)
      : (await records.putIfAbsent(headKey, checkpoint)).isNew;
    if (!isMine) throw new Overtaken();
    state!.head = checkpoint.signature;
    onCheckpoint(checkpoint);
  }
  /** Takes what there is at this moment; checkpoints are written one after another. */
  function checkpoint(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const [{ place, shorts }, after] = [{ ...state! }, done];
    if (place.count === after) return signing;
    done = place.count;
    state!.shorts = shorts.slice(blockStart(done) - blockStart(after));
    return (signing = signing.then(() => save(place, after, shorts)));
  }

  try {
    for await (const { events } of store.subscribe(state.place.position, {
      signal: AbortSignal.any([signal, failed.signal]),
    }))
      for (const event of events) {
        take(state, event);
        if (state.place.count - done >= every) await checkpoint();
        else timer ??= setTimeout(() => void checkpoint().catch((error: unknown) => failed.abort(error)), within);
      }
    failed.signal.throwIfAborted();
    await checkpoint();
  } finally {
    clearTimeout(timer);
  }
}
