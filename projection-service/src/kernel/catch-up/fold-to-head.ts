import type { DocumentStore, FedStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import { startFeed } from '../feed.ts';
import type { Log } from '../log.ts';
import type { AnyProjection } from '../projection.ts';

type Parts = {
  readonly projections: readonly AnyProjection[];
  readonly documents: FedStore & Pick<DocumentStore, 'live'>;
  readonly records: Records;
  readonly log: Log;
  readonly warn: (about: object, text: string) => void;
};

/** Feeds the live build of each read model until it has what the log holds now. */
export async function foldToHead({ projections, documents, records, log, warn }: Parts): Promise<void> {
  const head = await log.head();
  const { signal } = new AbortController();
  const toHead = async (projection: AnyProjection) => {
    const { group } = projection;
    const build = { group, generation: await documents.live(group) };
    const onParked = ({ position, type, error }: { position: number; type: string; error: string }) =>
      warn({ group: group.name, position, type, error }, 'an event was parked');
    const feed = await startFeed({ projection, build, documents, records, log, signal, warn, onParked });
    // One that follows another log ends: to build it anew is for the service.
    await Promise.race([feed.reached(head), feed.ended]).catch(() => undefined);
    await feed.stop();
  };
  await Promise.all(projections.map(toHead));
}
