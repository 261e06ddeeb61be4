// It copies what is kept beside the log, with its expiry. What names a place in the log is translated.
import type { Records, StoredRecord } from '@paideia/documents/records.ts';
import type { Position } from '@paideia/store/port.ts';

/** They are called as the embedded files. Of the projections nothing is copied: read models, and what they hold back, are built anew from the log. */
export const recordFiles = ['keys', 'accounts', 'facts-records', 'chain', 'sessions'] as const;
const pageSize = 1_000;

export async function* allRecords(from: Records): AsyncGenerator<readonly StoredRecord<unknown>[]> {
  for (let after: string | undefined; ;) {
    const page = await from.list<unknown>('', { limit: pageSize, ...(after === undefined ? {} : { after }) });
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    after = page.at(-1)!.key;
  }
}
/** Leases are of processes that do not run on the other side, and what has fired is told there by the log itself. A checkpoint of the chain is signed as it is, and its place is looked up by the hash. */
const staysBehind = ({ key }: StoredRecord<unknown>) => /^(lease|timer):/.test(key);
const isPlace = (value: unknown): value is { readonly position: Position } =>
  typeof value === 'object' && value !== null && 'position' in value && typeof value.position === 'number';
const placed = ({ key, value }: StoredRecord<unknown>) =>
  /^(reaction|parked|session-watch|session|ended):/.test(key) && isPlace(value) ? value : undefined;

/** These are the positions that the records name. */
export async function positionsIn(from: Records): Promise<readonly Position[]> {
  const found: Position[] = [];
  for await (const page of allRecords(from))
    for (const one of page) found.push(...[placed(one)?.position ?? []].flat());
  return found;
}
/** A place that the log does not have is of a log that was restored: whoever kept it looks for it and says so, there as here. */
const translated = (one: StoredRecord<unknown>, positions: ReadonlyMap<Position, Position>): unknown => {
  const place = placed(one);
  return place ? { ...place, position: positions.get(place.position) ?? place.position } : one.value;
};

export async function copyRecords(
  from: Records,
  to: Records,
  positions: ReadonlyMap<Position, Position>,
): Promise<number> {
  let count = 0;
  for await (const page of allRecords(from)) {
    const moved = page.filter((one) => !staysBehind(one));
    await Promise.all(
      moved.map((one) =>
        to.put(one.key, translated(one, positions), one.expiresAt === null ? undefined : new Date(one.expiresAt)),
      ),
    );
    count += moved.length;
  }
  return count;
}
export async function isEmpty(records: Records): Promise<boolean> {
  return (await records.list('', { limit: 1 })).length === 0;
}
