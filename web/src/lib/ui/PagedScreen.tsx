import { useEffect, type ReactNode } from 'react';
import { DataScreen } from './DataScreen.tsx';
import { Pager } from './Pager.tsx';
import { Spinner } from './Spinner.tsx';
import type { Remote } from '../data/use-remote.ts';

type Page<T> = { readonly items: readonly T[]; readonly total: number; readonly more: boolean };
type Props<T> = {
  readonly remote: Remote<Page<T>>;
  readonly page: number;
  readonly perPage: number;
  readonly onPage: (page: number) => void;
  /** It stands in place of 'No data'. */
  readonly empty?: ReactNode;
  readonly children: (items: readonly T[]) => ReactNode;
};

type Shown = Pick<Props<unknown>, 'page' | 'perPage' | 'onPage'> & {
  readonly remote: Pick<Remote<unknown>, 'isRefreshing'>;
  readonly found: Pick<Page<unknown>, 'items' | 'total'> | undefined;
};
/** Where the last row of the last page has gone, the page before it is asked for; it is true until then. */
export function usePastEnd({ remote: { isRefreshing }, found, page, perPage, onPage }: Shown): boolean {
  const last = found && !isRefreshing ? Math.max(0, Math.ceil(found.total / perPage) - 1) : page;
  const isPastEnd = found?.items.length === 0 && last < page;
  useEffect(() => {
    if (isPastEnd) onPage(last);
  }, [isPastEnd]);
  return isPastEnd;
}

/** One page of a list in its four states, with the way to the other pages. Where the last row of the last page has gone, the page before it is shown. */
export function PagedScreen<T>({ remote, page, perPage, onPage, empty, children }: Props<T>) {
  const isPastEnd = usePastEnd({ remote, found: remote.data, page, perPage, onPage });
  return (
    <DataScreen remote={remote} isEmpty={({ items }) => items.length === 0} empty={isPastEnd ? <Spinner /> : empty}>
      {({ items, total, more }) => (
        <>
          {children(items)}
          <Pager page={page} perPage={perPage} total={total} more={more} onPage={onPage} />
        </>
      )}
    </DataScreen>
  );
}
