import type { DocumentStore } from '@paideia/documents/port.ts';
import { underLease } from '@paideia/documents/lease.ts';
import type { Records } from '@paideia/documents/records.ts';
import { runGroup, type GroupRunner } from './group-runner.ts';
import type { Log } from './log.ts';
import type { AnyProjection } from './projection.ts';

type Parts = {
  readonly projections: readonly AnyProjection[];
  readonly documents: DocumentStore;
  readonly records: Records;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** Other instances may run too: one of them at a time, by lease. */
  readonly isShared: boolean;
  readonly warn: (about: object, text: string) => void;
  /** A line for whoever waits for the start. */
  readonly onProgress: (text: string) => void;
  readonly onFailure: (error: unknown) => void;
};
export type Service = { readonly groups: readonly GroupRunner[]; readonly ended: Promise<unknown> };

/** Feeds every group; resolves when each has reached the head that the log had at the start, and builds of older versions are gone. */
export async function runService(parts: Parts): Promise<Service> {
  if (!parts.isShared) return started(parts, parts.signal);
  return new Promise<Service>((resolve, fail) => {
    const { records, signal } = parts;
    const ended: Promise<unknown> = underLease(records, 'projection-service', `projections-${process.pid}-${Date.now()}`, signal, async (held) => {
      const service = await started(parts, held);
      resolve({ ...service, ended });
      await service.ended;
    }).catch(fail);
  });
}

async function started({ projections, documents, records, log, warn, onProgress, onFailure }: Parts, signal: AbortSignal): Promise<Service> {
  const head = await log.head();
  const onParked: Parameters<typeof runGroup>[0]['onParked'] = ({ group, position, type, error }) =>
    warn({ group, position, type, error }, 'an event was parked');
  const groups = await Promise.all(projections.map((projection) => runGroup({ projection, documents, records, log, signal, warn, onParked })));
  const ended = Promise.all(groups.map(({ ended }) => ended)).catch((error: unknown) => {
    if (!signal.aborted) onFailure(error);
  });
  for (let saidAt = Date.now(); !signal.aborted;) {
    const behind = groups.map((group) => group.state()).filter(({ position }) => position < head);
    if (behind.length === 0) break;
    if (Date.now() - saidAt > 500) {
      saidAt = Date.now();
      const least = Math.min(...behind.map(({ position }) => position));
      onProgress(`Read models: ${Math.floor((100 * least) / head)} %`);
    }
    await Promise.race(
      behind.map(({ group, generation }) => documents.reached(projections.find((one) => one.group.name === group)!.group, head, 250).then(() => generation)),
    );
  }
  await dropOlder(projections, documents);
  return { groups, ended };
}

/** Nobody reads the builds of a version that this code has replaced; what is unknown to it is left alone. */
async function dropOlder(projections: readonly AnyProjection[], documents: DocumentStore) {
  for (const { group, collections } of projections)
    for (const build of await documents.builds())
      if (build.group.name === group.name && build.group.version < group.version)
        await documents.drop(
          build,
          collections.map(({ name }) => name),
        );
}
