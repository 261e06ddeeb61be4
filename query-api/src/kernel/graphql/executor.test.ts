import { buildSchema, execute, GraphQLError, parse, type GraphQLObjectType } from 'graphql';
import { expect, test } from '@jest/globals';
import { executorOf } from './executor.ts';

const schema = buildSchema(
  'type Query { items(n: Int!): [Item!]! boom: String strict(n: Int!): Int any: Named } interface Named { name: String! } type Some implements Named { name: String! } type Item { name: String! size: Int }',
);
const query = schema.getQueryType() as GraphQLObjectType;
query.getFields().items!.resolve = (_root, { n }: { n: number }) =>
  Array.from({ length: n }, (_, i) => ({ name: `i${i}`, size: i }));
query.getFields().boom!.resolve = () => {
  throw new RangeError('inside');
};
query.getFields().strict!.resolve = (_root, { n }: { n: number }) => n;

query.getFields().any!.resolve = () => ({ __typename: 'Some', name: 'of some type' });

const runner = () => {
  const run = executorOf(schema, 2);
  return {
    run,
    ask: (source: string, variables = {}) =>
      run({ document: parse(source), key: source, operationName: undefined, variables, contextValue: {} }),
  };
};

test('a document is compiled once for each way of asking, and answers the same again', async () => {
  const { run, ask } = runner();
  const source = 'query ($n: Int!, $no: Boolean!) { items(n: $n) { name size @skip(if: $no) } }';
  const first = await ask(source, { n: 2, no: true });
  const second = await ask(source, { n: 2, no: true });
  expect(first).toEqual({ json: '{"items":[{"name":"i0"},{"name":"i1"}]}' });
  expect(second).toEqual(first);
  expect(await ask(source, { n: 1, no: false })).toEqual({ json: '{"items":[{"name":"i0","size":0}]}' });
  expect(run.stats()).toEqual({ compiled: 3, plain: 0, compilations: 2 });
});
test('errors keep their cause and their place', async () => {
  const { json, errors } = await runner().ask('{ boom }');
  expect(json).toBe('{"boom":null}');
  expect(errors![0]).toMatchObject({ path: ['boom'], originalError: expect.any(RangeError) });
});
test('a variable of the wrong shape stops before anything runs', async () => {
  const { json, errors } = await runner().ask('query ($n: Int!) { strict(n: $n) }', { n: 'many' });
  expect(json).toBeUndefined();
  const { originalError, path } = errors![0]!;
  expect(path).toBeUndefined();
  expect(originalError === undefined || originalError instanceof GraphQLError).toBe(true);
});
test('what cannot be compiled, and what asks by a variable that is null, runs plainly', async () => {
  const { run, ask } = runner();
  expect(await ask('{ any { name } }')).toEqual({ json: '{"any":{"name":"of some type"}}' });
  const source = 'query ($no: Boolean = true) { strict(n: 1) @skip(if: $no) }';
  const { json, errors } = await ask(source, { no: null });
  expect(json).toBe('null');
  expect(errors).toHaveLength(1);
  expect(run.stats()).toEqual({ compiled: 0, plain: 2, compilations: 1 });
});
test('what is asked of the schema itself is compiled as well', async () => {
  const { run, ask } = runner();
  const source = '{ __typename __type(name: "Item") { name fields { name type { kind ofType { name } } } } }';
  const plain = await execute({ schema, document: parse(source) });
  expect(await ask(source)).toEqual({ json: JSON.stringify(plain.data) });
  expect(run.stats()).toMatchObject({ compiled: 1, plain: 0 });
});
test('what is compiled is kept, and no more than is said', async () => {
  const { run, ask } = runner();
  const sources = ['{ items(n: 1) { name } }', '{ items(n: 2) { name } }', '{ items(n: 3) { name } }'];
  for (const source of [sources[0]!, sources[1]!, sources[0]!]) await ask(source);
  expect(run.stats().compilations).toBe(2);
  for (const source of [...sources, ...sources]) await ask(source);
  expect(run.stats().compilations).toBe(2 + 4);
});
test('of one document no more ways of asking are kept than is said', async () => {
  const { run, ask } = runner();
  const names = ['a', 'b', 'c', 'd', 'e'];
  const source = `query (${names.map((name) => `$${name}: Boolean!`).join(' ')}) { ${names.map((name) => `${name}: strict(n: 1) @include(if: $${name})`).join(' ')} __typename }`;
  const asked = Array.from({ length: 32 }, (_, n) =>
    Object.fromEntries(names.map((name, at) => [name, (n & (1 << at)) !== 0])),
  );
  for (const variables of [...asked, ...asked])
    expect(Object.keys(JSON.parse((await ask(source, variables)).json!) as object)).toEqual([
      ...names.filter((name) => variables[name]),
      '__typename',
    ]);
  expect(run.stats().compilations).toBe(64);
});
