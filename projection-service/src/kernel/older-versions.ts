import { setTimeout as wait } from 'node:timers/promises';
import { candidate } from '@paideia/documents/lease.ts';
import { groupKey } from '@paideia/documents/places.ts';
import type { DocumentStore, Group } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { WholeBuilds } from '@paideia/documents/whole.ts';
import { leadershipOf } from './leadership.ts';
import type { AnyProjection } from './projection.ts';

type Parts = {
  readonly projections: readonly AnyProjection[];
  readonly documents: DocumentStore;
  readonly records: Records;
  readonly signal: AbortSignal;
  /** Undefined: there is one process, and one look is enough. */
  readonly holder: string | undefined;
  readonly leaseOf: (group: Group) => string;
  readonly leaseMs: number;
  readonly isInUse: (group: Group) => Promise<boolean>;
  readonly whole?: WholeBuilds | undefined;
  readonly everyMs: number;
  readonly warn: (about: object, text: string) => void;
};
type Builds = Awaited<ReturnType<DocumentStore['builds']>>;

/** Builds of versions that this code has replaced go when nobody feeds or reads them any more. */
export async function dropOlderVersions(parts: Parts): Promise<void> {
  const { projections, documents, records, signal, holder, leaseOf, leaseMs, isInUse, whole, everyMs, warn } = parts;
  const candidates = new Map<string, ReturnType<typeof candidate>>();
  const isOlder = ({ name, version }: Group) =>
    projections.some(({ group }) => group.name === name && version < group.version);

  /**
   * The version is led before it goes: an instance of the release before that takes its lease meanwhile keeps what it feeds. Readers of it, if there
   * were any, would find nothing from here on, so what they read is not live any more and can be dropped.
   */
  async function retire(group: Group, builds: Builds, lease: number | undefined) {
    const leadership = await leadershipOf({ documents, group, signal, lease, whole });
    await leadership.switchTo(await leadership.begin(), false);
    for (const { generation, collections } of builds) await leadership.drop({ group, generation }, collections);
  }

  for (; !signal.aborted; await wait(everyMs, undefined, { signal }).catch(() => undefined)) {
    try {
      const older = (await documents.builds()).filter(({ group }) => isOlder(group));
      const groups = new Map(older.map(({ group }) => [groupKey(group), group]));
      for (const [key, group] of groups) {
        const builds = older.filter((one) => groupKey(one.group) === key);
        if (await isInUse(group)) continue;
        if (holder === undefined) {
          await retire(group, builds, undefined);
          continue;
        }
        const name = leaseOf(group);
        const wanting = candidates.get(name) ?? candidate(records, name, holder, leaseMs);
        candidates.set(name, wanting);
        const lease = await wanting.take();
        if (lease === undefined) continue;
        await retire(group, builds, lease);
        await wanting.giveBack();
      }
      if (holder === undefined) return;
    } catch (error) {
      warn({ err: error }, 'older read models could not be dropped');
    }
  }
}
