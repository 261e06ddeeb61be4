import { useQuery, type OperationVariables, type QueryResult, type TypedDocumentNode } from '@apollo/client';
import { useRef } from 'react';
import { useLogged } from './use-logged.ts';

/** A screen knows this of its one operation. While it `isRefreshing`, what is shown is from before and the present answer is on its way. */
export type Remote<T> = {
  readonly data: T | undefined;
  readonly error: Error | undefined;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  /** What is shown is the answer to another question, which this one, that failed, was to follow. */
  readonly isOfBefore?: boolean;
  readonly again: () => Promise<unknown>;
};

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

/**
 * Asks for one operation, from the cache at once and from the network in any case.
 * @param variables `null` waits with asking
 * @param pick the part of the answer that the screen shows
 * @param errorPolicy `all` keeps what was answered beside what failed
 */
export function useRemote<Data, Variables extends OperationVariables, T>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables | null,
  pick: (data: Data) => T,
  { errorPolicy = 'none' }: { readonly errorPolicy?: 'none' | 'all' } = {},
): Remote<T> {
  const result = useQuery<Data, OperationVariables>(document, {
    ...(variables ? { variables } : { skip: true }),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
    errorPolicy,
  });
  return useAnswer(result, variables, pick);
}
