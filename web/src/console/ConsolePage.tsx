import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The page of the console, with room at the right for what is opened beside it. */
export const ConsolePage = ({ panel, children }: { readonly panel?: ReactNode; readonly children: ReactNode }) => (
  <Box
    sx={{
      flex: 1,
      display: 'grid',
      gridTemplateColumns: panel ? { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 432px' } : 'minmax(0, 1fr)',
      alignContent: 'start',
    }}
  >
    <Box component="main" id="content" sx={{ minWidth: 0, px: { xs: '15px', md: '24px' }, pb: '24px' }}>
      {children}
    </Box>
    {panel}
  </Box>
);
