import { useApolloClient, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { useRemote, type Remote } from './use-remote.ts';

type Page<T> = { readonly items: readonly T[]; readonly total: number };
type Paged = OperationVariables & { readonly page?: number | null; readonly perPage?: number | null };
/** One answer may hold no more. */
const perPage = 100;
/** More than anybody chooses from by looking. */
const most = 2000;

/** Every item of a paged list, page after page, for a field that offers them all. The first page is there before the others, which wait until they are wanted. */
export function useAll<Data, Variables extends Paged, T>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Omit<Variables, 'page' | 'perPage'> | null,
  pick: (data: Data) => Page<T>,
  isRestWanted = true,
): Remote<readonly T[]> {
  const client = useApolloClient();
  const asked = JSON.stringify(variables);
  const page = (n: number) => ({ ...variables, page: n, perPage }) as unknown as Variables; // All that the operation takes: the pages are what is left out.
  const first = useRemote(document, variables && page(0), pick);
  const [rest, setRest] = useState<{ readonly asked: string; readonly items: readonly T[] }>();
  const total = first.isRefreshing ? 0 : Math.min(first.data?.total ?? 0, most);
  const load = useRef<() => Promise<readonly T[]>>(undefined);
  load.current = async () => {
    const items: T[] = [];
    // They are asked for anew, as the first one is: with one item more or less in the list, each page has others than it had.
    for (let n = 1; n * perPage < total; n++) {
      const { data } = await client.query<Data>({ query: document, variables: page(n), fetchPolicy: 'network-only' });
      items.push(...pick(data).items);
    }
    return items;
  };
  useEffect(() => {
    if (total <= perPage || !isRestWanted) return undefined;
    let isWanted = true;
    load.current?.().then(
      (items) => isWanted && setRest({ asked, items }),
      (error: unknown) => console.error(error),
    );
    return () => {
      isWanted = false;
    };
  }, [asked, total, isRestWanted]);
  return { ...first, data: first.data && [...first.data.items, ...(rest?.asked === asked ? rest.items : [])] };
}
