import { NoUpload, PartMissing, plannedParts, type ObjectStore, type Upload } from '@paideia/objects/port.ts';
import type { Content } from './archive.ts';
import { contentOf } from './content.ts';

/** It says what became of an upload: one object, and what is in it; or the first part that it lacks. */
export type Settled = ({ readonly size: number; readonly checksum: string } & Content) | { readonly missing: number };
/** A decision may ask this of the object storage. */
export type Storage = {
  /** Begins an upload of that key and answers its id. One that no event tells of is cleared away after a day. */
  begin(key: string): Promise<string>;
  /** Makes one object of the parts of so many bytes, unless it is done already, and looks what it is by what is in it. */
  settle(upload: Upload, size: number): Promise<Settled>;
};

const noStorage = () => Promise.reject(new Error('there is no object storage'));
/** It is for a service that keeps no files. */
export const withoutStorage: Storage = { begin: noStorage, settle: noStorage };

export function storageOf(store: ObjectStore): Storage {
  async function settle(upload: Upload, size: number): Promise<Settled> {
    const stored = await store.head(upload.key);
    if (stored)
      return { size: stored.size, checksum: stored.etag, ...(await contentOf(store, upload.key, stored.size)) };
    const parts = new Map((await store.parts(upload)).map((part) => [part.part, part]));
    const wanted = [];
    for (const planned of plannedParts(upload, size)) {
      const part = parts.get(planned.part);
      if (part?.size !== planned.size)
        // Somebody else may have completed it at the same moment, when no part is left.
        return (await store.head(upload.key)) ? settle(upload, size) : { missing: planned.part };
      wanted.push(part);
    }
    try {
      await store.complete(upload, wanted);
    } catch (error) {
      if (error instanceof PartMissing) return { missing: error.part };
      if (error instanceof NoUpload) return { missing: 1 };
      throw error;
    }
    return settle(upload, size);
  }
  return { begin: (key) => store.begin(key), settle };
}
