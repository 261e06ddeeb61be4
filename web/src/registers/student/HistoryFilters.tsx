import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { kernelMessages } from '../../kernel/kernel.messages.ts';
import { statusLooks } from '../../kernel/status-chips.ts';
import { useMessages } from '../../kernel/use-messages.ts';
import { registersMessages } from '../registers.messages.ts';

export type HistoryFilter = { readonly term: string; readonly status: string };
type Props = { readonly terms: readonly string[]; readonly value: HistoryFilter; readonly onChange: (value: HistoryFilter) => void; readonly isWide?: boolean };

/** Which term and which status the history shows. */
export function HistoryFilters({ terms, value, onChange, isWide = false }: Props) {
  const t = useMessages(registersMessages);
  const kernel = useMessages(kernelMessages);
  const shape = { mb: 0, minWidth: isWide ? '100%' : 0, ...(isWide ? {} : { minHeight: 36, fontSize: 14, '& .MuiSelect-select': { py: '6px' } }) };
  return (
    <>
      <Select
        value={value.term}
        onChange={(event) => onChange({ ...value, term: event.target.value })}
        slotProps={{ input: { 'aria-label': t('term') } }}
        sx={shape}
      >
        {terms.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
      <Select
        value={value.status}
        displayEmpty
        onChange={(event) => onChange({ ...value, status: event.target.value })}
        slotProps={{ input: { 'aria-label': t('status') } }}
        sx={shape}
      >
        <MenuItem value="">{t('allStatuses')}</MenuItem>
        {Object.entries(statusLooks.attendance).map(([status, { label }]) => (
          <MenuItem key={status} value={status}>
            {kernel(label)}
          </MenuItem>
        ))}
      </Select>
    </>
  );
}
