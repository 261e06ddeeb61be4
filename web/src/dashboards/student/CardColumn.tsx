import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Cards below each other: short ones leave no holes beside long ones, and what comes later moves no other column. */
export const CardColumn = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: { xs: '12px', md: '18px' }, minWidth: 0 }}>{children}</Box>
);
