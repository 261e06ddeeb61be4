import { buildSchema, GraphQLError, parse, type GraphQLObjectType } from 'graphql';
import { expect, test } from '@jest/globals';
import { executorOf } from './executor.ts';

const schema = buildSchema(
  'type Query { items(n: Int!): [Item!]! boom: String strict(n: Int!): Int } type Item { name: String! size: Int }',
);
const query = schema.getQueryType() as GraphQLObjectType;
query.getFields().items!.resolve = (_root, { n }: { n: number }) =>
  Array.from({ length: n }, (_, i) => ({ name: `i${i}`, size: i }));
query.getFields().boom!.resolve = () => {
  throw new RangeError('inside');
};
query.getFields().strict!.resolve = (_root, { n }: { n: number }) => n;

const runner = () => {
  const run = executorOf(schema, 2);
  return {
    run,
    ask: (source: string, variables = {}) =>
      run({ document: parse(source), key: source, operationName: undefined, variables, contextValue: {} }),
  };
};

test('a document is compiled when it comes again, and answers the same', async () => {
  const { run, ask } = runner();
  const source = 'query ($n: Int!, $no: Boolean!) { items(n: $n) { name size @skip(if: $no) } }';
  const first = await ask(source, { n: 2, no: true });
  expect(run.stats()).toEqual({ compiled: 0, plain: 1 });
  const second = await ask(source, { n: 2, no: true });
  expect(run.stats()).toEqual({ compiled: 1, plain: 1 });
  expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  expect(await ask(source, { n: 1, no: false })).toEqual({ data: { items: [{ name: 'i0', size: 0 }] } });
});
test('errors keep their cause and their place on both ways', async () => {
  const { ask } = runner();
  for (const _way of ['plain', 'compiled']) {
    const { data, errors } = await ask('{ boom }');
    expect(data).toEqual({ boom: null });
    expect(errors![0]).toMatchObject({ path: ['boom'], originalError: expect.any(RangeError) });
  }
});
test('a variable of the wrong shape stops before anything runs, on both ways', async () => {
  const { ask } = runner();
  for (const _way of ['plain', 'compiled']) {
    const { data, errors } = await ask('query ($n: Int!) { strict(n: $n) }', { n: 'many' });
    expect(data).toBeUndefined();
    const { originalError, path } = errors![0]!;
    expect(path).toBeUndefined();
    expect(originalError === undefined || originalError instanceof GraphQLError).toBe(true);
  }
});
test('what is kept is bounded', async () => {
  const { run, ask } = runner();
  const sources = ['{ items(n: 1) { name } }', '{ items(n: 2) { name } }', '{ items(n: 3) { name } }'];
  for (const source of [...sources, ...sources]) await ask(source);
  expect(run.stats()).toEqual({ compiled: 0, plain: 6 });
});
