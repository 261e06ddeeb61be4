import type { Position } from '@paideia/store/port.ts';

export type Scalar = string | number | boolean | null | undefined;
/** The fields that can be filtered and sorted are those that hold one plain value. */
export type FieldName<V> = { [K in keyof V]-?: V[K] extends Scalar ? K : never }[keyof V] & string;
/** These fields hold a list of plain values: a filter on one means "contains". */
type ListField<V> = {
  [K in keyof V]-?: [NonNullable<V[K]>] extends [never]
    ? never
    : NonNullable<V[K]> extends readonly Scalar[]
      ? K
      : never;
}[keyof V] &
  string;

/** One projection keeps several collections under one checkpoint. A new version is built beside the live one. */
export type Group = { readonly name: string; readonly version: number };
export type Collection<V extends object> = {
  readonly group: Group;
  readonly name: string;
  /** Each has 1 to 4 fields; at most one of them is a list field and then has one entry for each item. */
  readonly indexes: Readonly<Record<string, readonly (FieldName<V> | ListField<V>)[]>>;
  readonly search: readonly FieldName<V>[];
  /** Two words are found together, so that it does not matter how many documents have one of them. An embedded store keeps an entry for each two words of each. */
  readonly pairs?: boolean | undefined;
  /** Only those ask these indexes who want a value of the first field: a document without one need not stand there. */
  readonly sparse?: readonly string[] | undefined;
  /**
   * These are all values that a field can have, few of them: an index where such fields stand before the wanted order serves whoever wants all of them as well,
   * so that there need not be one without them. A document with another value is refused.
   */
  readonly values?: FieldValues<V> | undefined;
  readonly common?: CommonWords<never> | undefined;
};
type FieldValues<V> = { readonly [K in FieldName<V>]?: readonly V[K][] };
/**
 * It says where the words are that thousands of documents have. It is only true if whoever has a value of one of `fields` has its word, and nobody else has
 * that word but as a value of another of them, or among `besides`. Nothing is kept for it and no answer changes: indexes of such a field and the wanted order
 * are walked, where otherwise all that have the word would be gathered.
 */
type CommonWords<V> = { readonly fields: readonly FieldName<V>[]; readonly besides?: readonly Where<V>[] };
// Only its names matter to the store, so a collection of anything is a collection of objects.
export type AnyCollection = Collection<never>;

const isName = (text: string) => /^[A-Za-z][A-Za-z0-9-]{0,79}$/.test(text);

/** It is used as `group('leave-requests', 1).collection<View>('leaveRequests', { indexes, search })`. */
export function group(name: string, version: number) {
  if (!isName(name)) throw new TypeError(`a group cannot be called ${name}`);
  const self: Group = { name, version };
  return {
    ...self,
    collection<V extends object>(
      collectionName: string,
      {
        indexes = {},
        search = [],
        pairs,
        sparse,
        values,
        common,
      }: Partial<Pick<Collection<V>, 'indexes' | 'search' | 'pairs' | 'sparse' | 'values'>> & {
        readonly common?: CommonWords<V>;
      } = {},
    ): Collection<V> {
      const misfit =
        [collectionName, ...Object.keys(indexes)].find((one) => !isName(one)) ??
        sparse?.find((one) => !Object.hasOwn(indexes, one)) ??
        Object.keys(indexes).find((one) => indexes[one]!.length < 1 || indexes[one]!.length > 4);
      if (misfit !== undefined)
        throw new TypeError(
          `a collection or an index cannot be ${misfit}: names are short and plain, indexes have 1 to 4 fields`,
        );
      return {
        group: self,
        name: collectionName,
        indexes,
        search,
        pairs,
        sparse,
        values,
        common: common as CommonWords<never> | undefined,
      };
    },
  };
}

/** It is one value, one of several values, or a range that ends before `below`. A filter of undefined is no filter. */
export type Wanted<T> = T | readonly T[] | { readonly from?: NonNullable<T>; readonly below?: NonNullable<T> };
export type Where<V> = { readonly [K in FieldName<V>]?: Wanted<V[K]> | undefined } & {
  readonly [K in ListField<V>]?: Scalar | readonly Scalar[];
};
export type Query<V> = {
  readonly where?: Where<V>;
  /** Every word must begin some word of the collection's search fields. */
  readonly search?: string | undefined;
  readonly sort?: { readonly field: FieldName<V>; readonly descending?: boolean };
  readonly limit: number;
  /** It is either the cursor a page ended with, or how many documents to pass over. */
  readonly after?: string | undefined;
  readonly offset?: number;
};
export type Page<V> = { readonly items: readonly V[]; readonly next: string | undefined };
/** A count is exact up to 5,000; beyond that `n` is 5,000 and `more` is true. */
export type Count = { readonly n: number; readonly more: boolean };
export type Reader<V> = {
  /** A read waits for nobody, so nothing is saved by making one of several. */
  readonly isAtHand?: true;
  one(id: string): Promise<V | undefined>;
  /** They come in the order of the ids; an unknown id is left out. */
  many(ids: readonly string[]): Promise<readonly V[]>;
  find(query: Query<V>): Promise<Page<V>>;
  /** `sort` changes nothing of it: an index in that order has one entry for each document, which makes the counting quick. */
  count(query?: Pick<Query<V>, 'where' | 'search' | 'sort'>): Promise<Count>;
};

