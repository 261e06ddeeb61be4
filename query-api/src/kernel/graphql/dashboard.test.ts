import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { Query, Resolver } from 'type-graphql';
import { Dashboard, dashboardCard } from './dashboard.ts';
import { executorOf } from './executor.ts';
import { schemaOf } from './schema.ts';

@Resolver()
class Board {
  @Query(() => Dashboard)
  dashboard(): Dashboard {
    return { groupId: null, regions: [] };
  }
}
const card = (name: string, isFor: boolean, read: () => Promise<string>) =>
  dashboardCard({ name, description: name, type: () => String, isFor: () => isFor, read });
const resolvers = [
  Board,
  card('own', true, () => Promise.resolve('mine')),
  card('foreign', false, () => Promise.resolve('not mine')),
  card('broken', true, () => Promise.reject(new Error('out of order'))),
] as const;

test('a dashboard is one answer: a card is null for whom it is not, and one that fails says so while the others stand', async () => {
  const run = executorOf(schemaOf(resolvers), 2);
  const source = '{ dashboard { own foreign broken } }';
  const contextValue = { signedIn: () => ({ userId: 'u' }) };
  for (const _time of ['first', 'second']) {
    const { json, errors } = await run({
      document: parse(source),
      key: source,
      operationName: undefined,
      variables: {},
      contextValue,
    });
    expect(JSON.parse(json!)).toEqual({ dashboard: { own: 'mine', foreign: null, broken: null } });
    expect(errors?.map(({ message, path }) => [message, path])).toEqual([['out of order', ['dashboard', 'broken']]]);
  }
});
