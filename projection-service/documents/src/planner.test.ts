import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Ways } from './index-reach.ts';
import { plansOf, type Lookup, type Plan } from './planner.ts';

const fields = ['a', 'b', 'c', 'd'] as const;
const scalar = fc.oneof(fc.constantFrom<string | number | boolean | null>('x', 'a long text', 1, true, null));
const wanted = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 25 }),
  fc.record({ from: fc.constantFrom(1, 'x') }),
);
const lookup = fc.record({
  where: fc.dictionary(fc.constantFrom(...fields), wanted, { noNullPrototype: true }),
  sort: fc.option(fc.record({ field: fc.constantFrom(...fields) }), { nil: undefined }),
}) as fc.Arbitrary<Lookup>;
const index = fc.uniqueArray(fc.constantFrom(...fields), { minLength: 1, maxLength: 4 });
const ways = fc.record({
  indexes: fc.dictionary(fc.constantFrom('one', 'two', 'three', 'four'), index, { noNullPrototype: true }),
  sparse: fc.subarray(['one', 'three']),
  values: fc.constantFrom(undefined, { b: ['x', null] }, { a: [1, 2, 3], c: [true] }),
});
const isTold = (value: unknown) => value !== 'a long text';

/** The plan is said in full, for what a way answers when it is asked is no part of it that could be compared. */
const inFull = ({ index, points, range, exact, ordered, single, covered, spread }: Plan): Plan => ({
  index,
  points,
  range,
  exact,
  ordered,
  single,
  covered,
  spread,
});

test('a query has the same ways whether others of its shape were asked before or not', () => {
  fc.assert(
    fc.property(ways, fc.array(lookup, { minLength: 2, maxLength: 30 }), (known: Ways, lookups) => {
      for (const one of lookups) {
        const newly = { ...known, indexes: { ...known.indexes } };
        expect(plansOf(known, one, isTold).map(inFull)).toEqual(plansOf(newly, one, isTold).map(inFull));
      }
    }),
  );
});
test('what a cut text is asked for is told for this query alone', () => {
  const ways: Ways = { indexes: { one: ['a', 'b'] } };
  const best = (a: string) => inFull(plansOf(ways, { where: { a } }, isTold)[0]!);
  expect([best('x'), best('a long text'), best('y')]).toMatchObject([
    { points: [['x']], exact: true },
    { points: [['a long text']], exact: false },
    { points: [['y']], exact: true },
  ]);
});

describe('fields of few values', () => {
  const ways: Ways = {
    indexes: { one: ['a', 'b', 'd'], two: ['b', 'c'], three: ['c'] },
    values: { a: [1, 2], b: ['x', 'y', null] },
  };
  const best = (lookup: Lookup) => inFull(plansOf(ways, lookup)[0]!);
  test('stand before the wanted order for whoever wants all of them', () => {
    expect(best({ sort: { field: 'd' } })).toMatchObject({
      index: 'one',
      points: [
        [1, 'x'],
        [1, 'y'],
        [1, null],
        [2, 'x'],
        [2, 'y'],
        [2, null],
      ],
      exact: true,
      ordered: true,
      single: true,
      covered: [],
      spread: ['a', 'b'],
    });
    expect(best({ where: { b: 'y' }, sort: { field: 'd' } })).toMatchObject({
      points: [
        [1, 'y'],
        [2, 'y'],
      ],
      exact: true,
      ordered: true,
      single: true,
      covered: ['b'],
      spread: ['a'],
    });
  });
  test('stand before a range, and before what else is asked for', () => {
    expect(best({ where: { d: { from: 1 } } })).toMatchObject({ index: 'one', covered: ['d'], spread: ['a', 'b'] });
    expect(best({ where: { d: 7 } })).toMatchObject({ index: 'one', exact: true, single: true, spread: ['a', 'b'] });
    expect(best({ where: { b: 'x', d: 7 } })).toMatchObject({ covered: ['b', 'd'], spread: ['a'] });
  });
  test('are no way where they lead nowhere, and an index without them is better', () => {
    expect(best({ where: { a: 1 } })).toMatchObject({ index: 'one', points: [[1]], single: false, spread: [] });
    expect(best({ where: { b: 'y' } })).toMatchObject({ index: 'two', points: [['y']], spread: [] });
    expect(best({ where: { a: 1 }, sort: { field: 'c' } })).toMatchObject({ index: 'one', ordered: false, spread: [] });
    expect(best({ where: { c: 1 } })).toMatchObject({ index: 'three', spread: [] });
    expect(best({ sort: { field: 'c' } })).toMatchObject({ index: 'three', spread: [], ordered: true });
  });
  test('have several entries where several values of another field are wanted', () => {
    expect(best({ where: { a: [1, 2] }, sort: { field: 'd' } })).toMatchObject({ single: false, spread: ['b'] });
  });
});
