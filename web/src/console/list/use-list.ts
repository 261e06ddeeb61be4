import { useContext, useEffect } from 'react';
import { useListContext, type RaRecord } from 'ra-core';
import { useSearchParams } from 'react-router';
import type { FilterValues, Row } from './list-shapes.ts';
import { ListSlot } from './list-slot.ts';

/** It says where the server stopped counting. */
export type Stopped = { readonly more?: boolean; readonly total?: number };
type Context<T extends Row> = ReturnType<typeof useListContext<T & RaRecord>>;
type StaffListState<T extends Row> = Omit<Context<T>, 'filterValues' | 'meta' | 'selectedIds' | 'data' | 'error'> & {
  readonly data: readonly T[];
  readonly error: unknown;
  readonly filterValues: FilterValues;
  readonly stopped: Stopped;
  readonly selectedIds: readonly string[];
};

type Open = {
  readonly filterValues: FilterValues;
  readonly meta?: Stopped;
  readonly selectedIds: readonly string[];
  readonly error: unknown;
};

/** The list around it, as react-admin keeps it. react-admin leaves these parts open; here they are only ever set by this console. */
export function useList<T extends Row>(): StaffListState<T> {
  const context = useListContext<T & RaRecord>();
  const { filterValues, meta, selectedIds, error } = context as Open;
  return { ...context, data: context.data ?? [], filterValues, stopped: meta ?? {}, selectedIds, error };
}

/**
 * Whether the list is in an order that it has. An address may name another, typed by hand or from a former version, which the server refuses: the list begins
 * anew in its own, and the way back does not lead to what was wrong.
 */
export function useKnownOrder(sorts: readonly (string | undefined)[]): boolean {
  const { start } = useContext(ListSlot);
  const { sort } = useList();
  const [, setSearch] = useSearchParams();
  const isKnown = start === undefined || sort.field === start.field || sorts.includes(sort.field);
  useEffect(() => {
    if (isKnown) return;
    setSearch(
      (former) => {
        const next = new URLSearchParams(former);
        next.set('sort', start.field);
        next.set('order', start.order);
        return next;
      },
      { replace: true },
    );
  }, [isKnown, start]);
  return isKnown;
}

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
