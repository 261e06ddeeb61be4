import { useContext, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ListSlot } from './list-slot.ts';
import { useList } from './use-list.ts';

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
