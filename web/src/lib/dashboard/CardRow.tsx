import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AppLink } from '../ui/index.ts';

type Props = { readonly title: string; readonly to?: string; readonly note: ReactNode; readonly children: ReactNode };

/** A row of a dashboard card has a title with a line below, and at the right a chip or a value. */
export const CardRow = ({ title, to, note, children }: Props) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3px 12px',
      minHeight: 54,
      p: '9px 18px',
      borderTop: '1px solid var(--line)',
    }}
  >
    <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>
        {to ? (
          <AppLink to={to} data-row-link="">
            {title}
          </AppLink>
        ) : (
          title
        )}
      </Box>
      <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>{note}</Box>
    </Box>
    {children}
  </Box>
);
