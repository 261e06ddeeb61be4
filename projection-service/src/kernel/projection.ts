import type { DataOf, Events, Message } from '@paideia/events/kernel/message.ts';
import type { EventRef, Metadata } from '@paideia/events/kernel/metadata.ts';
import type { AnyCollection, Collection, Group, Where } from '@paideia/documents/port.ts';
import type { RecordView } from './record.ts';

/** It says where and by whom an event was made: its metadata and its place in the log. */
export type Occurred = Metadata & {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
};

/** The event at hand, as a shown value names it in its `why`. */
export const refOf = ({ stream, revision }: Pick<Occurred, 'stream' | 'revision'>): EventRef => ({ stream, revision });

type To<V> = (doc: V | undefined) => V | undefined;
/** What an event makes of one document, or of every document that a declared index finds: a list of changes mixes collections, so each is closed over its own type. */
export type AnyChange = {
  readonly into: AnyCollection;
  readonly target: { readonly id: string } | { readonly where: object };
  readonly to: (doc: unknown) => unknown;
  /** Whatever was there before, so it need not be known. */
  readonly isWhole?: true;
};
const change = <V extends object>(
  into: Collection<V>,
  target: { readonly id: string } | { readonly where: Where<V> },
  to: To<V>,
): AnyChange => ({ into, target, to }) as unknown as AnyChange;

/** The fields of the view and none beside them: what an event has and its view has not would be kept where nobody looks for it. */
type Only<V, D> = D & { readonly [K in Exclude<keyof D, keyof V>]: never };
export const put = <V extends object, const D extends V>(
  into: Collection<V>,
  id: string,
  doc: Only<V, D>,
): AnyChange => ({ isWhole: true, ...change(into, { id }, () => doc) });
/** Nothing in means there is none yet; nothing out, that there is none any more. */
export const upsert = <V extends object, const D extends V>(
  into: Collection<V>,
  id: string,
  to: (doc: V | undefined) => Only<V, D> | undefined,
): AnyChange => change(into, { id }, to);
/** A document that is not there stays away. */
export const update = <V extends object, const D extends V>(
  into: Collection<V>,
  id: string,
  to: (doc: V) => Only<V, D>,
): AnyChange => change(into, { id }, (doc) => doc && to(doc));
export const patch = <V extends object, const D extends Partial<V>>(
  into: Collection<V>,
  id: string,
  fields: Only<V, D>,
): AnyChange => update(into, id, (doc) => ({ ...doc, ...fields }));
export const remove = <V extends object>(into: Collection<V>, id: string): AnyChange =>
  change(into, { id }, () => undefined);
export const updateWhere = <V extends object>(into: Collection<V>, where: Where<V>, to: (doc: V) => V): AnyChange =>
  change(into, { where }, (doc) => doc && to(doc));

/** Another document of the same group that a row must see before it can say what changes. */
export type Need = { readonly from: AnyCollection; readonly id: string };
export const need = <V extends object>(from: Collection<V>, id: string): Need => ({
  from: from as unknown as AnyCollection,
  id,
});
export type Found = { one<V extends object>(from: Collection<V>, id: string): V | undefined };

export type Changes = AnyChange | readonly AnyChange[];
type Row<D> =
  | ((data: D, occurred: Occurred) => Changes)
  | {
      readonly needs: (data: D, occurred: Occurred) => readonly Need[];
      readonly then: (data: D, occurred: Occurred, found: Found) => Changes;
    };

export type Projection<E extends Message = Message> = {
  readonly group: Group;
  readonly collections: readonly AnyCollection[];
  /** They are what the system log is to know of the documents: their names, and their state as of a moment. */
  readonly records?: readonly RecordView[];
  /** They say whose events are followed. */
  readonly events: readonly Events[];
  readonly on: { readonly [T in E['type']]?: Row<DataOf<E, T>> };
  /** Nobody is answered from it right after a command, so on the servers it takes several events at once. */
  readonly mayLag?: boolean;
  /** It is for the system log only: it takes every event of every stream, undecided by type. */
  readonly onAny?: (event: Message, occurred: Occurred) => Changes;
};
export type AnyProjection = Projection<never>;
export const defineProjection = <E extends Message>(
  projection: Omit<Projection<E>, 'collections'> & { readonly collections: readonly Collection<never>[] },
): AnyProjection => projection;
/** Lists collections of different documents. */
export const collectionNames = ({ collections }: Pick<AnyProjection, 'collections'>): readonly string[] =>
  collections.map(({ name }) => name);
export const collectionsOf = (...collections: readonly { readonly name: string }[]): readonly AnyCollection[] =>
  collections as unknown as readonly AnyCollection[];
