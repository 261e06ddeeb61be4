import { newUuid } from '@paideia/events/kernel/new-ids.ts';
import {
  useApolloClient,
  useMutation,
  type DefaultContext,
  type DocumentNode,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { useCallback, useRef, useState } from 'react';
import { errorCode } from '../notices/errors.ts';

/** The id of one intention: the same for the same wish until it has succeeded, so that a retry or a second click changes nothing more. */
export function intentions(mint: () => string = newUuid) {
  let current: { readonly wish: string; readonly id: string } | undefined;
  return {
    idFor(wish: string): string {
      if (current?.wish !== wish) current = { wish, id: mint() };
      return current.id;
    },
    /** Another wish may have come meanwhile: that one has not succeeded yet. */
    succeeded(wish: string): void {
      if (current?.wish === wish) current = undefined;
    },
  };
}

const none: readonly DocumentNode[] = [];
type Options = { readonly refetch?: readonly DocumentNode[]; readonly context?: DefaultContext };
type Command<Data, Variables> = {
  readonly run: (variables: Omit<Variables, 'commandId'>) => Promise<Data>;
  readonly isBusy: boolean;
};

/**
 * Sends one command. `run` rejects with the server's error, of which `errorText` says the words.
 * @param options.refetch the operations to ask again afterwards, also when the thing has changed since it was shown (code `conflict`)
 * @param options.context of the request, as the GraphQL client takes it
 */
export function useCommand<Data, Variables extends OperationVariables & { readonly commandId?: string | null }>(
  document: TypedDocumentNode<Data, Variables>,
  { refetch = none, context = {} }: Options = {},
): Command<Data, Variables> {
  const client = useApolloClient();
  const [mutate] = useMutation<Data, OperationVariables>(document, { awaitRefetchQueries: true, context });
  const intention = useRef(intentions());
  const running = useRef<{ wish: string; answer: Promise<Data> } | undefined>(undefined);
  const [underWay, setUnderWay] = useState(0);
  const run = useCallback(
    (variables: Omit<Variables, 'commandId'>): Promise<Data> => {
      const wish = JSON.stringify(variables);
      if (running.current?.wish === wish) return running.current.answer;
      const send = async (): Promise<Data> => {
        const { data } = await mutate({
          variables: { ...variables, commandId: intention.current.idFor(wish) },
          refetchQueries: [...refetch],
        });
        if (data == null) throw new Error('Server response was missing for query');
        intention.current.succeeded(wish);
        return data;
      };
      setUnderWay((count) => count + 1);
      // Somebody was faster: what is shown must be what is.
      const refresh = async (error: unknown): Promise<never> => {
        if (errorCode(error) === 'conflict')
          await client.refetchQueries({ include: [...refetch] }).catch(() => undefined);
        throw error;
      };
      const answer = send()
        .catch(refresh)
        .finally(() => {
          if (running.current?.answer === answer) running.current = undefined;
          setUnderWay((count) => count - 1);
        });
      running.current = { wish, answer };
      return answer;
    },
    [client, mutate, refetch],
  );
  return { run, isBusy: underWay > 0 };
}
