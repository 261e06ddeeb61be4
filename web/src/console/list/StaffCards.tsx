import Box from '@mui/material/Box';
import { LeadCell } from './LeadCell.tsx';
import type { ListProps } from './ListCard.tsx';
import type { Row } from './list-shapes.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { rowKeys } from './row-keys.ts';

/** A list on a phone: name, chip, one line. */
export const StaffCards = <T extends Row>({
  rows,
  lead,
  card,
  to,
  isSelectable,
}: ListProps<T> & { readonly rows: readonly T[] }) => (
  <Box component="ul" onKeyDown={rowKeys}>
    {rows.map((row) => {
      const { chip, line } = card(row);
      return (
        <Box
          component="li"
          key={row.id}
          sx={{
            position: 'relative',
            p: '12px 15px',
            borderBottom: '1px solid var(--line)',
            '& [data-row-link]::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '12px' }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 }}>
              {/* Above the link that covers the card. */}
              {isSelectable?.(row) && (
                <Box sx={{ position: 'relative', zIndex: 1, m: '-9px -3px -9px -9px' }}>
                  <RowCheckbox id={row.id} name={lead(row).name} />
                </Box>
              )}
              <LeadCell lead={lead(row)} to={to(row)} />
            </Box>
            <Box sx={{ flex: 'none' }}>{chip}</Box>
          </Box>
          {line && <Box sx={{ mt: '6px', fontSize: 14, lineHeight: '20px', color: 'var(--ink-2)' }}>{line}</Box>}
        </Box>
      );
    })}
  </Box>
);
