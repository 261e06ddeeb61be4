import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useMessages } from '../../lib/i18n/index.ts';
import { PageWidth } from '../../lib/ui/index.ts';
import { examAttemptsMessages } from '../exam-attempts.messages.ts';

/** The warning as long as an attempt is open. */
export function WarningStrip() {
  const t = useMessages(examAttemptsMessages);
  return (
    <Box
      role="note"
      data-stays="below"
      sx={{
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
