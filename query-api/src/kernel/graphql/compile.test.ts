// What is compiled answers as `execute` of graphql-js does: the same data byte for byte, the same errors.
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  buildSchema,
  execute,
  OverlappingFieldsCanBeMergedRule,
  parse,
  validate,
  type GraphQLEnumType,
  type GraphQLObjectType,
  type GraphQLScalarType,
} from 'graphql';
import { lastingly } from '../cache/kept-texts.ts';
import { executorOf } from './executor.ts';

const schema = buildSchema(`
  scalar Any
  enum Colour { RED GREEN }
  type Query { one(n: Int = 1): Thing must: Thing! all(of: [Int!], from: In): [Thing] every: [Thing!]! said(word: String!): String }
  type Mutation { one(n: Int): Thing must: Thing! }
  input In { a: Int = 3 b: String }
  type Thing {
    id: ID! text: String must: String! whole: Int float: Float! yes: Boolean colour: Colour! any: Any texts: [String] musts: [String!]! grid: [[Int!]!]
    small: Small smallest: Small! smalls: [Small!] argued(a: Int): String
    asked: String askedMust(a: Int): String! child: Thing children: [Thing!]
  }
  type Small { a: Int b: String! small: Small asked: Int }
`);
const enumOf = schema.getType('Colour') as GraphQLEnumType;
for (const one of enumOf.getValues()) one.value = one.name;
Object.assign(schema.getType('Any') as GraphQLScalarType, {
  serialize: (value: unknown) => {
    if (value === 'no') throw new RangeError('not any');
    return value;
  },
});
type Source = Readonly<Record<string, unknown>>;
/** The time goes on with each asking. */
type Root = { readonly root: Source; readonly time: number };
const typeOf = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields();
const own = (name: string) => (source: Source) => {
  const value = source[name];
  if (value instanceof Error) throw value;
  return value;
};
for (const name of ['asked', 'child', 'children']) typeOf('Thing')[name]!.resolve = own(name);
typeOf('Small')['asked']!.resolve = (source: Source, _args, { time }: Root) =>
  own('asked')(source) === null ? null : time;
typeOf('Thing')['askedMust']!.resolve = (source: Source, { a }: { readonly a?: number }) =>
  a === 13 ? undefined : `${String(source['asked'])} ${a}`;
for (const type of ['Query', 'Mutation'])
  for (const name of ['one', 'must', 'all', 'every'])
    if (typeOf(type)[name]) typeOf(type)[name]!.resolve = (_root, _args, { root }: Root) => own(name)(root);
typeOf('Query')['said']!.resolve = (_root, { word }: { readonly word: string }, context: Root, info) =>
  `${word} ${info.path.key} ${info.fieldName} ${info.parentType.name} ${Object.keys(info.variableValues).length}`;

// The data are right for the most part, and wrong in every way.
const wrong = fc.constantFrom<unknown>(
  null,
  undefined,
  new Error('from outside'),
  Number.NaN,
  1.5,
  2 ** 40,
  {},
  [],
  'no',
  true,
  7,
  -0,
  () => 'called',
);
const seldom = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: wrong });
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom('"', '\\', '\n', '\ud800', 'é', '\u2028', 'plain'),
);
const later = (value: fc.Arbitrary<unknown>, isAsync: boolean) =>
  isAsync
    ? fc.oneof(
        value,
        value.map((one) => Promise.resolve(one)),
        fc.constant(undefined).map(() => {
          const never = Promise.reject(new TypeError('too late'));
          never.catch(() => undefined);
          return never;
        }),
      )
    : value;
/** A list whose items may not be null. graphql-js leaves what earlier items fail by to nobody when a later one fails at once, which ends a test; so either all items come later, or there is one. */
const strict = (item: fc.Arbitrary<unknown>, isAsync: boolean) =>
  isAsync
    ? fc.oneof(
        fc.array(item, { maxLength: 1 }),
        fc.array(
          item.map((one) => Promise.resolve(one)),
          { maxLength: 3 },
        ),
      )
    : fc.array(item, { maxLength: 3 });
