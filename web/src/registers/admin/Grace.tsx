import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { number, useMessages } from '../../lib/i18n/index.ts';
import type { RegisterStudentFragment } from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';

type Props = Pick<RegisterStudentFragment, 'absences' | 'lates' | 'graceAbsents' | 'graceLates'> & {
  /** It says itself what it counts, in a line of its own, where no head of a column does. */
  readonly isLabelled?: boolean;
};

/** Absences and lates of the term against those that cost nothing; beyond them with a warning. */
export function Grace({ absences, lates, graceAbsents, graceLates, isLabelled = false }: Props) {
  const t = useMessages(registerAdminMessages);
  const part = (used: number, free: number, label: 'absencesOf' | 'latesOf') => {
    const values = { used: number(used), free: number(free) };
    const isOver = used > free;
    return (
      <Box
        component="span"
        sx={{
          ...(isOver && { color: 'var(--warning)', fontWeight: 650 }),
          '& svg': { fontSize: 16, verticalAlign: '-3px', mr: '3px' },
        }}
        title={t(label, values)}
      >
        {isOver && <WarningAmber aria-hidden="true" />}
        {t('of', values)}
      </Box>
    );
  };
  return (
    <Box component="span" sx={{ fontSize: 13, ...(isLabelled && { display: 'block', lineHeight: '18px' }) }}>
      {isLabelled && <span style={{ color: 'var(--ink-2)' }}>{t('grace')}: </span>}
      <span style={{ whiteSpace: 'nowrap' }}>
        {part(absences, graceAbsents, 'absencesOf')}, {part(lates, graceLates, 'latesOf')}
      </span>
    </Box>
  );
}
