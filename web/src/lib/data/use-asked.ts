import { useCallback, useEffect, useState } from 'react';
import type { Remote } from './use-remote.ts';

type State<T> = { readonly data?: T; readonly error?: Error };
const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** `useRemote` for the pages before sign-in, which load no GraphQL client. `ask` must be the same function while it asks for the same thing. */
export function useAsked<T>(ask: () => Promise<T>): Remote<T> {
  const [{ data, error }, set] = useState<State<T>>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    ask().then(
      (found) => !isGone && set({ data: found }),
      (failure: unknown) => {
        console.error(failure);
        if (!isGone) set({ error: asError(failure) });
      },
    );
    return () => void (isGone = true);
  }, [ask, tries]);
  const again = useCallback(() => {
    set({});
    setTries((n) => n + 1);
    return Promise.resolve();
  }, []);
  return { data, error, isLoading: data === undefined && !error, isRefreshing: false, again };
}
