import type { Records } from '@paideia/documents/records.ts';
import type { EventStore } from '@paideia/store/port.ts';
import { eventAt } from '@paideia/store/read-stream.ts';
import type { AnyDecider } from './decider.ts';

type Snapshot = {
  /** It is the version of what made the state. */
  readonly version: number;
  readonly state: unknown;
  /** It is the id of the last event that is in the state. */
  readonly eventId: string;
  readonly revision: number;
  readonly position: number;
};
export type SnapshotRecords = Pick<Records, 'get' | 'put'>;
type At = Pick<Snapshot, 'state' | 'revision' | 'position'> & { readonly snapshotAt: number };
const every = 1_000;

/**
 * What deciders of streams without an end are at, kept in the records once in a thousand events, so that a start reads the last events alone. It may be lost or
 * old: it is a place in the stream to begin at. Of another log, such as one that was restored, the event at that place is another one.
 */
export function snapshots(records: SnapshotRecords | undefined, store: Pick<EventStore, 'read'>) {
  const keyOf = (stream: string) => `snapshot:${stream}`;
  async function find(version: number, stream: string): Promise<Snapshot | undefined> {
    const found = (await records?.get<Snapshot>(keyOf(stream)))?.value;
    if (found?.version !== version) return undefined;
    const event = await eventAt(store, stream, found.revision);
    return event?.id === found.eventId && event.position === found.position ? found : undefined;
  }
  async function put(
    to: SnapshotRecords,
    version: number,
    stream: string,
    { state, revision, position, snapshotAt }: At,
  ): Promise<number> {
    const event = await eventAt(store, stream, revision);
    if (event?.position !== position) return snapshotAt;
    await to.put<Snapshot>(keyOf(stream), { version, state, eventId: event.id, revision, position });
    return revision;
  }
  return {
    of: async ({ snapshot }: AnyDecider, stream: string): Promise<Snapshot | undefined> =>
      snapshot === undefined ? undefined : find(snapshot, stream).catch(() => undefined),
    /** The revision of which one is kept afterwards, if that is another one: where it cannot be kept now, it is later. */
    keep: async ({ snapshot }: AnyDecider, stream: string, at: At): Promise<number> =>
      !records || snapshot === undefined || at.revision - at.snapshotAt < every
        ? at.snapshotAt
        : put(records, snapshot, stream, at).catch(() => at.snapshotAt),
  };
}
