import { useMutation, type InternalRefetchQueriesInclude, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { useCallback, useRef, useState } from 'react';

/** The id of one intention: the same for the same wish until it has succeeded, so that a retry or a second click changes nothing more. */
export function intentions(mint: () => string = () => crypto.randomUUID()) {
  let current: { readonly wish: string; readonly id: string } | undefined;
  return {
    idFor(wish: string): string {
      if (current?.wish !== wish) current = { wish, id: mint() };
      return current.id;
    },
    succeeded: () => void (current = undefined),
  };
}

type Options = { readonly refetch?: InternalRefetchQueriesInclude };
export type Command<Data, Variables> = { readonly run: (variables: Omit<Variables, 'commandId'>) => Promise<Data>; readonly isBusy: boolean };

/**
 * Sends one command. `run` rejects with the server's error, of which `errorText` says the words.
 * @param options.refetch the operations to ask again afterwards
 */
export function useCommand<Data, Variables extends OperationVariables & { readonly commandId?: string }>(
  document: TypedDocumentNode<Data, Variables>,
  { refetch = [] }: Options = {},
): Command<Data, Variables> {
  const [mutate] = useMutation<Data, OperationVariables>(document, { awaitRefetchQueries: true });
  const intention = useRef(intentions());
  const running = useRef<{ wish: string; answer: Promise<Data> } | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(
    (variables: Omit<Variables, 'commandId'>): Promise<Data> => {
      const wish = JSON.stringify(variables);
      if (running.current?.wish === wish) return running.current.answer;
      const send = async (): Promise<Data> => {
        const { data } = await mutate({ variables: { ...variables, commandId: intention.current.idFor(wish) }, refetchQueries: refetch });
        if (data == null) throw new Error('Server response was missing for query');
        intention.current.succeeded();
        return data;
      };
      setBusy(true);
      const answer = send().finally(() => {
        running.current = undefined;
        setBusy(false);
      });
      running.current = { wish, answer };
      return answer;
    },
    [mutate, refetch],
  );
  return { run, isBusy };
}
