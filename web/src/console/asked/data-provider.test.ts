/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { translator } from '../../lib/i18n/index.ts';
import { errorText } from '../../lib/data/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import { dataProviderOf } from './data-provider.ts';

const one = gql`
  query thing($id: ID!) {
    Thing(id: $id) {
      id
    }
  }
`;
const providerOver = (error: Error) => {
  const link = new ApolloLink(() => new Observable((observer) => observer.error(error)));
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  return dataProviderOf(client, { things: { list: one, one } });
};

test.each([
  ['nothing came back', new TypeError('Failed to fetch'), translator(kernelMessages)('noConnection')],
  [
    'a server in between answered',
    Object.assign(new Error('Response not successful: Received status code 502'), { statusCode: 502 }),
    'Response not successful: Received status code 502',
  ],
])('where %s it is said in words of ours', async (_, error, text) => {
  const refused: unknown = await providerOver(error)
    .getOne('things', { id: 'one' })
    .catch((caught: unknown) => caught);
  expect(errorText(refused)).toBe(text);
});
