import type { FilterValues } from './list-shapes.ts';
import { useList } from './use-list.ts';

export type FilterState = {
  readonly values: FilterValues;
  /** `clears`: those that were chosen for what this one was before. */
  readonly set: (name: string, value: string, clears?: readonly string[]) => void;
  readonly clear: () => void;
  readonly count: number;
};

/** The filters of the list around it, by name; an empty text is no filter. */
export function useFilters(): FilterState {
  const { filterValues: values, setFilters } = useList();
  const set = (name: string, value: string, clears: readonly string[] = []) =>
    setFilters(
      Object.fromEntries(
        Object.entries({ ...values, [name]: value }).filter(([other, one]) => one && !clears.includes(other)),
      ),
    );
  return { values, set, clear: () => setFilters({}), count: Object.keys(values).filter((name) => name !== 'q').length };
}
