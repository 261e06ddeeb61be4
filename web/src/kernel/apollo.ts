import { ApolloClient, from, HttpLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { onError } from '@apollo/client/link/error';
import { endpoint, requestHeaders } from './fetch-operation.ts';
import { dropLostSession, saysSessionIsOver } from './session.ts';

/** `_id` is the product's id. Summaries and days have ids of their own too; what has none is kept inside its parent. */
const cache = () => new InMemoryCache({ typePolicies: { Query: { fields: { why: { merge: false } } }, AttendanceOverview: { merge: true } } });

/** The one GraphQL client of the student pages and of the console. */
export function createApollo(whenSessionIsOver: () => void = dropLostSession): ApolloClient<NormalizedCacheObject> {
  const sessionIsOver = onError(({ graphQLErrors }) => {
    if (graphQLErrors?.some(({ message }) => saysSessionIsOver(message))) whenSessionIsOver();
  });
  return new ApolloClient({
    link: from([sessionIsOver, new HttpLink({ uri: endpoint, credentials: 'include', headers: requestHeaders() })]),
    cache: cache(),
    devtools: { enabled: false },
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
}
