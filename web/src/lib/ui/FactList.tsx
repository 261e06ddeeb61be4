import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

/** Names and values, one below the other; what is null or false is left out. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(102px, max-content) minmax(0, 1fr)',
      gap: '6px 12px',
      fontSize: 14,
      lineHeight: '21px',
      '& dt': { color: 'var(--ink-3)', maxWidth: 162 },
      '& dd': { overflowWrap: 'anywhere' },
    }}
  >
    {facts
      .filter(([, value]) => value !== null && value !== false && value !== undefined && value !== '')
      .map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </Box>
);
