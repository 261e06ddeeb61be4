// How documents are written: as MessagePack, in which the names of fields stand once in the file and not in every document.
import type { RootDatabase } from 'lmdb';
import { Packr, RESERVE_START_SPACE } from 'msgpackr';
import type { Position } from '@paideia/store/port.ts';
import type { Doc } from '../planner.ts';

export type StoredDocument = { readonly position: Position; readonly doc: Doc };
export type Encoding = {
  encode(stored: StoredDocument): Buffer;
  decode(bytes: Buffer): StoredDocument;
  /** Before what was encoded is written: names that no document had until now are written down. Not within a transaction. */
  save(): Promise<void>;
};

/** Before the document stands its position, which is asked for more often. */
const positionBytes = 8;
export const positionIn = (bytes: Buffer): Position => bytes.readDoubleBE(0);

/** Part of how documents are written: another limit would make other bytes. */
const mostStructures = 2_000;
const key = 'structures';
/** Names that no code gives: those of a map are as many as there are ids, and are written where they stand. */
const isShared = (names: readonly string[]) => names.every((name) => /^_?[A-Za-z]{1,40}$/.test(name));
/** Of the packer: what many documents share comes first, what one has alone after that. */
type Structures = readonly (readonly string[])[] & { readonly sharedLength?: number };

type Branch = Map<string, Branch> & { isWhole?: true };
/** Lists of names, looked up name by name: to join them would cost every object of every document a text. */
function namesTree(all: Structures) {
  const root: Branch = new Map<string, Branch>();
  let size = 0;
  function add(names: readonly string[]): void {
    let at = root;
    for (const name of names) {
      let next = at.get(name);
      if (!next) at.set(name, (next = new Map<string, Branch>()));
      at = next;
    }
    at.isWhole = true;
    size++;
  }
  function has(names: readonly string[]): boolean {
    let at: Branch | undefined = root;
    for (const name of names) if (!(at = at.get(name))) return false;
    return at.isWhole === true;
  }
  all.forEach(add);
  return { add, has, size: () => size };
}

/** `change` runs its work in a transaction of the environment. */
export function documentEncoding(env: RootDatabase, change: (work: () => void) => Promise<void>): Encoding {
  const kept = env.openDB<Structures, string>({ name: 'structures', encoding: 'json' });
  const known = namesTree(kept.get(key) ?? []);
  /** All others are written as maps with their names: the library reads names that are not shared, but stand twice in a document, wrongly. */
  const isRecord = (object: object): boolean => {
    const names = Object.keys(object);
    if (known.has(names)) return true;
    if (known.size() >= mostStructures || !isShared(names)) return false;
    known.add(names);
    return true;
  };
  const packr = new Packr({
    maxSharedStructures: mostStructures,
    // The library's types know no function here.
    useRecords: isRecord as never,
    mapsAsObjects: true,
    getStructures: () => kept.get(key)?.map((names) => [...names]) ?? [],
    saveStructures: () => undefined, // they are saved with the documents, not while one is encoded
  });
  // The library's types leave out how many are shared.
  const structures = () => (packr as unknown as { readonly structures: Structures }).structures;
  let saved = kept.get(key)?.length ?? 0;
  return {
    encode({ position, doc }) {
      const bytes = packr.pack(doc, RESERVE_START_SPACE + positionBytes);
      bytes.writeDoubleBE(position);
      return bytes;
    },
    decode(bytes) {
      return { position: positionIn(bytes), doc: packr.unpack(bytes.subarray(positionBytes)) as Doc };
    },
    async save() {
      const { sharedLength = 0 } = structures();
      if (sharedLength <= saved) return;
      const all = structures().slice(0, sharedLength).map((names) => [...names]); // oxfmt-ignore
      await change(() => void kept.putSync(key, all));
      saved = Math.max(saved, sharedLength);
    },
  };
}
