import { ApolloClient, from, HttpLink, InMemoryCache, Observable, type NormalizedCacheObject } from '@apollo/client';
import { onError } from '@apollo/client/link/error';
import { endpoint, requestHeaders } from './fetch-operation.ts';
import { inTime } from './in-time.ts';
import { newVersion } from './load-chunk.ts';
import { keepCache, restoreKept } from './kept-cache.ts';
import { dropLostSession, saysSessionIsOver } from '../session/session.ts';

/** Their ids are unique inside their exam or question alone; by those of two exams, or of two questions, the cache would mix them up. */
const numberedInParent = {
  ExamQuestion: { keyFields: false },
  ExamDraftQuestion: { keyFields: false },
  ExamOption: { keyFields: false },
} as const;

/** `_id` is the product's id. Summaries and days have ids of their own too; what has none is kept inside its parent. */
export const newCache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: { fields: { why: { merge: false } } },
      AttendanceOverview: { merge: true },
      AlumniHome: { merge: true },
      ...numberedInParent,
    },
  });

const keepAfter = 2000;

/** The one GraphQL client of the student pages and of the console. */
export function createApollo(whenSessionIsOver: () => void = dropLostSession): ApolloClient<NormalizedCacheObject> {
  const refused = onError(({ graphQLErrors, networkError }) => {
    if (graphQLErrors?.some(({ message }) => saysSessionIsOver(message))) whenSessionIsOver();
    // The server knows the operations of its own pages: this one is of an earlier version.
    if (graphQLErrors?.some(({ extensions }) => extensions?.['code'] === 'request.notRegistered'))
      dispatchEvent(new Event(newVersion));
    // What the server says is shown, not the number under which it says it.
    return networkError && graphQLErrors ? Observable.of({ errors: graphQLErrors }) : undefined;
  });
  const kept = newCache();
  restoreKept(kept);
  // Writing can wait until the page is drawn.
  setTimeout(
    () => void keepCache(kept).catch((error: unknown) => console.warn('Nothing can be kept on this device.', error)),
    keepAfter,
  );
  return new ApolloClient({
    link: from([refused, inTime(), new HttpLink({ uri: endpoint, credentials: 'include', headers: requestHeaders() })]),
    cache: kept,
    devtools: { enabled: false },
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
}
