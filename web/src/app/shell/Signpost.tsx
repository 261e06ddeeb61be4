import HomeOutlined from '@mui/icons-material/HomeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PageTitle, AppLink } from '../../lib/ui/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { consoleHome, labelOf, pathIn, sectionOf, useScreens } from '../../lib/screens/index.ts';
import { dashboard } from '../../dashboards/dashboards.screens.ts';
import { shellMessages } from './shell.messages.ts';
import { RidgePicture } from '../../lib/site/index.ts';

type Props = { readonly sign: string; readonly title: string; readonly children: string };

/** A page that only says what an address is, and the ways on from there. */
export function Signpost({ sign, title, children }: Props) {
  const t = useMessages(shellMessages);
  const screens = useScreens();
  const { user } = useStart();
  const staffHome = user ? consoleHome(screens, user) : undefined;
  return (
    <Box
      component="main"
      id="content"
      sx={{
        position: 'relative',
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        px: '24px',
        pt: { xs: '60px', md: '96px' },
        pb: '318px',
        overflow: 'hidden',
        // Signed in, the phone's menu stands below instead of the foot.
        mb: { xs: user ? '-24px' : 0, md: 0 },
      }}
    >
      <svg width="78" height="96" viewBox="0 0 78 96" fill="none" aria-hidden="true" focusable="false">
        <path d="M39 12v84" stroke="var(--ink-2)" strokeWidth="6" strokeLinecap="round" />
        <path d="M12 18h48l12 11-12 11H12z" fill="var(--primary-fill)" />
        <path d="M66 48H24L12 58l12 10h42z" fill="var(--secondary-fill)" />
        <text x="35" y="34" textAnchor="middle" fontSize="14" fontWeight="700" fill="var(--on-primary)">
          {sign}
        </text>
        <path d="M36 58l7-6 7 6v7h-5v-4h-4v4h-5z" fill="var(--on-secondary)" />
      </svg>
      <PageTitle sx={{ mt: '18px' }}>{title}</PageTitle>
      <Typography
        sx={{
          maxWidth: 480,
          color: 'var(--ink-2)',
          fontSize: { xs: 15, md: 17 },
          lineHeight: { xs: '24px', md: '27px' },
          mt: '9px',
          mb: '24px',
        }}
      >
        {children}
      </Typography>
      <Button
        variant="contained"
        size="large"
        href={dashboard.path}
        startIcon={<HomeOutlined />}
        sx={{ width: { xs: '100%', sm: 'auto' }, zIndex: 1 }}
      >
        {labelOf(dashboard, dashboard.phone)}
      </Button>
      {user && (
        <Box
          component="nav"
          aria-label={t('menu')}
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', md: 'row' },
            gap: { xs: 0, md: '24px' },
            mt: '18px',
            zIndex: 1,
            '& a': { fontWeight: 600, py: '12px' },
          }}
        >
          {sectionOf(screens, user, 'main')
            .filter((screen) => screen !== dashboard)
            .map((screen) => (
              <AppLink key={screen.path} to={pathIn(screen)}>
                {labelOf(screen)}
              </AppLink>
            ))}
          {staffHome !== undefined && <AppLink to={staffHome}>{t('staffConsole')}</AppLink>}
        </Box>
      )}
      <RidgePicture tone="ridge" height={{ xs: 210, md: 312 }} />
    </Box>
  );
}
