// The oracle is a list of documents and plain loops; it shares no code with the port's meaning or its drivers.
import type { Projected, Query } from '../port.ts';
import { scalarFields, type Row, type Value } from './harness.ts';

type Lookup = Pick<Query<Row>, 'where' | 'search' | 'sort'>;
const kind = (v: Value) =>
  v === undefined || v === null
    ? 'a nothing'
    : { number: 'b', string: 'c', boolean: 'd' }[typeof v as 'number' | 'string' | 'boolean'];

export function order(a: Value, b: Value): number {
  if (kind(a) !== kind(b)) return kind(a) < kind(b) ? -1 : 1;
  if (typeof a === 'string') {
    const [x, y] = [[...a], [...(b as string)]].map((chars) => chars.map((c) => c.codePointAt(0)!)) as [
      number[],
      number[],
    ];
    for (let n = 0; n < Math.min(x.length, y.length); n++) if (x[n] !== y[n]) return x[n]! - y[n]!;
    return x.length - y.length;
  }
  return kind(a) === 'a nothing' || a === b ? 0 : a! < b! ? -1 : 1;
}

function wordsOf(text: string): string[] {
  const found: string[] = [];
  let open = false;
  for (const char of text.normalize('NFKD')) {
    if (/\p{M}/u.test(char)) continue;
    const low = char.toLowerCase();
    for (const one of low.replace(/\p{M}/gu, '')) {
      if (/\p{L}|\p{N}/u.test(one)) {
        if (open) found[found.length - 1] += one;
        else found.push(one);
        open = true;
      } else open = false;
    }
  }
  return found;
}

/** Who has no ß types two letters, and so on. */
const letters = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i' };
function typed(word: string): string {
  let result = word;
  for (const [one, other] of Object.entries(letters)) result = result.split(one).join(other);
  return result;
}

/** Names in these letters are written without a space. */
const isEastAsian = (char: string) =>
  [/\p{Ideographic}/u, /\p{sc=Hang}/u, /\p{sc=Hira}/u, /\p{sc=Kana}/u].some((one) => one.test(char));

type Bounds = { from?: Value; below?: Value };
const isBounds = (wanted: unknown): wanted is Bounds =>
  typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted);
function within(has: Value, { from, below }: Bounds): boolean {
  if (from !== undefined && (kind(from) !== kind(has) || order(has, from) < 0)) return false;
  return below === undefined || (kind(below) === kind(has) && order(has, below) < 0);
}

function fits(doc: Row, { where, search }: Lookup): boolean {
  for (const field of scalarFields) {
    const wanted = (where as Record<string, unknown> | undefined)?.[field];
    const has = doc[field];
    if (wanted === undefined) continue;
    if (Array.isArray(wanted)) {
      if (!wanted.some((one: Value) => order(one, has) === 0)) return false;
    } else if (isBounds(wanted)) {
      if (!within(has, wanted)) return false;
    } else if (order(wanted as Value, has) !== 0) return false;
  }
  const wantedTags = where?.tags as Value | Value[];
  if (wantedTags !== undefined) {
    const asked = Array.isArray(wantedTags) ? wantedTags : [wantedTags];
    const items = doc.tags ?? [null];
    let hit = false;
    for (const item of items) for (const one of asked) if (order(item, one) === 0) hit = true;
    if (!hit) return false;
  }
  const written = [doc.name, doc.status].map((text) => wordsOf(String(text)));
  const once = written.flat();
  const pairs = written.flatMap((two) =>
    two.length === 2 && two.every((one) => [...one].every(isEastAsian)) ? [two[0]! + two[1]!, two[1]! + two[0]!] : [],
  );
  const has = [...once, ...once.map(typed), ...pairs];
  return wordsOf(search ?? '').every((word) => has.some((one) => one.slice(0, word.length) === word));
}

/** It holds several collections under one position. */
export function oracle(names: readonly string[]) {
  const held = new Map(names.map((name) => [name, new Map<string, { position: number; doc: Row | undefined }>()]));
  let reached = 0;
  return {
    commit(batch: readonly (Projected<Row> & { readonly into: string })[], position: number) {
      const before = reached;
      for (const { into, id, position: at, doc } of batch) {
        const rows = held.get(into)!;
        if (at > before && at > (rows.get(id)?.position ?? -1)) rows.set(id, { position: at, doc });
      }
      reached = Math.max(reached, position);
    },
    ids: (name: string, query: Lookup) =>
      [...held.get(name)!]
        .filter(([, { doc }]) => doc && fits(doc, query))
        .sort(
          ([a, { doc: x }], [b, { doc: y }]) =>
            ((query.sort ? order(x![query.sort.field as 'name'], y![query.sort.field as 'name']) : 0) || order(a, b)) *
            (query.sort?.descending ? -1 : 1),
        )
        .map(([id]) => id),
    doc: (name: string, id: string) => held.get(name)!.get(id)?.doc,
    at: (name: string, id: string) => held.get(name)!.get(id)?.position,
    reached: () => reached,
  };
}
