import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { committed } from '@paideia/store/lmdb/failed-commits.ts';
import { preallocate } from '@paideia/store/lmdb/preallocation.ts';
import { assertNotSetBack } from '@paideia/store/lmdb/set-back.ts';
import { open } from 'lmdb';
import { scrub } from './lmdb-scrub.ts';
import { assertKey, isAlive, jsonOf, sealed, versionAfter, type Kept } from '../record-values.ts';
import type { Records, StoredRecord } from '../records.ts';

/** More are removed than are written meanwhile, so that the dead do not become more and more. */
const writesBetweenRemovals = 100;
const mostRemoved = 2 * writesBetweenRemovals;
/** A process that writes little removes only at its first write, by a clock that was not set yet perhaps. */
const longDeadMs = 86_400_000;

/** The records lie in `<dataDir>/<file>.mdb`. Exactly one process opens it for writing, and first; the others open it `readOnly`. */
export function lmdbRecords(
  dataDir: string,
  { file, mapSize = 16 * 2 ** 30, readOnly = false }: { file: string; mapSize?: number; readOnly?: boolean },
): Records {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, `${file}.mdb`);
  // Each look is for one key: what the system reads ahead of it pushes out what is needed, where memory is short. The library's types leave it out.
  const options = { path, noSubdir: true, mapSize, maxDbs: 3, readOnly, overlappingSync: false, noReadAhead: true };
  const env = open(options);
  if (!readOnly) preallocate(env, path);
  const records = env.openDB<Kept, string>({ name: 'records', encoding: 'json' });
  /** They are found by the time of expiry, so that removing reads nothing that is still alive. */
  const expiries = env.openDB<null, [at: string, key: string]>({ name: 'expiries', encoding: 'json' });
  let writes = 0;

  const alive = (key: string): Kept | undefined => {
    const kept = records.get(key);
    return kept && isAlive(kept) ? kept : undefined;
  };
  const storedRecord = <V>(key: string, { value, version, expiresAt }: Kept): StoredRecord<V> => ({
    key,
    value: value as V,
    version,
    expiresAt,
  });

  function drop(key: string, kept: Kept | undefined) {
    if (!kept) return;
    records.removeSync(key);
    if (kept.expiresAt !== null) expiries.removeSync([kept.expiresAt, key]);
  }
  function store(key: string, kept: Kept) {
    drop(key, records.get(key));
    records.putSync(key, kept);
    if (kept.expiresAt !== null) expiries.putSync([kept.expiresAt, key], null);
  }
  /** What is dead already reads as absent; a little of it is cleared away now and then. */
  function removeExpired() {
    const isFirst = writes === 0;
    if (writes++ % writesBetweenRemovals !== 0) return;
    const until = new Date(Date.now() - (isFirst ? longDeadMs : 0)).toISOString();
    const dead = [...expiries.getKeys({ start: ['', ''], end: [until, ''], limit: mostRemoved })];
    for (const [, key] of dead) drop(key, records.get(key));
  }
  /** Only a child transaction is undone when something in it throws. */
  async function change<T>(key: string, work: () => T): Promise<T> {
    assertKey(key);
    if (readOnly) throw new Error(`${file}.mdb is open for reading only`);
    let result: T | undefined;
    await committed(
      env,
      env.childTransaction(() => {
        assertNotSetBack(env);
        result = work();
        removeExpired();
      }),
    );
    return result as T; // The transaction has run when its promise settles.
  }

  return {
    async get<V>(key: string) {
      assertKey(key);
      env.resetReadTxn();
      const kept = alive(key);
      return kept && storedRecord<V>(key, kept);
    },
    async put(key, value, expiresAt) {
      const json = jsonOf(value);
      await change(key, () => store(key, sealed(json, versionAfter(records.get(key)), expiresAt)));
    },
    async putAll(all) {
      await Promise.all(all.map(({ key, value }) => this.put(key, value)));
    },
    async putIfAbsent<V>(key: string, value: V, expiresAt?: Date) {
      const json = jsonOf(value);
      return change(key, () => {
        const before = alive(key);
        if (before) return { isNew: false, record: storedRecord<V>(key, before) };
        const kept = sealed(json, versionAfter(records.get(key)), expiresAt);
        store(key, kept);
        return { isNew: true, record: storedRecord<V>(key, kept) };
      });
    },
    async replace(key, version, value, expiresAt) {
      const json = jsonOf(value);
      return change(key, () => {
        if (alive(key)?.version !== version) return false;
        store(key, sealed(json, versionAfter(records.get(key)), expiresAt));
        return true;
      });
    },
    replaceAll(replacements) {
      return Promise.all(replacements.map(({ key, version, value }) => this.replace(key, version, value)));
    },
    async take<V>(key: string) {
      return change(key, () => {
        const kept = alive(key);
        drop(key, records.get(key));
        return kept && storedRecord<V>(key, kept);
      });
    },
    async remove(key) {
      await change(key, () => drop(key, records.get(key)));
    },
    async shred(key) {
      await change(key, () => drop(key, records.get(key)));
      await env.transaction(() => {
        assertNotSetBack(env);
        return records.get(key) ?? scrub(path, key);
      });
    },
    async list<V>(prefix: string, { limit = 1000, after }: { limit?: number; after?: string } = {}) {
      env.resetReadTxn();
      const found: StoredRecord<V>[] = [];
      for (const { key, value } of records.getRange({
        start: after !== undefined && after >= prefix ? after : prefix,
      })) {
        if (!key.startsWith(prefix)) break;
        if (key === after || !isAlive(value)) continue;
        found.push(storedRecord<V>(key, value));
        if (found.length >= limit) break;
      }
      return found;
    },
    close: () => env.close(),
  };
}