/** It is a document as projected up to `position`; without `doc` it was removed there. */
export type Projected<V> = { readonly id: string; readonly position: Position; readonly doc: V | undefined };
export type Writes = { readonly into: AnyCollection; readonly documents: readonly Projected<unknown>[] };
/** It is one build of a group. `name@version.generation` is where its collections lie. */
export type Build = { readonly group: Group; readonly generation: number };
/** Somebody else leads the group by now; what this one still has under way counts no more. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
  constructor({ name, version }: Group, or = '') {
    super(`${name}@${version} is led by another one${or}`);
  }
}

export type DocumentStore = {
  /** Reads the live generation of the collection's group, or the one that is named. */
  read<V extends object>(from: Collection<V>, generation?: number): Reader<V>;
  /** Answers the documents as last committed, for a projection to go on from. */
  load<V extends object>(
    from: Collection<V>,
    generation: number,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Projected<V>>>;
  /** Answers the ids of every document that the filter wants, however many there are. */
  ids<V extends object>(from: Collection<V>, generation: number, where: Where<V>): Promise<readonly string[]>;
  /**
   * Writes each document unless a later one is there, then moves the build's position. `collections` are all of the group, so that empty ones exist too.
   * With `areIndependent` each document was made of itself and the events alone, so if only some are written when it is cut short, the same events make
   * the others again as they were to be.
   *
   * The `token` is that of who leads the group. Once a later leader has committed to the build, and maybe before, neither the position nor documents that are not
   * independent are taken from an earlier one: it throws `Fenced`. Independent documents may be written without asking, which on a server would cost each
   * commit a round trip: whoever made one of an event made the same one, so an earlier leader writes what is there already, or is refused by the later
   * position that the document bears. The mark that a removed document leaves bears one too, and is kept for a day. Without a token nobody leads: a fact
   * table is written by all who follow the log.
   */
  commit(
    build: Build,
    collections: readonly AnyCollection[],
    writes: readonly Writes[],
    position: Position,
    areIndependent?: boolean,
    token?: number,
  ): Promise<void>;
  position(build: Build): Promise<Position>;
  /**
   * It is for a build without documents: its indexes may be put off until `index`, which costs less than to keep them while everything is written. Until then
   * `read` answers of few documents only, `load` and `ids` as ever.
   */
  defer(build: Build, collections: readonly AnyCollection[]): Promise<void>;
  /** Makes what indexes were put off; nobody may commit meanwhile. */
  index(build: Build, collections: readonly AnyCollection[]): Promise<void>;
  /** Answers whether every event up to `position` could be read from the live generation within the time. */
  reached(group: Group, position: Position, withinMs: number): Promise<boolean>;
  /**
   * Answers the generation that readers of this version read; 1 when nothing was ever switched. With `isLikelyEnough` the one that was found last will do, as
   * whoever reads then finds out whether it is another by now.
   */
  live(group: Group, isLikelyEnough?: boolean): Promise<number>;
  /**
   * Makes the caller the one who feeds the group, until somebody else does the same, and answers its fencing token, greater than every one before. `lease` is
   * the token of the lease under which it does so. Throws `Fenced` when somebody led under a later lease: who had it before, and was late, fences nobody out.
   * Without a lease there is one process.
   */
  lead(group: Group, lease?: number): Promise<number>;
  /** Answers the number of a build to come, which none of the group ever had. Throws `Fenced` when the token is not the latest. */
  begin(group: Group, token: number): Promise<number>;
  /** Readers move to that generation at once. Throws `Fenced` when the token is not the latest or the generation was dropped, and nothing has changed. */
  switchTo(build: Build, token: number): Promise<void>;
  /** Answers every build that there is anything of, of every version, with its collections' names. */
  builds(): Promise<readonly (Build & { readonly position: Position; readonly collections: readonly string[] })[]>;
  /**
   * Deletes a build that is not live and never will be. Throws `Fenced` when the token is not the latest or the generation is the live one, and nothing
   * has changed. That is found out and the generation given up for ever in one step, so it does not matter how late the rest is done.
   */
  drop(build: Build, collections: readonly string[], token: number): Promise<void>;
  /** Deletes a build that nobody leads, as a fact table is, live or not. */
  discard(build: Build, collections: readonly string[]): Promise<void>;
  /** No byte of what was dropped or replaced is left on the medium, as far as the store has that in its hands. */
  shredRemoved(): Promise<void>;
  close(): Promise<void>;
};
/** A feed needs this of it: another process than the one that writes the file may have that. */
export type FedStore = Pick<DocumentStore, 'load' | 'ids' | 'commit' | 'position' | 'defer' | 'index'>;
export type FoldingStore = FedStore & Pick<DocumentStore, 'live' | 'close'>;
