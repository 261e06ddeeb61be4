import { useEffect } from 'react';
import { useList } from './use-list.ts';

/** Where the last rows of the last page have gone, as by what was done with them, the page before it is shown; react-admin would go back to the first one. */
export function useLastPage(): void {
  const { page, perPage, total, stopped, data, error, isPending, isFetching, setPage } = useList();
  const isPastEnd = !isPending && !isFetching && !error && page > 1 && data.length === 0;
  useEffect(() => {
    if (!isPastEnd) return undefined;
    const last = Math.ceil((total ?? stopped.total ?? 0) / perPage);
    // Of wishes in one go the latest holds: react-admin's own comes in the same go, after this effect.
    const timer = setTimeout(() => setPage(Math.max(1, Math.min(page - 1, last))));
    return () => clearTimeout(timer);
  }, [isPastEnd, page]);
}
