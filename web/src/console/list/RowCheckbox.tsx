import Checkbox from '@mui/material/Checkbox';
import { useDataTableCallbacksContext, useRecordContext } from 'react-admin';
import { createContext, useContext } from 'react';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import type { Row } from './list-shapes.ts';
import { useList } from './use-list.ts';

/** It says how a row of the list around it is called. */
export const RowName = createContext<(row: never) => string>(() => '');

/** Picks one row, for what is done with several; with Shift all from the last one that was picked. Nothing where a row cannot be. */
export function RowCheckbox() {
  const t = useMessages(adminMessages);
  const nameOf = useContext(RowName);
  const record = useRecordContext<Row>();
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const { selectedIds } = useList();
  if (!record || isRowSelectable?.(record) === false) return null;
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(record.id)}
      onClick={(event) => handleToggleItem?.(record.id, event)}
      slotProps={{ input: { 'aria-label': t('selectRow', { name: nameOf(record as never) }) } }}
    />
  );
}
