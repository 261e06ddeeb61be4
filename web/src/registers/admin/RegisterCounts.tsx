import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/i18n/index.ts';
import type { RegisterCountsFragment } from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';

const labels = {
  present: 'countPresent',
  late: 'countLate',
  absent: 'countAbsent',
  excused: 'countExcused',
  open: 'countOpen',
} as const;
const order = ['present', 'late', 'absent', 'excused', 'open'] as const;

type Props = {
  readonly counts: RegisterCountsFragment;
  readonly children?: ReactNode;
};

/** The foot of a register: how many of each, and at the right what comes next. */
export function RegisterCounts({ counts, children }: Props) {
  const t = useMessages(registerAdminMessages);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: '12px 15px',
        p: '12px 18px',
        borderTop: '1px solid var(--line)',
        bgcolor: 'var(--tint-2)',
        fontSize: 14,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {order.map((status) => (
        <Box
          component="span"
          key={status}
          sx={status === 'open' ? { color: 'var(--ink-3)' } : { fontWeight: counts[status] > 0 ? 600 : 400 }}
        >
          {t(labels[status], { count: counts[status] })}
        </Box>
      ))}
      <Box component="span" sx={{ flex: 1 }} />
      {children}
    </Box>
  );
}
