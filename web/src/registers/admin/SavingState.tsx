import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import { useNamesakes } from '../../groups/namesakes.parts.ts';
import type { RegisterStudentFragment } from '../../generated/registers/admin/register-admin.ts';
import { listOf, useMessages } from '../../lib/i18n/index.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';
import type { Saving } from './marks/use-register-marks.ts';

type Props = {
  readonly saving: Saving;
  readonly unsaved: readonly RegisterStudentFragment[];
  /** Marks are made here. Until the first one the line says that they need no button. */
  readonly isTaking: boolean;
};

/** It says whether the last mark is safe, and whose are not. */
export function SavingState({ saving, unsaved, isTaking }: Props) {
  const t = useMessages(registerAdminMessages);
  const { named } = useNamesakes();
  const failed =
    unsaved.length > 0
      ? t('notSaved', { names: listOf(unsaved.map(named)) })
      : saving.state === 'notUndone' && t('notUndone');
  const isAway = saving.state === 'away';
  const isFailed = failed !== false && saving.state !== 'saving' && !isAway;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        gap: '6px',
        minHeight: isTaking ? 18 : 0,
        fontSize: 13,
        lineHeight: '18px',
        overflowWrap: 'anywhere',
        color: isFailed ? 'var(--danger)' : isAway ? 'var(--warning)' : 'var(--ink-2)',
        '& svg': { flex: 'none', fontSize: 16, my: '1px', color: isFailed || isAway ? 'inherit' : 'var(--success)' },
      }}
    >
      {saving.state === 'idle' && !isFailed && isTaking && (
        // On a phone it would need two lines, and what follows it one.
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {t('savedAtOnce')}
        </Box>
      )}
      {saving.state === 'saving' && t('saving')}
      {saving.state === 'away' && (
        <>
          <CloudOff aria-hidden="true" />
          {t('away', { count: saving.count })}
        </>
      )}
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
