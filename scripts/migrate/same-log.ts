// It walks two logs side by side, and tells whether they are the same, and where in the second one a place of the first is.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { digestOf, genesis, linkDigest } from '@paideia/store/chain/chain.ts';
import type { EventStore, Position, RecordedEvent } from '@paideia/store/port.ts';
import { OperatorError } from '../ops/operator-error.ts';

async function* each(log: EventStore): AsyncGenerator<RecordedEvent> {
  for await (const { events } of log.readAll(0)) yield* events;
}
type Compared = {
  readonly events: number;
  readonly hash: string;
  readonly positions: ReadonlyMap<Position, Position>;
};

/** It throws at the first event that differs. `wanted` are positions of the first log, each that of an event. */
export async function compareLogs(
  from: EventStore,
  to: EventStore,
  wanted: ReadonlySet<Position>,
  onProgress: (events: number) => void = () => {},
): Promise<Compared> {
  const positions = new Map<Position, Position>([[0, 0]]);
  const others = each(to);
  let [events, hash] = [0, genesis];
  for await (const event of each(from)) {
    events++;
    const { value: other } = (await others.next()) as { readonly value: RecordedEvent | undefined };
    const [digest, copied] = [digestOf(event), other && digestOf(other)];
    if (!other || !copied?.equals(digest))
      throw new OperatorError(`The logs differ at event ${events}, ${event.stream} revision ${event.revision}.`);
    hash = linkDigest(hash, digest);
    if (wanted.has(event.position)) positions.set(event.position, other.position);
    if (events % 5_000 === 0) {
      onProgress(events);
      await nextTurn();
    }
  }
  if (!(await others.next()).done) throw new OperatorError(`The copy has more than the ${events} events of the log.`);
  return { events, hash: hash.toString('hex'), positions };
}
