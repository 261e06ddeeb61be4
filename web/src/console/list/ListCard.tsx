import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { kernelMessages, Spinner } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { ListPager } from './ListPager.tsx';
import type { ListProps, Row } from './list-shapes.ts';
import { ListSlot } from './list-slot.ts';
import { RowName } from './RowCheckbox.tsx';
import { StaffCards } from './StaffCards.tsx';
import { StaffTable } from './StaffTable.tsx';
import { useKnownOrder, useList } from './use-list.ts';
import { useOpenId } from './use-open-id.ts';

/** Whether there is room for a table, also beside what is opened; otherwise there are cards. */
function useHasTable(): boolean {
  const { openId } = useOpenId();
  return useMediaQuery(`(min-width:${openId === undefined ? 1100 : 1340}px)`, { noSsr: true });
}

/** The list of the resource around it in its four states; old rows stay while new ones are on their way. `bar` stands above the rows. */
export function ListCard<T extends Row>({ bar, ...list }: ListProps<T> & { readonly bar?: ReactNode }) {
  const t = useMessages(adminMessages);
  const kernel = useMessages(kernelMessages);
  const hasTable = useHasTable();
  const { slot } = useContext(ListSlot);
  const { data: rows, error, isFetching, isPending, refetch, filterValues, setFilters } = useList<T>();
  const columns = [
    { name: 'lead', label: list.first.label },
    ...list.columns.map(({ key, sort, label }) => ({ name: sort ?? key, label })),
  ];
  const isOrdered = useKnownOrder([list.first.sort, ...list.columns.map(({ sort }) => sort)]);
  if (isPending || !isOrdered) return <Spinner />;
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
      <RowName value={(row: T) => list.lead(row).name}>
        {hasTable ? <StaffTable {...list} /> : <StaffCards {...list} />}
      </RowName>
      {hasTable && slot && createPortal(<ColumnsButton columns={columns} />, slot)}
      <ListPager />
    </Card>
  );
}
