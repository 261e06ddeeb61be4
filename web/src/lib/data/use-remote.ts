import { useQuery, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { useAnswer } from './use-answer.ts';

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
