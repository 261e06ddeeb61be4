// Documents are written as MessagePack, in which the names of fields stand once in the file and not in every document.
import type { RootDatabase } from 'lmdb';
import { Packr, RESERVE_START_SPACE, Unpackr } from 'msgpackr';
import type { Position } from '@paideia/store/port.ts';
import type { Doc } from '../planner.ts';

export type StoredDocument = { readonly position: Position; readonly doc: Doc };
export type Encoding = {
  encode(stored: StoredDocument): Buffer;
  decode(bytes: Buffer): StoredDocument;
  /**
   * Writes down the names that no document had before those that were encoded last, which stand in these with every object. It answers true when there were
   * such: encoded again, the documents are shorter. It is not called within a transaction.
   */
  saveNames(): Promise<boolean>;
};

/** Before the document stands its position, which is asked for more often. */
const positionBytes = 8;
export const positionIn = (bytes: Buffer): Position => bytes.readDoubleBE(0);

/** It is part of how documents are written: another limit would make other bytes. */
const mostStructures = 2_000;
const key = 'structures';
/** Names that no code gives are not shared: those of a map are as many as there are ids, and are written where they stand. */
const isShared = (names: readonly string[]) => names.every((name) => /^_?[A-Za-z]{1,40}$/.test(name));
type Structures = readonly (readonly string[])[];

type Branch = Map<string, Branch> & { isWhole?: true };
/** Lists of names are looked up name by name: to join them would cost every object of every document a text. */
function namesTree(all: Structures) {
  const root: Branch = new Map<string, Branch>();
  const lists: (readonly string[])[] = [];
  function add(names: readonly string[]): void {
    let at = root;
    for (const name of names) {
      let next = at.get(name);
      if (!next) at.set(name, (next = new Map<string, Branch>()));
      at = next;
    }
    at.isWhole = true;
    lists.push(names);
  }
  function has(names: readonly string[]): boolean {
    let at: Branch | undefined = root;
    for (const name of names) if (!(at = at.get(name))) return false;
    return at.isWhole === true;
  }
  all.forEach(add);
  return { add, has, size: () => lists.length, all: () => lists };
}

/** Writes down the lists of names that are missing, and answers with all that there are. */
export type WriteNames = (wanted: Structures) => Promise<Structures>;
/** `change` runs its work in a transaction of the environment. */
export function writingNames(env: RootDatabase, change: (work: () => void) => Promise<void>): WriteNames {
  const kept = env.openDB<Structures, string>({ name: 'structures', encoding: 'json' });
  return async (wanted) => {
    let all: Structures = [];
    await change(() => {
      const before = kept.get(key) ?? [];
      const there = namesTree(before);
      const fresh = wanted.filter((names) => !there.has(names)).slice(0, mostStructures - before.length);
      all = [...before, ...fresh];
      if (fresh.length > 0) kept.putSync(key, all);
    });
    return all;
  };
}

/**
 * `write` is `writingNames`, of this process or of the one that writes. A service that is not gone yet may write beside the next one: a list of names has the place in
 * the file that whoever wrote it down first gave it, and none is used before it is written down.
 */
export function documentEncoding(env: RootDatabase, write: WriteNames): Encoding {
  const kept = env.openDB<Structures, string>({ name: 'structures', encoding: 'json' });
  const writtenDown = (): Structures => kept.get(key) ?? [];
  let known = namesTree([]);
  let missing = namesTree([]);
  /** All others are written as maps with their names: the library reads names that are not shared, but stand twice in a document, wrongly. */
  const isRecord = (object: object): boolean => {
    const names = Object.keys(object);
    if (known.has(names)) return true;
    if (known.size() + missing.size() < mostStructures && !missing.has(names) && isShared(names)) missing.add(names);
    return false;
  };
  const options = {
    maxSharedStructures: mostStructures,
    mapsAsObjects: true,
    saveStructures: () => undefined, // What is encoded has no names that are not written down already.
  };
  const copied = (all: Structures) => all.map((names) => [...names]);
  let packr: Packr;
  function use(all: Structures): void {
    if (packr && all.length <= known.size()) return;
    known = namesTree(all);
    // The library's types know no function of `useRecords`.
    packr = new Packr({ ...options, useRecords: isRecord as never, getStructures: () => copied(all) });
  }
  use(writtenDown());
  // It looks for what others have written down since as soon as it meets a place that it does not know.
  const unpackr = new Unpackr({ ...options, getStructures: () => copied(writtenDown()) });
  return {
    encode({ position, doc }) {
      const bytes = packr.pack(doc, RESERVE_START_SPACE + positionBytes);
      bytes.writeDoubleBE(position);
      return bytes;
    },
    decode(bytes) {
      return { position: positionIn(bytes), doc: unpackr.unpack(bytes.subarray(positionBytes)) as Doc };
    },
    async saveNames() {
      const wanted = missing.all();
      if (wanted.length === 0) return false;
      missing = namesTree([]);
      use(await write(wanted));
      return true;
    },
  };
}
