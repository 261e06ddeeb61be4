import Checkbox from '@mui/material/Checkbox';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { useList } from './use-list.ts';

/** Picks one row of the list around it, for what is done with several. */
export function RowCheckbox({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useMessages(adminMessages);
  const { selectedIds, onToggleItem } = useList();
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': t('selectRow', { name }) } }}
    />
  );
}
