import { useQuery, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { useLogged } from './use-logged.ts';

/** A screen knows this of its one operation. While it `isRefreshing`, what is shown is from before and the present answer is on its way. */
export type Remote<T> = {
  readonly data: T | undefined;
  readonly error: Error | undefined;
  readonly isLoading: boolean;
  readonly isRefreshing: boolean;
  readonly again: () => Promise<unknown>;
};

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
  const { error, loading } = result;
  useLogged(error);
  const answer = result.data ?? result.previousData;
  return {
    data: answer === undefined ? undefined : pick(answer),
    error,
    isLoading: answer === undefined && !error,
    isRefreshing: loading && answer !== undefined,
    again: () => result.refetch(),
  };
}
