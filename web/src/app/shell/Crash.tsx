import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { dashboard } from '../../dashboards/dashboards.screens.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { signOut } from '../../lib/site/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { shellMessages } from './shell.messages.ts';
import { PageTitle, PageWidth } from '../../lib/ui/index.ts';

/** Shown when a screen failed: ways on, and the error's text for whoever helps. */
export function Crash({ error }: { readonly error: unknown }) {
  const t = useMessages(shellMessages);
  return (
    <PageWidth
      as="main"
      id="content"
      sx={{ pt: '60px', pb: '36px', display: 'flex', flexDirection: 'column', gap: '18px', alignItems: 'flex-start' }}
    >
      <PageTitle>{t('crashTitle')}</PageTitle>
      <Typography sx={{ color: 'var(--ink-2)', maxWidth: '72ch' }}>{t('crashText')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
        <Button variant="contained" onClick={() => location.reload()}>
          {t('refresh')}
        </Button>
        <Button variant="outlined" href={dashboard.path}>
          {labelOf(dashboard, dashboard.phone)}
        </Button>
        <Button variant="outlined" onClick={() => void signOut()}>
          {t('logout')}
        </Button>
      </Box>
      <Box
        component="details"
        sx={{
          width: '100%',
          '& summary': { cursor: 'pointer', color: 'var(--secondary)', fontWeight: 600, minHeight: 36 },
          '& pre': {
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            fontFamily: 'var(--mono)',
            fontSize: 12.5,
            color: 'var(--ink-2)',
          },
        }}
      >
        <summary>{t('crashDetails')}</summary>
        <pre>{error instanceof Error ? error.message : String(error)}</pre>
      </Box>
    </PageWidth>
  );
}
