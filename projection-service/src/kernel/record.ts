import type { Collection, Reader } from '@paideia/documents/port.ts';

type Read = <V extends object>(from: Collection<V>) => Reader<V>;
type Of = { readonly kind: string; readonly id: string };
/** What a document is called wherever people are told of it. */
type Naming<V> = {
  /** As events name it (`named('group', id)`), and fields of ids (`ids` of an audit table). */
  readonly kind: string;
  readonly name: (doc: V) => string | undefined;
  /** What it is a part of, without which its name says little. */
  readonly within?: (doc: V) => Of;
  /** The time zone of what happens there. */
  readonly zone?: (doc: V) => string;
};
/** It says which document shows the state of a stream as of a moment. */
type Standing<V, W extends object> = {
  /** The categories of the streams that tell of it, whose ids are its own. */
  readonly of: readonly string[];
  /** Sums over other streams, which these alone do not tell. */
  readonly leftOut?: readonly (keyof V & string)[];
  /** The document is found there before it is here. */
  readonly orElse?: Collection<W>;
  /** Further streams that tell of it. */
  readonly beside?: (read: Read, id: string) => Promise<readonly string[]>;
};
type Telling<V, W extends object> = {
  readonly named?: Naming<V>;
  readonly standing?: Standing<V, W>;
  /** The streams that events refer to by these fields: a document shows names and terms of theirs. */
  readonly referred?: Readonly<Record<string, string>>;
};
/** A collection, and what the system log is to know of its documents. */
export type RecordView = Telling<object, object> & { readonly view: Collection<object> };

/** A list has the records of different documents; each is closed over its own type. */
export const recordOf = <V extends object, W extends object = V>(
  view: Collection<V>,
  telling: Telling<V, W>,
): RecordView => ({ view, ...telling }) as unknown as RecordView;
