// Documents are read far more often than they change, and to decode one costs several times what it costs to get its bytes.
import type { Database } from 'lmdb';
import type { Encoding, StoredDocument } from './lmdb-encoding.ts';
import { doorkeeper } from './lmdb-doorkeeper.ts';
import type { DocumentKey } from './lmdb-ids.ts';

/** `at` is the commit since which nothing was written when it was read last. */
type Decoded = { readonly bytes: Buffer; readonly stored: StoredDocument | undefined; at: number | undefined };
type Shelf = Map<string, Decoded>;
type Documents = Database<Buffer, DocumentKey>;
/** So many of the bytes are kept; the documents made of them take several times as much. */
const mostBytes = 16 * 2 ** 20;
/** One that is so large is not worth the many that it would push out. */
const largest = mostBytes / 16;

/** In tests whoever writes to a shared document is found out; elsewhere the types must do. */
const isWatched = process.env['NODE_ENV'] === 'test';
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** It stands for a document that is not there, which takes its place among the kept ones all the same. */
const nothing = Buffer.alloc(64);
type GetDecoded = (docs: Documents, code: string, id: string, at: number | undefined) => StoredDocument | undefined;

/**
 * It gets documents, those that were read twice before without parsing them again. Where nothing was written to the database since one was read (`at` is the same
 * number), it is as it was, or still not there. Otherwise its bytes come from the store and are compared. So what is given back is never older than the look
 * at the store. Whoever reads shares the document with others and changes nothing in it.
 */
export function decodedDocuments({ decode }: Pick<Encoding, 'decode'>, most = mostBytes): GetDecoded {
  // What was not used while the younger half filled up goes with the older one.
  let [young, old] = [new Map<Documents, Shelf>(), new Map<Documents, Shelf>()];
  let taken = 0;
  const isAdmitted = doorkeeper();

  function keep(docs: Documents, key: string, decoded: Decoded): void {
    taken += decoded.bytes.length;
    if (taken > most / 2) [old, young, taken] = [young, new Map<Documents, Shelf>(), decoded.bytes.length];
    const shelf = young.get(docs) ?? new Map<string, Decoded>();
    young.set(docs, shelf);
    shelf.set(key, decoded);
  }

  return (docs, code, id, at) => {
    const key = code + id;
    const recent = young.get(docs)?.get(key);
    const before = recent ?? old.get(docs)?.get(key);
    if (before && at !== undefined && before.at === at) {
      if (!recent) keep(docs, key, before);
      return before.stored;
    }
    // It is the buffer of the next read as well, and larger than it says.
    const found = docs.getBinaryFast([code, id]);
    if (found === undefined) {
      if (at !== undefined && isAdmitted(key)) keep(docs, key, { bytes: nothing, stored: undefined, at });
      return undefined;
    }
    const { length } = found;
    if (before?.stored && before.bytes.length === length && before.bytes.compare(found, 0, length) === 0) {
      before.at = at;
      if (!recent) keep(docs, key, before);
      return before.stored;
    }
    const bytes = Buffer.from(Buffer.from(found.buffer, found.byteOffset, length));
    const stored = isWatched ? frozen(decode(bytes)) : decode(bytes);
    if (bytes.length <= largest && (before !== undefined || isAdmitted(key))) keep(docs, key, { bytes, stored, at });
    return stored;
  };
}
