// Builds go a little at a time, and so that one that was cut short is done again.
import { clear } from '@paideia/store/lmdb/set-back.ts';
import { buildKey } from '../places.ts';
import type { Build, DocumentStore } from '../port.ts';
import type { DocumentsFile } from './lmdb-documents-file.ts';
import type { gatheredEntries } from './indexes/lmdb-gathered.ts';

export function droppingBuilds(
  { env, look, change, builds, checkpoints, generations }: DocumentsFile,
  gathered: Pick<ReturnType<typeof gatheredEntries>, 'forget'>,
): Pick<DocumentStore, 'drop' | 'discard'> {
  /** The position goes first and the entry last, so that what is left half-way is seen. */
  async function remove(build: Build, giveUp = () => {}) {
    await change(() => {
      giveUp();
      checkpoints.removeSync(buildKey(build));
    });
    await gathered.forget(build);
    look();
    const entry = builds.of(build);
    if (!entry) return;
    const { docs, index } = builds.tables(entry)!;
    for (const each of [docs, index]) await clear(env, each);
    await change(() => builds.forget(build));
  }
  return {
    drop: (build, _collections, token) => remove(build, () => generations.giveUp(build, token)),
    discard: (build) => remove(build),
  };
}
