import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import { useMessages } from '../../lib/i18n/index.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';
import type { Saving } from './use-register-marks.ts';

/** It says whether the last mark is safe. */
export function SavingState({ saving }: { readonly saving: Saving }) {
  const t = useMessages(registerAdminMessages);
  const isFailed = saving.state === 'failed';
  return (
    <Box
      component="span"
      role="status"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        minHeight: 18,
        fontSize: 13,
        color: isFailed ? 'var(--danger)' : 'var(--ink-2)',
        '& svg': { fontSize: 16, color: isFailed ? 'inherit' : 'var(--success)' },
      }}
    >
      {saving.state === 'saving' && t('saving')}
      {saving.state === 'saved' && (
        <>
          <CheckCircle aria-hidden="true" />
          {t('saved', { time: saving.at })}
        </>
      )}
      {isFailed && (
        <>
          <ErrorOutline aria-hidden="true" />
          {t('notSaved')}
        </>
      )}
    </Box>
  );
}
