import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Copyright, LanguagePicker, SiteLinks } from '../../lib/site/index.ts';
import { SkyArt } from './SkyArt.tsx';

/** A way in: picture left, form right; on phones one above the other. */
export function SignInLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        flex: 1,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        gridTemplateRows: { xs: '222px 1fr', md: '1fr' },
        bgcolor: 'var(--paper)',
      }}
    >
      <SkyArt />
      <Box sx={{ display: 'flex', flexDirection: 'column', p: { xs: '27px 21px 21px', md: '48px' }, minWidth: 0 }}>
        <Box component="main" id="content" sx={{ flex: 1, display: 'flex', flexDirection: 'column' }}>
          {children}
        </Box>
        <Box
          component="footer"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: { xs: '0 18px', md: '6px 24px' },
            alignItems: 'center',
            fontSize: 13,
            color: 'var(--ink-3)',
            mt: '24px',
            '& a': { color: 'var(--menu)', py: '6px' },
          }}
        >
          <Copyright />
          <SiteLinks />
          <Box component="span" sx={{ flex: 1 }} />
          <LanguagePicker />
        </Box>
      </Box>
    </Box>
  );
}
