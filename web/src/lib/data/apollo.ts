import { ApolloClient, from, HttpLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { onError } from '@apollo/client/link/error';
import { endpoint, requestHeaders } from './fetch-operation.ts';
import { inTime } from './in-time.ts';
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
  const sessionIsOver = onError(({ graphQLErrors }) => {
    if (graphQLErrors?.some(({ message }) => saysSessionIsOver(message))) whenSessionIsOver();
  });
  const kept = newCache();
  restoreKept(kept);
  // Writing can wait until the page is drawn.
  setTimeout(
    () => void keepCache(kept).catch((error: unknown) => console.warn('Nothing can be kept on this device.', error)),
    keepAfter,
  );
  return new ApolloClient({
    link: from([
      sessionIsOver,
      inTime(),
      new HttpLink({ uri: endpoint, credentials: 'include', headers: requestHeaders() }),
    ]),
    cache: kept,
    devtools: { enabled: false },
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
}
