import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useMessages } from '../../lib/i18n/index.ts';
import { PageWidth } from '../../lib/ui/index.ts';
import { examAttemptsMessages } from '../exam-attempts.messages.ts';

/** Always in view while an attempt is open, unless the screen is low, as where it is enlarged to 400 %: the question has the room there. */
export function WarningStrip() {
  const t = useMessages(examAttemptsMessages);
  return (
    <Box
      role="note"
      data-stays="below"
      sx={{
        position: 'sticky',
        top: { xs: 'calc(54px + var(--above))', md: 'calc(60px + var(--above))' },
        '@media (max-height:480px)': { position: 'static' },
        zIndex: 1000,
        bgcolor: 'var(--danger-tint)',
        borderBottom: '1px solid var(--danger)',
        color: 'var(--danger)',
        fontWeight: 650,
      }}
    >
      <PageWidth
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '12px',
          minHeight: { xs: 42, md: 48 },
          py: '6px',
          fontSize: { xs: 13.5, md: 15 },
        }}
      >
        <WarningAmber fontSize="small" aria-hidden="true" />
        <span>
          {t('failIfLeave')}
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, fontWeight: 400, color: 'var(--ink)' }}>
            {'. '}
            {t('leaving')}
          </Box>
        </span>
      </PageWidth>
    </Box>
  );
}
