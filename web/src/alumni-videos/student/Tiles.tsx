import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Pictures with their titles, as many beside each other as there is room for. */
export const Tiles = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      m: 0,
      p: '3px 18px 18px',
      listStyle: 'none',
      display: 'grid',
      gap: '18px',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
    }}
  >
    {children}
  </Box>
);

type TileProps = { readonly picture: ReactNode; readonly link: ReactNode; readonly children?: ReactNode };
export const Tile = ({ picture, link, children }: TileProps) => (
  <Box
    component="li"
    sx={{ display: 'grid', gap: '6px', alignContent: 'start', minWidth: 0, overflowWrap: 'anywhere' }}
  >
    {picture}
    <Box sx={{ fontWeight: 600, '& a': { display: 'inline-block', py: '3px' } }}>{link}</Box>
    {children && <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>{children}</Box>}
  </Box>
);
