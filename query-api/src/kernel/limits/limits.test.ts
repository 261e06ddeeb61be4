import { parse } from 'graphql';
import { describe, expect, test } from '@jest/globals';
import { examine, isFit, limits, OverLimit } from './limits.ts';

const codeOf = (source: string, options = {}) => {
  try {
    return examine(parse(source), options);
  } catch (error) {
    if (error instanceof OverLimit) return error.code;
    throw error;
  }
};
const nested = (depth: number) => `{ ${'a { '.repeat(depth - 1)}a${' }'.repeat(depth - 1)} }`;
const many = (count: number, text: (n: number) => string) => Array.from({ length: count }, (_, n) => text(n)).join(' ');

describe('a document at its limit passes, one beyond it does not', () => {
  test.each([
    ['depth', nested(limits.depth), nested(limits.depth + 1)],
    [
      'aliases',
      `{ a { ${many(limits.aliases, (n) => `x${n}: b`)} } }`,
      `{ a { ${many(limits.aliases + 1, (n) => `x${n}: b`)} } }`,
    ],
    [
      'root fields',
      `{ ${many(limits.rootFields, (n) => `f${n}`)} }`,
      `{ ${many(limits.rootFields + 1, (n) => `f${n}`)} }`,
    ],
    [
      'directives',
      `{ a ${many(limits.directives, () => '@skip(if: false)')} }`,
      `{ a ${many(limits.directives + 1, () => '@skip(if: false)')} }`,
    ],
    [
      'duplicates',
      `{ a { ${many(limits.duplicates + 1, () => 'b')} } }`,
      `{ a { ${many(limits.duplicates + 2, () => 'b')} } }`,
    ],
    [
      'fields',
      `{ a { ${many(limits.fields - 1, (n) => `f${n}`)} } }`,
      `{ a { ${many(limits.fields, (n) => `f${n}`)} } }`,
    ],
    [
      'operations',
      many(limits.operations, (n) => `query q${n} { a }`),
      many(limits.operations + 1, (n) => `query q${n} { a }`),
    ],
    ['page size', '{ all(perPage: 100) { items } }', '{ all(perPage: 101) { items } }'],
    ['page size far beyond', '{ all(limit: 100) { items } }', '{ all(limit: 1000000000) { items } }'],
    [
      'page size by default',
      'query ($perPage: Int = 100) { all(perPage: $perPage) }',
      'query ($perPage: Int = 101) { all(perPage: $perPage) }',
    ],
  ])('%s', (_name, fits, exceeds) => {
    expect(codeOf(fits)).toHaveProperty('rootFields');
    expect(codeOf(exceeds)).toBe('request.tooComplex');
  });

  test('depth hidden in fragments counts', () => {
    const inside = (depth: number) => `{ x { ...F } } fragment F on X ${nested(depth).replace('{ a', '{ y')}`;
    expect(codeOf(inside(limits.depth - 1))).toHaveProperty('rootFields');
    expect(codeOf(inside(limits.depth))).toBe('request.tooComplex');
  });
  test('fragments that multiply are counted as they spread', () => {
    const doubling = (levels: number) =>
      `{ ...F0 } ${many(levels, (n) => `fragment F${n} on Q { ...F${n + 1} x { ...F${n + 1} } }`)} fragment F${levels} on Q { leaf }`;
    expect(codeOf(doubling(3))).toHaveProperty('rootFields');
    expect(codeOf(doubling(40))).toBe('request.tooComplex');
  });
  test('a circle of fragments ends', () => {
    expect(codeOf('{ ...A } fragment A on Q { ...B } fragment B on Q { ...A }')).toBe('request.malformed');
    expect(codeOf('{ ...A } fragment A on Q { ...B } fragment B on Q { b }')).toHaveProperty('rootFields');
  });
  test('nothing to run is refused', () => expect(codeOf('fragment A on Q { a }')).toBe('request.tooComplex'));
  test('schema queries may be deep only where they are offered', () => {
    const deep = `{ __schema ${nested(15)} }`;
    expect(codeOf(deep, { schemaQueries: true })).toHaveProperty('rootFields');
    expect(codeOf(deep)).toBe('request.tooComplex');
  });
});

describe('a sign-in is alone', () => {
  const login = 'loginWithPassword(email: "a", password: "b") { _id }';
  test.each([
    `mutation { a: ${login} b: ${login} }`,
    `mutation { ${login} logoutUser }`,
    `mutation { ...F } fragment F on Mutation { a: ${login} b: ${login} }`,
    `mutation a { ${login} } mutation b { ${login} }`,
  ])('%s', (source) => expect(codeOf(source)).toBe('request.notAlone'));
  test.each([`mutation { ${login} }`, `mutation { __typename ${login} }`, 'mutation { insertLogit logoutUser }'])(
    '%s passes',
    (source) => expect(codeOf(source)).toHaveProperty('rootFields'),
  );
});

test.each([
  'mutation { a: insertLogit b: insertLogit }',
  'mutation { insertLogit ...F } fragment F on Mutation { again: insertLogit }',
])('the log is written to once in a document: %s', (source) => expect(codeOf(source)).toBe('request.tooComplex'));

test('the variables that say how long a page is are named', () =>
  expect(codeOf('query ($n: Int, $m: Int) { all(perPage: $n) { items(first: $m) } }')).toMatchObject({
    pageVariables: ['n', 'm'],
  }));

test('values that no form sends are refused', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });
  expect(isFit({ a: [{ b: 'c' }], d: null })).toBe(true);
  expect(isFit(deep(30))).toBe(true);
  expect(isFit(deep(40))).toBe(false);
  expect(isFit(JSON.parse('{ "a": [{ "__proto__": { "roles": ["admin"] } }] }'))).toBe(false);
});
