import type { FilterValues } from './list-shapes.ts';
import { useList } from './use-list.ts';

export type FilterState = {
  readonly values: FilterValues;
  readonly set: (name: string, value: string) => void;
  readonly clear: () => void;
  readonly count: number;
};

/** The filters of the list around it, by name; an empty text is no filter. */
export function useFilters(): FilterState {
  const { filterValues: values, setFilters } = useList();
  const set = (name: string, value: string) => setFilters(Object.fromEntries(Object.entries({ ...values, [name]: value }).filter(([, one]) => one)));
  return { values, set, clear: () => setFilters({}), count: Object.keys(values).filter((name) => name !== 'q').length };
}