const things = (isAsync: boolean) =>
  fc.letrec<{ thing: Source; small: Source }>((tie) => {
    const thing = (many: number) => (many === 1 ? seldom(tie('thing')) : strict(seldom(tie('thing')), isAsync));
    const field = (value: fc.Arbitrary<unknown>) => later(seldom(value), isAsync);
    const kept = fc.boolean();
    const make = (record: Record<string, fc.Arbitrary<unknown>>) =>
      fc.tuple(fc.record(record), kept).map(([one, isKept]) => (isKept ? lastingly(one) : one) as Source);
    return {
      small: make({
        a: seldom(fc.integer()),
        b: seldom(text),
        small: fc.oneof({ maxDepth: 2 }, fc.constant(null), tie('small')),
        asked: field(fc.integer()),
      }),
      thing: make({
        id: seldom(fc.oneof(text, fc.integer())),
        text: seldom(text),
        must: seldom(text),
        whole: seldom(fc.integer()),
        float: seldom(fc.double({ noNaN: true, noDefaultInfinity: true })),
        yes: seldom(fc.boolean()),
        colour: seldom(fc.constantFrom('RED', 'GREEN')),
        any: seldom(fc.jsonValue({ maxDepth: 1 })),
        texts: seldom(fc.array(seldom(text), { maxLength: 3 }).map((all) => lastingly(all))),
        musts: seldom(fc.oneof(fc.array(text, { maxLength: 3 }), fc.constant(new Set(['in', 'a set'])))),
        grid: seldom(fc.array(fc.array(seldom(fc.integer()), { maxLength: 2 }), { maxLength: 2 })),
        small: seldom(tie('small')),
        smallest: seldom(tie('small')),
        smalls: seldom(fc.array(seldom(tie('small')), { maxLength: 3 }).map((all) => lastingly(all))),
        argued: seldom(text),
        asked: field(text),
        child: fc.oneof({ maxDepth: 3 }, fc.constant(null), field(thing(1))),
        children: fc.oneof({ maxDepth: 3 }, fc.constant(null), field(thing(2))),
      }),
    };
  }).thing;

