import type { QueryResult } from '@apollo/client';
import { useRef } from 'react';
import { useLogged } from './use-logged.ts';
import type { Remote } from './use-remote.ts';

type Result<Data> = Pick<QueryResult<Data>, 'data' | 'previousData' | 'error' | 'loading' | 'refetch'>;

/** What a screen knows of the answer to a question: the one before stays until the next one is there. */
export function useAnswer<Data, T>(
  { data, previousData, error, loading, refetch }: Result<Data>,
  variables: object | null,
  pick: (data: Data) => T,
): Remote<T> {
  const asked = JSON.stringify(variables);
  const answered = useRef<string>(undefined);
  if (data !== undefined) answered.current = asked;
  useLogged(error);
  const answer = data ?? previousData;
  return {
    data: answer === undefined ? undefined : pick(answer),
    error,
    isLoading: answer === undefined && !error,
    isRefreshing: loading && answer !== undefined,
    isOfBefore: error !== undefined && answered.current !== asked,
    again: () => refetch(),
  };
}
