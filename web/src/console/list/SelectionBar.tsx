import Box from '@mui/material/Box';
import { BulkActionsToolbar, useTranslate } from 'react-admin';
import { useEffect, type ReactNode } from 'react';
import { visuallyHidden } from '../../lib/ui/index.ts';
import { useList } from './use-list.ts';

/** Stands above the rows while some are selected, with what can be done with them. Another page of the list begins without a selection; of the same one, what has left it is selected no more. */
export function SelectionBar({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const { selectedIds, data, onSelect, isFetching } = useList();
  const here = selectedIds.filter((id) => data.some((row) => row.id === id));
  const isElsewhere = !isFetching && here.length < selectedIds.length;
  useEffect(() => {
    if (isElsewhere) onSelect(here);
  }, [isElsewhere, onSelect]);
  const words = selectedIds.length > 0 ? translate('ra.action.bulk_actions', { smart_count: selectedIds.length }) : '';
  // The toolbar hands attributes on to its element, though its type names none.
  const named = { role: 'group', 'aria-label': words };
  return (
    <>
      <BulkActionsToolbar selectAllButton={false} {...named}>
        {children}
      </BulkActionsToolbar>
      <Box component="span" aria-live="polite" sx={visuallyHidden}>
        {words}
      </Box>
    </>
  );
}
