import { ListBase } from 'ra-core';
import type { ReactNode } from 'react';

type Props = {
  readonly resource: string;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly children: ReactNode;
  /** Another list of the same resource keeps its own filters. */
  readonly storeKey?: string;
};

/** A list whose search, filters, order and page are in its address and are answered by the server. */
export const StaffList = ({ resource, sort, children, storeKey }: Props) => (
  <ListBase resource={resource} sort={sort} perPage={25} exporter={false} {...(storeKey && { storeKey })}>
    {children}
  </ListBase>
);
