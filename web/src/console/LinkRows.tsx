import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AppLink } from '../lib/ui/index.ts';

type LinkRow = {
  readonly key: string;
  readonly to?: string | undefined;
  readonly text: string;
  /** It stands at the left, such as a box that picks the row. */
  readonly before?: ReactNode;
  readonly aside?: ReactNode;
};

/** Links stand below each other, with something at the right. */
export const LinkRows = ({ rows }: { readonly rows: readonly LinkRow[] }) => (
  <Box
    component="ul"
    sx={{
      fontSize: 14,
      '& li': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: '12px',
        minHeight: { xs: 48, md: 39 },
        borderTop: '1px solid var(--line)',
      },
    }}
  >
    {rows.map(({ key, to, text, before, aside }) => (
      <li key={key}>
        <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
          {before}
          {to ? (
            <AppLink to={to} data-row-link="">
              {text}
            </AppLink>
          ) : (
            text
          )}
        </Box>
        {aside}
      </li>
    ))}
  </Box>
);
