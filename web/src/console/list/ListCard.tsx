import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { kernelMessages, Spinner } from '../../lib/ui/index.ts';
import { isRefusal } from '../../lib/data/index.ts';
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
import { useKnownOrder, useLastPage, useList } from './use-list.ts';
import { useOpenId } from './use-open-id.ts';

/** Whether there is room for a table, also beside what is opened; otherwise there are cards. */
function useHasTable(): boolean {
  const { openId } = useOpenId();
  return useMediaQuery(`(min-width:${openId === undefined ? 1100 : 1340}px)`, { noSsr: true });
}

/** What is said in place of rows has a frame of its own. */
const bare = { border: 0, borderRadius: 0, boxShadow: 'none', bgcolor: 'transparent' } as const;

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
  useLastPage();
  const isOrdered = useKnownOrder([list.first.sort, ...list.columns.map(({ sort }) => sort)]);
  if (isPending || !isOrdered) return <Spinner />;
  const isFiltered = Object.keys(filterValues).length > 0;
  const failed = Boolean(error) && <LoadFailed error={error} onRetry={() => void refetch()} />;
  // Rows that are there stay where it only went wrong on the way: what is selected in them, and the focus, would be gone.
  const areShown = rows.length > 0 && !(failed && isRefusal(error));
  const nothing = (
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
    <Card sx={{ position: 'relative', overflow: 'hidden', ...(!areShown && bare) }}>
      {areShown && isFetching && (
        <LinearProgress
          aria-label={t('refreshing')}
          sx={{ position: 'absolute', insetInline: 0, top: 0, height: 3, zIndex: 1 }}
        />
      )}
      {failed && <Box sx={{ p: areShown ? '12px 18px' : 0 }}>{failed}</Box>}
      {/* It says how each of several rows went, also when the last of them has left the list by that. */}
      {bar}
      {areShown ? (
        <>
          <RowName value={(row: T) => list.lead(row).name}>
            {hasTable ? <StaffTable {...list} /> : <StaffCards {...list} />}
          </RowName>
          {hasTable && slot && createPortal(<ColumnsButton columns={columns} />, slot)}
          <ListPager />
        </>
      ) : (
        !failed && nothing
      )}
    </Card>
  );
}
