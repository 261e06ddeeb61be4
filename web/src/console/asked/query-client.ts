import { QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * What is asked or sent without a connection fails at once and is said, as everywhere on the site. The library would wait for the connection instead: a list
 * would load, and a form would be sent, for as long as that takes and without a word. What a question came to, when it failed, stands in the browser's console too.
 */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error) => console.error(error) }),
    defaultOptions: {
      queries: { retry: false, staleTime: 0, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
