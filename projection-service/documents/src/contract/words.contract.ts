import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Collection, DocumentStore, Query } from '../port.ts';
import { any, buildOf, drop, testWhere, uniqueGroup, writes } from './harness.ts';

const many = 5_600;
const test = testWhere('speed');
type Person = { readonly _id: string; readonly name: string; readonly email: string; readonly kind: string };

const first = (n: number) => (n % 40 === 5 ? ['Ada', 'Adam', 'Adele'][n % 3]! : ['Boris', 'Clara'][n % 2]!);
const family = (n: number) =>
  n % 35 === 10 ? 'Reed' : n % 35 === 11 ? 'Reeding' : ['Stone', 'Àdair', 'Young'][n % 3]!;
const people = Array.from({ length: many }, (_, n): Person => {
  const email = `${first(n)}.${family(n)}.s${n}@example.org`.toLowerCase();
  // Some have so many words that nobody keeps each two of them.
  const middle = n % 700 === 45 ? Array.from({ length: 30 }, (__, at) => ` m${at}`).join('') : '';
  return {
    _id: `id${`${(n * 37) % many}`.padStart(5, '0')}`,
    name: `${family(n)} ${first(n)}${middle}`,
    email,
    kind: n % 8 === 5 ? 'teacher' : 'student',
  };
});
const wordsIn = ({ name, email }: Person) =>
  `${name} ${email}`
    .normalize('NFD')
    .toLowerCase()
    .replace(/\u0300/g, '')
    .split(/[ .@]/);
const found = (search: string) => {
  const sought = search.toLowerCase().split(' ');
  return people.filter((one) => sought.every((word) => wordsIn(one).some((each) => each.startsWith(word))));
};

/** It tries words of which few, many, all and nobody have several; people are found alike with and without pairs of their words. */
export function wordsContract(store: () => DocumentStore): void {
  const group = uniqueGroup();
  const shape = { indexes: { byName: ['name'], byKind: ['kind', 'name'] }, search: ['name', 'email'] } as const;
  const [paired, single] = [
    group.collection<Person>('paired', { ...shape, pairs: true }),
    group.collection<Person>('single', shape),
  ];
  beforeAll(async () => {
    for (let n = 0; n < many; n += 700) {
      const documents = people.slice(n, n + 700).map((doc, at) => ({ id: doc._id, position: n + at + 1, doc }));
      const all = [paired, single].map((into) => writes(into, documents));
      await store().commit(buildOf(paired), [any(paired), any(single)], all, n + 700);
    }
  }, 60_000);
  afterAll(() => drop(store(), paired));

  const wanted: readonly (readonly [what: string, search: string, least: number, most: number])[] = [
    ['a rare word and the beginning of another', 'reed ad', 2, 60],
    ['two beginnings of one word', 'reed ree', 100, 400],
    ['a word that many have, and a rare one', 'boris reed', 100, 400],
    ['a word that all have, and the beginning of a rare one', 'example ad', 1_000, 2_500],
    ['words that all have', 'example org', many, many],
    ['words that thousands have, and all of them few', 'bor ad', 500, 2_000],
    ['a beginning that thousands of words have', 's1 reed', 5, 200],
    ['beginnings that thousands of words have, and nobody both', 's1 s2', 0, 0],
    ['three words', 'reed ad example', 2, 60],
    ['three words, and many have two of them', 'org boris reeding', 10, 200],
    ['a rare word, and one that nobody has', 'reed zebra', 0, 0],
    ['a word that all have, and one that nobody has', 'org zebra', 0, 0],
    ['one of thirty words, and another', 'm7 m29', 1, 20],
  ];
  const pages = async (collection: Collection<Person>, query: Omit<Query<Person>, 'limit'>) => {
    const ids: string[] = [];
    for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
      const page = await store()
        .read(collection)
        .find({ ...query, limit: 400, after });
      ids.push(...page.items.map(({ _id }) => _id));
      after = page.next;
    }
    return ids;
  };
  for (const collection of [paired, single])
    describe(`${collection.name} words`, () => {
      test.each(wanted)('%s: %s', async (_what, search, least, most) => {
        const all = found(search);
        expect([all.length >= least, all.length <= most]).toEqual([true, true]);
        const { count } = store().read(collection);
        const total = (n: number) => ({ n: Math.min(n, 5_000), more: n > 5_000 });
        expect(await count({ search })).toEqual(total(all.length));
        const teachers = all.filter(({ kind }) => kind === 'teacher');
        expect(await count({ search, where: { kind: 'teacher' } })).toEqual(total(teachers.length));
        const keyOf = ({ name, _id }: Person) => `${name}\u0000${_id}`;
        const inOrder = (some: readonly Person[]) =>
          some.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).map(({ _id }) => _id);
        const sort = { field: 'name' } as const;
        expect(await pages(collection, { search, sort })).toEqual(inOrder(all));
        expect(await pages(collection, { search, sort: { ...sort, descending: true } })).toEqual(
          inOrder(all).reverse(),
        );
        expect(await pages(collection, { search, sort, where: { kind: 'teacher' } })).toEqual(inOrder(teachers));
        const offset = Math.max(0, all.length - 3);
        const end = await store().read(collection).find({ search, sort, offset, limit: 2 });
        expect(end.items.map(({ _id }) => _id)).toEqual(inOrder(all).slice(offset, offset + 2));
        expect(end.next === undefined).toBe(all.length <= offset + 2);
      });
    });
}
