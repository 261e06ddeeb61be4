import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import { useNamesakes } from '../../groups/namesakes.parts.ts';
import type { RegisterStudentFragment } from '../../generated/registers/admin/register-admin.ts';
import { listOf, useMessages } from '../../lib/i18n/index.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';
import type { Saving } from './use-register-marks.ts';

type Props = { readonly saving: Saving; readonly unsaved: readonly RegisterStudentFragment[] };

/** It says whether the last mark is safe, and whose are not. */
export function SavingState({ saving, unsaved }: Props) {
  const t = useMessages(registerAdminMessages);
  const { named } = useNamesakes();
  const failed =
    unsaved.length > 0
      ? t('notSaved', { names: listOf(unsaved.map(named)) })
      : saving.state === 'notUndone' && t('notUndone');
  const isFailed = failed !== false && saving.state !== 'saving';
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
      {saving.state === 'saved' && !isFailed && (
        <>
          <CheckCircle aria-hidden="true" />
          {t('saved', { time: saving.at })}
        </>
      )}
      {isFailed && (
        <>
          <ErrorOutline aria-hidden="true" />
          {failed}
        </>
      )}
    </Box>
  );
}
