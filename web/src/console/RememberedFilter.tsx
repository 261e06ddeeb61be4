import { useEffect, useRef } from 'react';
import { useList } from './list/use-list.ts';

type Props = {
  readonly name: string;
  /** The device remembers this value; without one the list begins with all. */
  readonly kept: string | undefined;
  readonly keep: (value: string | undefined) => void;
};

/** A list begins with the value of a filter that was chosen last on this device, unless its address says something else. */
export function RememberedFilter({ name, kept, keep }: Props) {
  const { filterValues, setFilters } = useList();
  const value = filterValues[name];
  const before = useRef(value);
  const isBare = Object.keys(filterValues).length === 0 && location.search === '';
  useEffect(() => {
    if (isBare && kept !== undefined) setFilters({ [name]: kept });
  }, []);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    keep(value || undefined);
  }, [value]);
  return null;
}
