import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Buttons at the foot of a panel are as wide as their words at least, in as many rows as they need. */
export const FootButtons = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '9px', '& > *': { flex: '1 1 auto' } }}>{children}</Box>
);
