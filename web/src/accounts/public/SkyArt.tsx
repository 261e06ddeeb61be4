import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useStart } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { BrandMark, RidgePicture } from '../../lib/site/index.ts';
import { accountsMessages } from '../accounts.messages.ts';

const sky = 'linear-gradient(180deg, var(--sky-1) 0%, var(--sky-2) 46%, var(--sky-3) 78%, var(--sky-4) 100%)';

/** The picture beside the sign-in form; on phones the band above it. */
export function SkyArt() {
  const t = useMessages(accountsMessages);
  const { config } = useStart();
  return (
    <Box
      component="header"
      sx={{
        background: sky,
        position: 'relative',
        overflow: 'hidden',
        color: 'var(--on-sky)',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        p: { xs: '24px 21px', md: '48px' },
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          position: 'absolute',
          width: { xs: 78, md: 132 },
          height: { xs: 78, md: 132 },
          borderRadius: '50%',
          bgcolor: 'var(--sun)',
          left: { xs: '62%', md: '58%' },
          bottom: { xs: 66, md: 150 },
          boxShadow: '0 0 90px 42px var(--sun-glow)',
        }}
      />
      <RidgePicture tone="dusk" height={{ xs: 132, md: 300 }} />
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          gap: '12px',
          fontWeight: 650,
          fontSize: { xs: 17, md: 20 },
          letterSpacing: '-.01em',
        }}
      >
        <BrandMark size={42} />
        <span>{config.appName}</span>
      </Box>
      <Box sx={{ position: 'relative', display: { xs: 'none', md: 'block' }, maxWidth: 480 }}>
        <Typography
          component="p"
          sx={{ fontSize: 36, lineHeight: '42px', letterSpacing: '-.02em', fontWeight: 650, mb: '12px' }}
        >
          {t('welcome')}
        </Typography>
        <Typography sx={{ fontSize: 17, lineHeight: '27px', color: 'var(--on-sky-2)', maxWidth: 432 }}>
          {t('welcomeText', { orgName: config.orgName })}
        </Typography>
      </Box>
      <Box sx={{ height: 150, display: { xs: 'none', md: 'block' } }} />
    </Box>
  );
}
