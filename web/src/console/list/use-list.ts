import { useListContext, type RaRecord } from 'ra-core';
import type { FilterValues, Row } from './list-shapes.ts';

/** It says where the server stopped counting. */
export type Stopped = { readonly more?: boolean; readonly total?: number };
type Context<T extends Row> = ReturnType<typeof useListContext<T & RaRecord>>;
export type StaffListState<T extends Row> = Omit<
  Context<T>,
  'filterValues' | 'meta' | 'selectedIds' | 'data' | 'error'
> & {
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
