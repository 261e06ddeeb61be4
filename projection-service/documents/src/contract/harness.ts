// The groups of the contract share this: the rows they try, and short ways to write and read them.
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Position } from '@paideia/store/port.ts';
import {
  group,
  type AnyCollection,
  type Collection,
  type DocumentStore,
  type Projected,
  type Query,
  type Writes,
} from '../port.ts';

/** Opens the same store anew; `wait` is how long a reader may go on reading a generation after another process switched. */
export type Subject = { readonly open: () => Promise<DocumentStore>; readonly switchMs?: number };

export type Value = string | number | boolean | null | undefined;
export type Row = {
  region?: string | null;
  status: string;
  score?: number | null;
  active: boolean;
  name: string;
  mixed?: Value;
  tags?: Value[];
  nested?: unknown;
};
export const scalarFields = ['region', 'status', 'score', 'active', 'name', 'mixed'] as const;
/** A server that orders text by UTF-16 code unit is only fair with texts in which both orders agree. */
export const isBmpOnly = process.env['TEXT'] === 'bmp';
/** A stand-in for a server cannot do these; the one that starts it says so. The embedded store and a real server lack nothing. */
const lacking = (process.env['LACKS'] ?? '').split(' ');
type Ability = 'nestedLists' | 'ownElements' | 'goingOn' | 'speed';
export const testWhere = (needed: Ability): typeof test | typeof test.skip =>
  lacking.includes(needed) ? test.skip : test;

// The port types each index by its document; the rows' are written once for all.
const shape = {
  indexes: {
    byRegion: ['region', 'status', 'score'],
    byScore: ['score'],
    byStatus: ['status'],
    byMixed: ['mixed'],
    byActiveMixed: ['active', 'mixed'],
    byActiveName: ['active', 'name'],
    byTags: ['tags'],
    byRegionTags: ['region', 'tags'],
    byTagsName: ['tags', 'name'],
    byMixedName: ['mixed', 'name'],
    byTagsStatus: ['tags', 'status'],
    byActiveScore: ['region', 'active', 'score'],
  },
  sparse: ['byMixedName', 'byTagsStatus'],
  values: { active: [true, false] },
  search: ['name', 'status'],
} as const;
export const uniqueGroup = (version = 1) => group(`g-${randomUUID()}`, version);
/** The others have no pairs of words. */
export const newRows = (name = 'rows', group = uniqueGroup()): Collection<Row> =>
  group.collection<Row>(name, { ...shape, pairs: name !== 'others' });

export const any = (collection: { readonly name: string }): AnyCollection => collection as unknown as AnyCollection;
export const buildOf = (collection: { readonly group: Collection<never>['group'] }, generation = 1) => ({
  group: collection.group,
  generation,
});
export const writes = <V extends object>(into: Collection<V>, documents: readonly Projected<V>[]): Writes => ({
  into: any(into),
  documents,
});
/** Writes one collection of a group that has no other. */
export const commit = <V extends object>(
  store: DocumentStore,
  into: Collection<V>,
  documents: readonly Projected<V>[],
  position: Position,
  generation = 1,
) => store.commit(buildOf(into, generation), [any(into)], [writes(into, documents)], position);
/** It drops a build, whichever is live. */
export const drop = <V extends object>(store: DocumentStore, collection: Collection<V>, generation = 1) =>
  store.discard(buildOf(collection, generation), [collection.name]);
export const row = (name: string, more: Partial<Row> = {}): Row => ({ status: 's', active: true, name, ...more });
/** Makes documents whose names are their places in the list, unless they have one, each at a position of its own. */
export const rowsOf = (docs: readonly Partial<Row>[], ids?: readonly string[]): Projected<Row>[] =>
  docs.map((doc, n) => ({ id: ids?.[n] ?? `id${n}`, position: n + 1, doc: row(`${n}`, doc) }));

/** Answers names in the order found: page by page and all at once, and the count agrees. */
export async function named(
  store: DocumentStore,
  docs: readonly Partial<Row>[],
  query: Partial<Query<Row>>,
  ids?: readonly string[],
): Promise<string[]> {
  const rows = newRows();
  await commit(store, rows, rowsOf(docs, ids), docs.length);
  const reader = store.read(rows);
  const whole: string[] = [];
  for (let after: string | undefined, first = true; first || after; first = false) {
    const page = await reader.find({ limit: 1, ...query, after });
    whole.push(...page.items.map((doc) => doc.name));
    after = page.next;
    if (whole.length > docs.length) break;
  }
  const once = (await reader.find({ limit: 100, ...query })).items.map((doc) => doc.name);
  expect(once).toEqual(whole);
  expect(await reader.count(query)).toEqual({ n: once.length, more: false });
  const { where } = query;
  if (!query.search) expect([...(await store.ids(rows, 1, where ?? {}))].length).toBe(once.length);
  await drop(store, rows);
  return once;
}
