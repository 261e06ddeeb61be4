// The property test tries these.
import fc from 'fast-check';
import type { Query } from '../port.ts';
import { isBmpOnly, scalarFields, type Row, type Value } from './harness.ts';

const astral = isBmpOnly ? [] : ['😀', '\u{10fffd}', 'a😀', '𝒵'];
const bits = [
  '',
  'a',
  'A',
  'b',
  'Z',
  'z',
  '0',
  '9',
  ' ',
  '.',
  '$',
  '$gt',
  '*',
  '\\',
  '(',
  '^',
  '%',
  '_',
  "'",
  '"',
  '\u0000',
  '\u0001',
  '\u0004',
  '\u0005',
  '\u001b',
  '\u001c',
  '\u007f',
  'é',
  'e\u0301',
  'ß',
  'İ',
  'ı',
  'ﬁ',
  'Ž',
  'ж',
  '中',
  '\u07ff',
  '\u0800',
  '\ud7ff',
  '\ue000',
  '\uffee',
  '\uffff',
  ...astral,
];
const bit = fc.constantFrom(...bits);
const joined = (n: number) => fc.array(bit, { maxLength: n }).map((all) => all.join(''));
const lengths = fc.constantFrom(61, 62, 63, 64, 98, 99, 100, 101, 198, 199, 200, 250);
const text = fc.oneof(
  { weight: 6, arbitrary: joined(4) },
  {
    weight: 3,
    arbitrary: fc.tuple(lengths, fc.constantFrom('x', 'é', '中'), joined(3)).map(([n, c, rest]) => c.repeat(n) + rest),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'Žofia Kováč',
      'zoë',
      'Zoe Novak',
      'Novák Ján',
      'Ångström',
      'STRASSE straße',
      "O'Brien",
      'a b c d e f g h i j k l m n o p q r s t u v w x y z kov zo',
    ),
  },
);
const odd = [
  -1.5,
  -1,
  0,
  0.1,
  0.2,
  0.30000000000000004,
  1,
  1.5,
  2,
  3,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  1e10,
  1e308,
  -1e308,
  5e-324,
  -5e-324,
  ...(isBmpOnly ? [] : [1e10 + 0.5]),
];
const number = fc.oneof(fc.constantFrom(...odd), fc.integer({ min: -3, max: 3 }));
const few = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null | undefined> =>
  fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: fc.constantFrom(null, undefined) });
const region = few(fc.constantFrom('r1', 'r2', 'r3', ''));
const status = fc.oneof(fc.constantFrom('open', 'closed', 'late', 'Open'), text);
const mixed: fc.Arbitrary<Value> = few(fc.oneof(fc.boolean(), number, text, fc.constantFrom('1', 'true', 'null', '')));
const tag: fc.Arbitrary<Value> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('t1', 't2', 't3', 't4') },
  { weight: 1, arbitrary: mixed },
);
const leaves = fc.constantFrom<unknown>(null, true, 1, 1.5, 2 ** 40, '', 'x', '2026-01-01T00:00:00.000Z');
const json = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    leaves,
    fc.array(tie('node'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b.c', '1', '_id', '_position', 'é', 'id', 'length'), tie('node'), {
      maxKeys: 3,
    }),
  ),
})).node;
// fast-check types a missing field as one that is undefined; for the store they are the same.
const row = fc.record({
  region,
  status,
  score: few(number),
  active: fc.boolean(),
  name: text,
  mixed,
  tags: fc.option(fc.array(tag, { maxLength: 4 }), { nil: undefined }),
  nested: fc.option(json, { nil: undefined }),
}) as fc.Arbitrary<Row>;
const id = fc.oneof(
  fc.integer({ min: 0, max: 60 }).map((n) => `id${n}`),
  fc.constantFrom(
    'a',
    'A',
    'a.b',
    'a:b',
    '$a',
    'é',
    'e\u0301',
    'x'.repeat(63),
    'x'.repeat(64),
    'x'.repeat(65),
    '中'.repeat(70),
    '0',
    '00',
    '_id',
    '\uffee',
    ...astral,
  ),
);
export const collectionNames = ['rows', 'others'] as const;
const doc = fc.oneof({ weight: 5, arbitrary: row }, { weight: 1, arbitrary: fc.constant(undefined) });
const change = fc.record({
  into: fc.constantFrom('rows', 'rows', 'others'),
  id,
  doc,
  late: fc.integer({ min: 0, max: 12 }),
});
export const batches = fc.array(fc.array(change, { maxLength: 25, size: 'max' }), { minLength: 1, maxLength: 5 });

const sometimes = <T>(...rest: { weight: number; arbitrary: fc.Arbitrary<T> }[]) =>
  fc.oneof<fc.WeightedArbitrary<unknown>[]>({ weight: 6, arbitrary: fc.constant(undefined) }, ...rest);
const lists = <T>(value: fc.Arbitrary<T>) => [
  { weight: 2, arbitrary: value as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: fc.array(value, { maxLength: 3 }) as fc.Arbitrary<unknown> },
];
const wanted = <T, S>(value: fc.Arbitrary<T>, solid: fc.Arbitrary<S>) =>
  sometimes(...lists(value), {
    weight: 2,
    arbitrary: fc.tuple(solid, solid, fc.integer({ min: 0, max: 3 })).map(([a, b, n]) => ({
      ...(n !== 1 && typeof a === typeof b ? { from: a } : {}),
      ...(n !== 2 ? { below: b } : {}),
    })),
  });
const solidMixed = fc.oneof(fc.boolean(), number, text);
// Each field's filter is of the field's type; the record as a whole is then a query.
export const query = fc.record({
  where: fc.record({
    region: wanted(region, fc.constantFrom('r1', 'r2', 's')),
    status: wanted(status, status),
    score: wanted(few(number), number),
    active: wanted(fc.boolean(), fc.boolean()),
    name: wanted(text, text),
    mixed: wanted(mixed, solidMixed),
    tags: sometimes(...lists(tag)),
  }),
  search: fc.oneof(
    { weight: 5, arbitrary: fc.constant(undefined) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'zo',
        'nov JAN',
        'kovac',
        'stras',
        'x',
        'xx a',
        'o',
        '!',
        'fi',
        '中中',
        'i',
        'zo n',
        'kov z op',
        'z zo',
        'o l',
      ),
    },
    { weight: 1, arbitrary: text },
  ),
  sort: fc.option(fc.record({ field: fc.constantFrom(...scalarFields), descending: fc.boolean() }), { nil: undefined }),
  limit: fc.integer({ min: 1, max: 12 }),
  offset: fc.integer({ min: 0, max: 15 }),
}) as unknown as fc.Arbitrary<Query<Row>>;
