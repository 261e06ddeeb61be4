import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AppLink } from '../../lib/ui/index.ts';

type Props = {
  readonly to: string;
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly value: ReactNode;
  readonly chip?: ReactNode;
};

/** A row of a table on phones: title and value, then one line and the chip. */
export const ListRow = ({ to, title, note, value, chip }: Props) => (
  <Box component="li" sx={{ borderTop: '1px solid var(--line)' }}>
    <Box
      component={AppLink}
      to={to}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0,1fr) auto',
        gap: '3px 12px',
        alignItems: 'center',
        minHeight: 66,
        p: '9px 15px',
        color: 'var(--ink)',
      }}
    >
      <Box component="b" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      <Box
        component="b"
        sx={{ fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums', '& small': { fontWeight: 400 } }}
      >
        {value}
      </Box>
      <Box component="span" sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>
        {note}
      </Box>
      <Box component="span" sx={{ justifySelf: 'end' }}>
        {chip}
      </Box>
    </Box>
  </Box>
);
