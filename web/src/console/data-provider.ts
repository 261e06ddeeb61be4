import type { ApolloClient } from '@apollo/client';
import buildProvider from 'ra-data-graphql';
import type { DataProvider } from 'ra-core';
import type { Operations } from './admin-resource.ts';
import { buildQuery } from './build-query.ts';

/** One data provider for every resource, over the site's own GraphQL client. The schema is never asked what it is. */
export function dataProviderOf(
  client: ApolloClient<object>,
  operations: Readonly<Record<string, Operations>>,
): DataProvider {
  const provider = buildProvider({ client, introspection: false, buildQuery: buildQuery(operations) });
  return {
    ...provider,
    getMany: async (resource, { ids, ...params }) => ({
      data: (await Promise.all(ids.map((id) => provider.getOne(resource, { ...params, id })))).map(({ data }) => data),
    }),
  };
}
