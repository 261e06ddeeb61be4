import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** It says what is wrong with a control, below it; the control names it in `aria-describedby`. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <Box
    component="p"
    id={id}
    sx={{
      display: 'flex',
      gap: '6px',
      fontSize: 13,
      lineHeight: '18px',
      color: 'var(--danger)',
      overflowWrap: 'anywhere',
      '& svg': { fontSize: 18, flex: 'none' },
    }}
  >
    <ErrorOutline aria-hidden="true" />
    {children}
  </Box>
);
