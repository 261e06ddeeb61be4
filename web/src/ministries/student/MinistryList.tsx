import Card from '@mui/material/Card';
import { useState } from 'react';
import { MinistriesDocument } from '../../generated/ministries/ministries.ts';
import type { MinistryStatus } from '../../generated/schema.ts';
import { useRemote } from '../../lib/data/index.ts';
import { EmptyState, PagedScreen } from '../../lib/ui/index.ts';
import { MinistryItem } from './MinistryItem.tsx';

const perPage = 25;
type Props = {
  readonly mine: boolean;
  readonly status?: MinistryStatus | undefined;
  readonly q?: string;
  /** It is said where there is nothing. */
  readonly empty: string;
};

/** Ministries by name, page by page. */
export function MinistryList({ mine, status, q = '', empty }: Props) {
  const [page, setPage] = useState(0);
  const asked = { mine, page, perPage, ...(status && { status }), ...(q && { q }) };
  const remote = useRemote(MinistriesDocument, asked, ({ ministries }) => ministries);
  return (
    <Card component="section" sx={{ pt: '15px' }}>
      <PagedScreen
        remote={remote}
        page={page}
        perPage={perPage}
        onPage={setPage}
        empty={<EmptyState>{empty}</EmptyState>}
      >
        {(items) => (
          <ul>
            {items.map((ministry) => (
              <MinistryItem key={ministry._id} ministry={ministry} />
            ))}
          </ul>
        )}
      </PagedScreen>
    </Card>
  );
}
