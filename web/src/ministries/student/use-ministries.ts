import { useState } from 'react';
import { MinistriesDocument, type MinistriesQuery } from '../../generated/ministries/ministries.ts';
import type { MinistryStatus } from '../../generated/schema.ts';
import { type Remote, useRemote } from '../../lib/data/index.ts';

export const perPage = 25;
type Asked = { readonly mine: boolean; readonly status?: MinistryStatus | ''; readonly q?: string };
type Listed = {
  readonly remote: Remote<MinistriesQuery['ministries']>;
  readonly page: number;
  readonly onPage: (page: number) => void;
};

/** One page of the ministries that are asked for. Others begin on their first page. */
export function useMinistries({ mine, status = '', q = '' }: Asked): Listed {
  const wanted = `${status} ${q}`;
  const [{ page, of }, setPage] = useState({ page: 0, of: wanted });
  const here = of === wanted ? page : 0;
  const variables = { mine, page: here, perPage, ...(status !== '' && { status }), ...(q !== '' && { q }) };
  const remote = useRemote(MinistriesDocument, variables, ({ ministries }) => ministries);
  return { remote, page: here, onPage: (next) => setPage({ page: next, of: wanted }) };
}
