import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { kernelMessages, Spinner, useIsPhone } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { ListPager } from './ListPager.tsx';
import type { CardText, Column, Lead, Row } from './list-shapes.ts';
import { StaffCards } from './StaffCards.tsx';
import { StaffTable } from './StaffTable.tsx';
import { useList } from './use-list.ts';

export type ListProps<T extends Row> = {
  readonly first: { readonly label: string; readonly sort?: string };
  readonly lead: (row: T) => Lead;
  readonly columns: readonly Column<T>[];
  readonly card: (row: T) => CardText;
  /** The address that opens a row. */
  readonly to: (row: T) => string;
  readonly openId?: string | undefined;
  readonly isSelectable?: (row: T) => boolean;
  /** The first column is a sentence and takes what room there is. */
  readonly isWide?: boolean;
};

/** The list of the resource around it in its four states; old rows stay while new ones are on their way. `bar` stands above the rows. */
export function ListCard<T extends Row>({ bar, ...list }: ListProps<T> & { readonly bar?: ReactNode }) {
  const t = useMessages(adminMessages);
  const kernel = useMessages(kernelMessages);
  const isPhone = useIsPhone();
  const { data: rows, error, isFetching, isPending, refetch, filterValues, setFilters } = useList<T>();
  if (isPending) return <Spinner />;
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const isFiltered = Object.keys(filterValues).length > 0;
  if (rows.length === 0)
    return (
      <Alert
        severity="info"
        action={
          isFiltered && (
            <Button size="small" variant="text" onClick={() => setFilters({})}>
              {t('clearFilters')}
            </Button>
          )
        }
      >
        {isFiltered ? t('noMatch') : kernel('noData')}
      </Alert>
    );
  return (
    <Card sx={{ position: 'relative', overflow: 'hidden' }}>
      {isFetching && (
        <LinearProgress
          aria-label={t('refreshing')}
          sx={{ position: 'absolute', insetInline: 0, top: 0, height: 3, zIndex: 1 }}
        />
      )}
      {bar}
      <Box>{isPhone ? <StaffCards rows={rows} {...list} /> : <StaffTable rows={rows} {...list} />}</Box>
      <ListPager />
    </Card>
  );
}
