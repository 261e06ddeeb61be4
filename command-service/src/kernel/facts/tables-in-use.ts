import { setTimeout as wait } from 'node:timers/promises';
import { announcedForMs, everySaid, stillSaid } from '@paideia/documents/in-use.ts';
import type { DocumentStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { AnyProjection } from '@paideia/projection-service/kernel/projection.ts';
import type { Position } from '@paideia/store/port.ts';
import type { Log } from '../logging/log.ts';

/** So long one counts that is not said again, as it passes here. */
const validForMs = 600_000;
const announceEveryMs = 60_000;
const prefix = 'factTables:';
type Used = { readonly group: string; readonly version: number };
type Announcement = { readonly tables: readonly Used[]; readonly looked: Position };

/**
 * Instances of several releases decide side by side, each by the versions of the fact tables that it was built with. Each says which those are,
 * in a record that expires when it is gone, and a version is dropped only when nobody says that it is used. Each also says how far it has looked
 * through the log, so that whoever erased a person knows when nobody remembers anything any more.
 */
export function tablesInUse({
  records,
  documents,
  tables,
  holder,
  clock,
  now,
}: {
  readonly records: Records;
  readonly documents: DocumentStore;
  readonly tables: readonly AnyProjection[];
  readonly holder: string;
  readonly clock: () => Date;
  /** Tests say here what time passes. */
  readonly now?: () => number;
}) {
  const known = new Set(tables.map(({ group }) => group.name));
  const used: readonly Used[] = tables.map(({ group }) => ({ group: group.name, version: group.version }));
  let looked: Position = 0;
  const announce = () =>
    records.put<Announcement>(prefix + holder, { tables: used, looked }, new Date(clock().getTime() + announcedForMs));
  const said = stillSaid(validForMs, now);
  const announced = async () => said(await everySaid<Announcement>(records, prefix)).map(({ value }) => value);

  async function dropUnused() {
    const builds = await documents.builds();
    const inUse = new Set(
      (await announced()).flatMap(({ tables: theirs }) => theirs.map(({ group, version }) => `${group}@${version}`)),
    );
    for (const { group, generation, collections } of builds)
      if (known.has(group.name) && !inUse.has(`${group.name}@${group.version}`))
        await documents.discard({ group, generation }, collections);
  }
  async function again(signal: AbortSignal, everyMs: number, work: () => Promise<unknown>, log: Log) {
    while (!signal.aborted) {
      await wait(everyMs, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted)
        await work().catch((error: unknown) =>
          log.warn({ error: String(error) }, 'which fact tables are used is told again later'),
        );
    }
  }
  return {
    /** Before the tables are looked at for the first time. */
    announce,
    /** Everything up to the position was looked at. */
    async announceLooked(position: Position) {
      looked = Math.max(looked, position);
      await announce();
    },
    /** Whether every instance that is not known to be gone has looked so far. */
    haveLooked: async (position: Position) => (await announced()).every((one) => one.looked >= position),
    /** An orderly end: nobody waits for this instance any more. */
    withdraw: () => records.remove(prefix + holder),
    dropUnused,
    keepAnnouncing: (signal: AbortSignal, log: Log) =>
      again(signal, announceEveryMs, () => announce().then(announced), log),
    /** First after a while: a release that did not announce anything yet may still be running. */
    keepTidy: (signal: AbortSignal, log: Log) => again(signal, validForMs, dropUnused, log),
  };
}
