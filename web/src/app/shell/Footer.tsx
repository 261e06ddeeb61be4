import Box from '@mui/material/Box';
import { PageWidth } from '../../lib/ui/index.ts';
import { Copyright, LanguagePicker, SiteLinks } from '../../lib/site/index.ts';

export function Footer() {
  return (
    <Box
      component="footer"
      data-print="no"
      sx={{
        borderTop: '1px solid var(--line)',
        mt: 'auto',
        fontSize: 13,
        color: 'var(--ink-3)',
        '& a': { color: 'var(--menu)', py: '6px' },
      }}
    >
      <PageWidth
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: '0 18px', md: '24px' },
          alignItems: 'center',
          minHeight: 48,
        }}
      >
        <Copyright />
        <SiteLinks />
        <Box component="span" sx={{ flex: 1 }} />
        <LanguagePicker />
      </PageWidth>
    </Box>
  );
}
