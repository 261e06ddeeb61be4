import { expect, test } from '@jest/globals';
import type { DocumentStore, Query } from '../port.ts';
import { commit, drop, isBmpOnly, named, testWhere, uniqueGroup, type Row } from './harness.ts';

const testText = isBmpOnly ? test.skip : test;
const astral = isBmpOnly ? [] : ['😀'];

export function orderContract(store: () => DocumentStore): void {
  const ask = (docs: readonly Partial<Row>[], query: Partial<Query<Row>>, ids?: readonly string[]) =>
    named(store(), docs, query, ids);

  test('nothing and missing are the same, sort first, and are asked for with null', async () => {
    const docs = [{ score: 1 }, { score: null }, {}, { score: undefined }, { score: -1 }] as Partial<Row>[];
    expect(await ask(docs, { sort: { field: 'score' } })).toEqual(['1', '2', '3', '4', '0']);
    expect(await ask(docs, { sort: { field: 'score', descending: true } })).toEqual(['0', '4', '3', '2', '1']);
    expect(await ask(docs, { where: { score: null } })).toEqual(['1', '2', '3']);
    expect(await ask(docs, { where: { score: [null, 1] } })).toEqual(['0', '1', '2', '3']);
    expect(await ask(docs, { where: { score: [] } })).toEqual([]);
    expect(await ask(docs, { where: { score: undefined } })).toEqual(['0', '1', '2', '3', '4']);
    expect(await ask(docs, { where: { score: { below: 5 } } })).toEqual(['0', '4']);
  });

  test('numbers, texts and booleans never equal each other and sort in this order', async () => {
    const docs = [true, '1', 1, false, 'true', 0, '', null, 'null'].map((mixed) => ({ mixed }));
    expect(await ask(docs, { sort: { field: 'mixed' } })).toEqual(['7', '5', '2', '6', '1', '8', '4', '3', '0']);
    expect(await ask(docs, { sort: { field: 'mixed', descending: true } })).toEqual([
      '0',
      '3',
      '4',
      '8',
      '1',
      '6',
      '2',
      '5',
      '7',
    ]);
    expect(await ask(docs, { where: { mixed: 1 } })).toEqual(['2']);
    expect(await ask(docs, { where: { mixed: '1' } })).toEqual(['1']);
    expect(await ask(docs, { where: { mixed: { from: '' } } })).toEqual(['1', '4', '6', '8']);
    expect(await ask(docs, { where: { mixed: { below: 5 } } })).toEqual(['2', '5']);
    expect(await ask(docs, { where: { mixed: { from: false, below: true } } })).toEqual(['3']);
    expect(await ask(docs, { where: { active: true, mixed: { below: true } }, sort: { field: 'mixed' } })).toEqual([
      '3',
    ]);
  });

  test('one of several values: in order across all of them, forwards, backwards and by page', async () => {
    const docs = ['r2', 'r1', null, 'r3', 'r1', 'r2'].map((region, n) => ({ region, score: 9 - n, status: 'open' }));
    expect(
      await ask(docs, { where: { region: ['r1', 'r2', 'r2'], status: 'open' }, sort: { field: 'score' } }),
    ).toEqual(['5', '4', '1', '0']);
    expect(
      await ask(docs, {
        where: { region: ['r3', null, 'r1'], status: ['open', 'late'] },
        sort: { field: 'score', descending: true },
      }),
    ).toEqual(['1', '2', '3', '4']);
    expect(
      await ask(docs, {
        where: { region: ['r2', 'r1'], status: 'open', score: { from: 5, below: 9 } },
        sort: { field: 'score' },
      }),
    ).toEqual(['4', '1']);
    expect(await ask(docs, { where: { region: ['r2', 'r1'] } })).toEqual(['0', '1', '4', '5']);
  });

  testText('text sorts by code point, not by UTF-16 code unit', async () => {
    expect(await ask([{ status: '😀' }, { status: '\uffee' }, { status: 'z' }], { sort: { field: 'status' } })).toEqual(
      ['2', '1', '0'],
    );
    expect(await ask([{}, {}], {}, ['😀', '\uffee'])).toEqual(['1', '0']);
  });

  test('text is not collated: case, accents and composition count', async () => {
    const sorted = await ask(
      ['b', 'B', 'a', 'é', 'e\u0301', 'Z'].map((status) => ({ status })),
      { sort: { field: 'status' } },
    );
    expect(sorted).toEqual(['1', '5', '2', '0', '4', '3']);
    expect(
      await ask(
        ['é', 'e\u0301', 'É'].map((status) => ({ status })),
        { where: { status: 'é' } },
      ),
    ).toEqual(['0']);
  });

  test('long texts sort, filter and page by the whole of them', async () => {
    const long = 'x'.repeat(300);
    const docs = ['b', 'a', 'c', ''].map((end) => ({ name: long + end }));
    const names = async (query: Partial<Query<Row>>) => (await ask(docs, query)).map((name) => name.slice(300));
    expect(await names({ sort: { field: 'name' } })).toEqual(['', 'a', 'b', 'c']);
    expect(await names({ sort: { field: 'name', descending: true } })).toEqual(['c', 'b', 'a', '']);
    expect(await names({ where: { name: { from: `${long}a`, below: `${long}c` } }, sort: { field: 'name' } })).toEqual([
      'a',
      'b',
    ]);
    expect(await names({ where: { name: { below: `${long}b` } } })).toEqual(['a', '']);
    expect(await names({ where: { name: `${long}b` } })).toEqual(['b']);
    expect(await names({ where: { name: [`${long}b`, `${long}c`] } })).toEqual(['b', 'c']);
  });

  test('long texts with control characters and astral characters keep their order', async () => {
    const pad = 'x'.repeat(99);
    const ends = ['\u0000', '\u0000a', '', '\u0001', '\u0005', 'a', '\uffff', ...astral];
    const docs = ends.map((end) => ({ name: pad + end }));
    const sorted = (await ask(docs, { sort: { field: 'name' } })).map((name) => name.slice(99));
    expect(sorted).toEqual(['', '\u0000', '\u0000a', '\u0001', '\u0005', 'a', '\uffff', ...astral]);
    expect((await ask(docs, { where: { name: { from: `${pad}\uffff` } }, sort: { field: 'name' } })).length).toBe(
      1 + astral.length,
    );
  });

  test('many long fields in one index fit, under the longest names', async () => {
    type Wide = { a: string; b: string; c: string; d: string };
    const long = uniqueGroup();
    // The same server's namespaces hold 128 characters, MongoDB's 255.
    const [most, whole] = isBmpOnly ? [20, long.name] : [80, long.name.padEnd(80, 'x')];
    const collection = {
      ...long.collection<Wide>('y'.repeat(most), {
        indexes: { ['z'.repeat(most)]: ['a', 'b', 'c', 'd'] },
        search: ['a'],
      }),
      group: { name: whole, version: 1 },
    };
    const text = (astral[0] ?? '\u2603').repeat(3000);
    await commit(
      store(),
      collection,
      [{ id: '中'.repeat(200), position: 1, doc: { a: text, b: text, c: text, d: text } }],
      1,
    );
    await commit(
      store(),
      collection,
      [{ id: 'words', position: 2, doc: { a: '中'.repeat(3000), b: '\u0000'.repeat(3000), c: '', d: '' } }],
      2,
    );
    const reader = store().read(collection);
    expect((await reader.find({ where: { a: text, b: text }, limit: 5 })).items.length).toBe(1);
    expect((await reader.count({ search: '中'.repeat(2500) })).n).toBe(1);
    expect((await reader.count({ search: `${'中'.repeat(2500)}x` })).n).toBe(0);
    await drop(store(), collection);
  });

  testWhere('ownElements')(
    'what is searched for is text, never a pattern; only beginnings of words match',
    async () => {
      const names = ['a.c', 'abc', 'A*C', 'x abc-def', 'Žofia', 'zofia', 'O’Brien', 'straße', '.*'];
      const docs = names.map((name) => ({ name, status: '' }));
      expect(await ask(docs, { search: 'a.c' })).toEqual(['a.c', 'A*C']);
      expect(await ask(docs, { search: '.*' })).toEqual(docs.map(({ name }) => name));
      expect(await ask(docs, { search: 'DE' })).toEqual(['x abc-def']);
      expect(await ask(docs, { search: 'bc' })).toEqual([]);
      expect(await ask(docs, { search: 'zof' })).toEqual(['Žofia', 'zofia']);
      expect(await ask(docs, { search: 'zof', where: { name: 'zofia' } })).toEqual(['zofia']);
    },
  );
  testWhere('ownElements')(
    'what is written with letters that not every keyboard has is found without them',
    async () => {
      const docs = ['Łukasz Øst', 'Lucas', 'straße', '小明 王', '김 민준'].map((name) => ({ name, status: '' }));
      for (const [expected, ...searches] of [
        ['Łukasz Øst', 'łuk', 'LUKASZ', 'øst luk', 'Ost Łu', 'os'],
        ['straße', 'straß', 'STRASS'],
        // Such names have no space between them as they are typed.
        ['小明 王', '王小明', '小明王', '王小', '王'],
        ['김 민준', '김민준', '민준 김'],
      ] as const)
        for (const search of searches) expect([search, await ask(docs, { search })]).toEqual([search, [expected]]);
      for (const search of ['明', 'kasz', '민김']) expect(await ask(docs, { search })).toEqual([]);
    },
  );
}
