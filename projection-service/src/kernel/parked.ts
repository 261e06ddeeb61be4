import type { Records, StoredRecord } from '@paideia/documents/records.ts';
import type { Build } from '@paideia/documents/port.ts';
import type { Position } from '@paideia/store/port.ts';
import { keepFirst, type Held, type Stopped } from './waiting.ts';

/** An event that a projection could not take, or that waits behind one. A rebuild with mended code takes it. */
export type Parked = {
  readonly group: string;
  readonly version: number;
  readonly generation: number;
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  readonly error: string;
  /** The position of the event that it waits for; null for one that failed itself. */
  readonly heldBy: Position | null;
  /** The keys of the documents that it names: later events of them wait. */
  readonly documents: readonly string[];
  readonly at: string;
};

const keyOf = ({ group, generation }: Build, position?: Position) =>
  `parked:${group.name}@${group.version}.${generation}:${position === undefined ? '' : String(position).padStart(16, '0')}`;

async function* pages(records: Records, prefix: string): AsyncIterable<StoredRecord<Parked>> {
  for (let after: string | undefined; ;) {
    const page = await records.list<Parked>(prefix, { limit: 500, ...(after === undefined ? {} : { after }) });
    yield* page;
    if (page.length < 500) return;
    after = page.at(-1)!.key;
  }
}

/** The parked events of one build. */
export async function parkedOf(records: Records, build: Build) {
  const prefix = keyOf(build);
  const documents = new Map<string, Position>();
  const streams = new Map<string, Position>();
  const remember = (one: Parked) => {
    for (const key of one.documents) keepFirst(documents, key, one.position);
    if (one.documents.length === 0) keepFirst(streams, one.stream, one.position);
  };
  for await (const { value } of pages(records, prefix)) remember(value);

  return {
    held: (): Held => ({ documents, streams }),
    async count() {
      let n = 0;
      for await (const _ of pages(records, prefix)) n++;
      return n;
    },
    async park({ event, documents: named, ...why }: Stopped) {
      const { stream, revision, type, position } = event;
      const error =
        'error' in why
          ? why.error instanceof Error
            ? why.error.message
            : String(why.error)
          : `waits for the event at ${why.heldBy}`;
      const { group, generation } = build;
      const heldBy = 'heldBy' in why ? why.heldBy : null;
      const parked: Parked = {
        group: group.name,
        version: group.version,
        generation,
        position,
        stream,
        revision,
        type,
        error,
        heldBy,
        documents: named,
        at: new Date().toISOString(),
      };
      await records.put(keyOf(build, position), parked);
      remember(parked);
      return parked;
    },
    async clear() {
      for await (const { key } of pages(records, prefix)) await records.remove(key);
      documents.clear();
      streams.clear();
    },
  };
}
/** The first of them: one that waits is there for one that failed, and whoever mends that needs no more. */
export const allParked = async (records: Records): Promise<readonly Parked[]> =>
  (await records.list<Parked>('parked:', { limit: 1000 })).map(({ value }) => value);
