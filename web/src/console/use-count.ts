import { useGetList } from 'ra-core';
import type { Stopped } from './list/use-list.ts';
import type { Row } from './list/list-shapes.ts';

/** It tells how many rows of a resource fit a filter; the count is undefined until it is known. */
export function useCount(
  resource: string,
  filter: Readonly<Record<string, string>>,
): { readonly count: number | undefined; readonly more: boolean } {
  const answer = useGetList<Row>(resource, { filter, pagination: { page: 1, perPage: 1 } });
  const stopped = answer.meta as Stopped | undefined; // It is ours, from buildQuery.
  return { count: answer.total ?? stopped?.total, more: stopped?.more === true };
}
