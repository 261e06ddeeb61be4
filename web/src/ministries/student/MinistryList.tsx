import Card from '@mui/material/Card';
import type { MinistriesQuery } from '../../generated/ministries/ministries.ts';
import type { Remote } from '../../lib/data/index.ts';
import { EmptyState, PagedScreen } from '../../lib/ui/index.ts';
import { MinistryItem } from './MinistryItem.tsx';
import { perPage } from './use-ministries.ts';

type Props = {
  readonly remote: Remote<MinistriesQuery['ministries']>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** It is said where there is nothing. */
  readonly empty: string;
};

/** Ministries by name, page by page. */
export const MinistryList = ({ remote, page, onPage, empty }: Props) => (
  <Card component="section" sx={{ pt: '15px' }}>
    <PagedScreen remote={remote} page={page} perPage={perPage} onPage={onPage} empty={<EmptyState>{empty}</EmptyState>}>
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
