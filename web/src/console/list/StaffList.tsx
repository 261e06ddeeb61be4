import { ListBase } from 'react-admin';
import { useMemo, useState, type ReactNode } from 'react';
import type { Sort } from './list-shapes.ts';
import { ListSlot } from './list-slot.ts';

type Props = {
  readonly resource: string;
  readonly sort: Sort;
  readonly children: ReactNode;
  /** Another list of the same resource keeps its own filters. */
  readonly storeKey?: `${string}.listParams`;
};

/** The list says itself what went wrong, in its own place; react-admin would say it once more in a notice. */
const saidInPlace = { onError: () => undefined };

/** A list whose search, filters, order and page are in its address and are answered by the server. */
export function StaffList({ resource, sort, children, storeKey }: Props) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const place = useMemo(() => ({ slot, setSlot, start: sort }), [slot, sort.field, sort.order]);
  return (
    <ListBase
      resource={resource}
      sort={sort}
      perPage={25}
      exporter={false}
      queryOptions={saidInPlace}
      {...(storeKey && { storeKey })}
    >
      <ListSlot value={place}>{children}</ListSlot>
    </ListBase>
  );
}
