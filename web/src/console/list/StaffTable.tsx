import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useNavigate } from 'react-router';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { HeadCell } from './HeadCell.tsx';
import { LeadCell } from './LeadCell.tsx';
import type { ListProps } from './ListCard.tsx';
import type { Row } from './list-shapes.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { rowKeys } from './row-keys.ts';
import { useList } from './use-list.ts';
import { tableStyles } from './table-styles.ts';

const isOwn = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, label, select') !== null;

/** Rows of a list. A click anywhere opens one; up and down move between them. */
export function StaffTable<T extends Row>({
  rows,
  first,
  lead,
  columns,
  to,
  openId,
  isSelectable,
  isWide = false,
}: ListProps<T> & { readonly rows: readonly T[] }) {
  const t = useMessages(adminMessages);
  const navigate = useNavigate();
  const { selectedIds, onSelect } = useList();
  const shown = columns.filter(({ isSecondary }) => !isSecondary || openId === undefined);
  const selectable = isSelectable ? rows.filter(isSelectable) : [];
  const chosen = selectable.filter(({ id }) => selectedIds.includes(id));
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={tableStyles}>
        <thead>
          <tr>
            {isSelectable && (
              <th scope="col" style={{ width: 48 }}>
                <Checkbox
                  size="small"
                  checked={selectable.length > 0 && chosen.length === selectable.length}
                  indeterminate={chosen.length > 0 && chosen.length < selectable.length}
                  disabled={selectable.length === 0}
                  onChange={(_, isOn) => onSelect(isOn ? selectable.map(({ id }) => id) : [])}
                  slotProps={{ input: { 'aria-label': t('selectAll') } }}
                />
              </th>
            )}
            <HeadCell label={first.label} sort={first.sort} />
            {shown.map(({ key, label, sort, isNumber }) => (
              <HeadCell key={key} label={label} sort={sort} isNumber={isNumber} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={rowKeys}>
          {rows.map((row) => {
            const isSelected = selectedIds.includes(row.id);
            return (
              <tr
                key={row.id}
                data-state={row.id === openId ? 'open' : isSelected ? 'selected' : undefined}
                onClick={(event) => !isOwn(event.target) && void navigate(to(row))}
              >
                {isSelectable && <td>{isSelectable(row) && <RowCheckbox id={row.id} name={lead(row).name} />}</td>}
                <td data-lead={isWide ? 'wide' : ''}>
                  <LeadCell lead={lead(row)} to={to(row)} />
                </td>
                {shown.map(({ key, isNumber, render }) => (
                  <td key={key} data-number={isNumber ? '' : undefined}>
                    {render(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}
