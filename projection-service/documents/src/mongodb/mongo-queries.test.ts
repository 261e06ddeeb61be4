import { expect, test } from '@jest/globals';
import { any, uniqueGroup } from '../contract/harness.ts';
import { mongoQueries } from './mongo-queries.ts';

type Small = { readonly status: 'open' | 'closed'; readonly at: string };
const indexes = { byStatus: ['status', 'at'] } as const;
/** It is what the server would be asked for. */
async function askedFor(where: object): Promise<string> {
  const collection = uniqueGroup().collection<Small>('small', { indexes, values: { status: ['open', 'closed'] } });
  const asked: unknown[] = [];
  const found: object = Object.assign(
    Object.fromEntries(['sort', 'skip', 'limit', 'batchSize'].map((step) => [step, () => found])),
    { toArray: () => Promise.resolve([]) },
  );
  const documents = { find: (filter: unknown) => (asked.push(filter), found) };
  await mongoQueries(documents as never, any(collection)).find({ where, sort: { field: 'at' }, limit: 5 });
  return JSON.stringify(asked);
}

test('the server is told each value of a field that stands before the wanted order, where nobody asks for one', async () => {
  expect(await askedFor({})).toContain('"doc.status":{"$in":["open","closed"]}');
  expect(await askedFor({ status: 'open' })).not.toContain('$in');
});
