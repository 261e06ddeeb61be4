import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { plansOf, type Lookup, type Plan, type Ways } from './planner.ts';

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
});
const isTold = (value: unknown) => value !== 'a long text';

/** The plan is said in full, for what a way answers when it is asked is no part of it that could be compared. */
const inFull = ({ index, points, range, exact, ordered, single, covered }: Plan): Plan => ({
  index,
  points,
  range,
  exact,
  ordered,
  single,
  covered,
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