const leaves: Readonly<Record<string, readonly string[]>> = {
  Thing: [
    'id',
    'text',
    'must',
    'whole',
    'float',
    'yes',
    'colour',
    'any',
    'texts',
    'musts',
    'grid',
    'asked',
    '__typename',
    'argued(a: $n)',
    'askedMust(a: $n)',
    'askedMust(a: 13)',
    'askedMust',
    'argued',
  ],
  Small: ['a', 'b', 'asked', '__typename'],
};
const branches: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  Thing: [
    ['small', 'Small'],
    ['smallest', 'Small'],
    ['smalls', 'Small'],
    ['child', 'Thing'],
    ['children', 'Thing'],
  ],
  Small: [['small', 'Small']],
};
const directive = fc.constantFrom(
  '',
  '',
  '',
  ' @skip(if: $no)',
  ' @include(if: $no)',
  ' @include(if: true)',
  ' @skip(if: $never)',
);
const alias = fc.constantFrom('', '', '', 'x: ', 'y: ');
const selection = (type: string, depth: number): fc.Arbitrary<string> => {
  const field = fc.tuple(alias, fc.constantFrom(...leaves[type]!), directive).map((parts) => parts.join(''));
  const branch = fc
    .tuple(alias, fc.constantFrom(...branches[type]!), directive)
    .chain(([name, [one, of], said]) => selection(of, depth - 1).map((inner) => `${name}${one}${said} ${inner}`));
  const inline = fc.tuple(directive, depth > 0 ? selection(type, depth - 1) : field.map((one) => `{ ${one} }`));
  const spread = fc.tuple(fc.constantFrom(`...Of${type}`), directive).map((parts) => parts.join(''));
  return fc
    .array(
      fc.oneof(
        { weight: 5, arbitrary: field },
        ...(depth > 0
          ? [
              { weight: 3, arbitrary: branch },
              { weight: 1, arbitrary: inline.map(([said, inner]) => `... on ${type}${said} ${inner}`) },
            ]
          : []),
        { weight: 1, arbitrary: spread },
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((all) => `{ ${all.join(' ')} }`);
};
const document = fc
  .tuple(
    fc.constantFrom('query', 'query', 'mutation'),
    fc.array(
      fc.tuple(
        fc.constantFrom('one', 'one(n: $n)', 'must', 'all(of: [1, $m], from: {b: "x"})', 'every', 'said'),
        selection('Thing', 3),
      ),
      { minLength: 1, maxLength: 3 },
    ),
    selection('Thing', 1),
    selection('Small', 1),
  )
  .map(([kind, roots, ofThing, ofSmall]) => {
    const asked = roots
      .map(([name, inner]) => (name === 'said' ? 'said(word: "w")' : `${name} ${inner}`))
      .filter((one) => kind === 'query' || /^(one|must)/.test(one));
    const bare = (text: string) => text.replaceAll(/\.\.\.Of\w+( @\w+\(if: [$\w]+\))?/g, '__typename');
    const body = (asked.length > 0 ? asked : ['must { id }']).map((one, n) => `f${n}: ${one}`).join(' ');
    return `${kind} ($n: Int, $m: Int! = 2, $no: Boolean!, $never: Boolean! = false) { ${body} __typename }
      fragment OfThing on Thing ${bare(ofThing)} fragment OfSmall on Small ${bare(ofSmall)}`;
  });

/** Asks one executor three times: what is kept with an object the first time is there for the others, of whom the second asks for something else. */
async function compare(source: string, root: Source, variables: { readonly n: unknown; readonly no: boolean }) {
  const [parsed, run] = [parse(source, { noLocation: true }), executorOf(schema)];
  const answers = [];
  for (const [time, no] of [variables.no, !variables.no, variables.no].entries()) {
    const contextValue = { root, time };
    const asked = { ...variables, no };
    const plain = await execute({ schema, document: parsed, contextValue, variableValues: asked });
    const ours = await run({ document: parsed, key: source, operationName: undefined, variables: asked, contextValue });
    answers.push({ plain, ours });
  }
  return { answers, stats: run.stats() };
}
const told = (errors: readonly { readonly message: string; readonly path?: unknown }[] | undefined) =>
  errors?.map(({ message, path }) => JSON.stringify([path, message]));
/** Fields of one name that ask for different things are unfit, and never run. */
const fit = document.filter(
  (source) => validate(schema, parse(source), [OverlappingFieldsCanBeMergedRule], { maxErrors: 1 }).length === 0,
);
const roots = (isAsync: boolean) => {
  const thing = things(isAsync);
  return fc.record({
    one: later(seldom(thing), isAsync),
    must: later(seldom(thing), isAsync),
    all: later(seldom(fc.array(later(seldom(thing), isAsync), { maxLength: 3 })), isAsync),
    every: later(seldom(strict(thing, isAsync)), isAsync),
  });
};
const values = fc.record({ n: fc.constantFrom<unknown>(1, 13, null), no: fc.boolean() });

test('a compiled operation answers what `execute` answers, byte for byte, and the same again', async () => {
  let compiled = 0;
  await fc.assert(
    fc.asyncProperty(fit, roots(false), values, async (source, root, variables) => {
      const { answers, stats } = await compare(source, root, variables);
      for (const { plain, ours } of answers) {
        expect(ours.json).toBe(JSON.stringify(plain.data));
        expect(told(ours.errors)).toEqual(told(plain.errors));
      }
      compiled += stats.compiled;
    }),
    { numRuns: 150 },
  );
  expect(compiled).toBeGreaterThanOrEqual(450);
});
/** Which of several errors at once is told is a matter of turns. */
test('so it does when some of it comes later, or never', async () => {
  await fc.assert(
    fc.asyncProperty(fit, roots(true), values, async (source, root, variables) => {
      for (const { plain, ours } of (await compare(source, root, variables)).answers) {
        expect(ours.json).toBe(JSON.stringify(plain.data));
        expect(ours.errors === undefined).toBe(plain.errors === undefined);
      }
    }),
    { numRuns: 150 },
  );
});
test('an item that fails at once leaves what an earlier one fails by to nobody', async () => {
  const source = '{ every { must } }';
  const every = [Promise.reject(new Error('later')), { must: null }];
  const contextValue = { root: { every }, time: 0 };
  const operation = { document: parse(source), key: source, operationName: undefined, variables: {}, contextValue };
  const { json, errors } = await executorOf(schema)(operation);
  await new Promise(setImmediate);
  expect(json).toBe('null');
  expect(told(errors)).toEqual([
    JSON.stringify([['every', 1, 'must'], 'Cannot return null for non-nullable field Thing.must.']),
  ]);
});
test('an error that stands where an object or a value should is told, however little is asked of it', async () => {
  const small = new Error('no small');
  const root = { one: { small, smalls: [{ a: 1 }, small], any: small, must: small, text: small }, must: null };
  for (const asked of ['small { a }', 'smalls { a }', 'any', 'must', 'text', 'small { __typename }']) {
    const { answers } = await compare(`query ($no: Boolean) { one { ${asked} } }`, root, { n: 1, no: false });
    for (const { plain, ours } of answers) {
      expect(ours.json).toBe(JSON.stringify(plain.data));
      expect([told(ours.errors)?.length, told(ours.errors)]).toEqual([1, told(plain.errors)]);
    }
  }
});
test('an error under a place that became null for another one is not told afterwards', async () => {
  const source = '{ one { child { asked } smallest { b } } }';
  let fail: (error: Error) => void = () => undefined;
  const asked = new Promise((_done, reject) => (fail = reject));
  const contextValue = { root: { one: { child: { asked }, smallest: Promise.resolve({ b: null }) } }, time: 0 };
  const run = executorOf(schema);
  const operation = { document: parse(source), key: source, operationName: undefined, variables: {}, contextValue };
  const { json, errors } = await run(operation);
  fail(new Error('late'));
  await new Promise(setImmediate);
  expect(json).toBe('{"one":null}');
  expect(told(errors)).toEqual([
    JSON.stringify([['one', 'smallest', 'b'], 'Cannot return null for non-nullable field Small.b.']),
  ]);
});
