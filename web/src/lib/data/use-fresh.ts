import { useQuery, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { type Remote, useAnswer } from './use-remote.ts';

/**
 * Asks for one operation and keeps nothing of the answer: for what must be of this moment, and for the past, whose parts have the ids of
 * present things.
 * @param variables `null` waits with asking
 * @param pick the part of the answer that the screen shows
 */
export function useFresh<Data, Variables extends OperationVariables, T>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables | null,
  pick: (data: Data) => T,
): Remote<T> {
  const result = useQuery<Data, OperationVariables>(document, {
    ...(variables ? { variables } : { skip: true }),
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  return useAnswer(result, variables, pick);
}
