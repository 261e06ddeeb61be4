import Box from '@mui/material/Box';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AttendanceSummaryFieldsFragment } from '../../generated/registers/attendance.ts';
import { registersMessages } from '../registers.messages.ts';

const parts = [
  { of: 'present', label: 'presentCount', colour: 'var(--success-fill)' },
  { of: 'late', label: 'lateCount', colour: 'var(--warning-fill)' },
  { of: 'absent', label: 'absentCount', colour: 'var(--danger-fill)' },
  { of: 'excused', label: 'excusedCount', colour: 'var(--secondary-fill)' },
] as const;

/** The term's marks as one bar, with the numbers below. */
export function AttendanceBar({ summary }: { readonly summary: AttendanceSummaryFieldsFragment }) {
  const t = useMessages(registersMessages);
  return (
    <>
      <Box
        aria-hidden="true"
        sx={{
          display: 'flex',
          gap: '2px',
          height: 9,
          borderRadius: '5px',
          overflow: 'hidden',
          bgcolor: summary.total ? 'transparent' : 'var(--tint)',
        }}
      >
        {parts.map(
          ({ of, colour }) =>
            summary[of] > 0 && (
              <Box key={of} sx={{ flex: `${summary[of]} 0 0`, minWidth: 3, bgcolor: colour, borderRadius: '2px' }} />
            ),
        )}
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '6px 10px',
          fontSize: 12.5,
          lineHeight: '18px',
          color: 'var(--ink-2)',
        }}
      >
        {parts.map(({ of, label, colour }) => (
          <li key={of}>
            <Box
              component="i"
              aria-hidden="true"
              sx={{ width: 10, height: 10, borderRadius: '2px', display: 'inline-block', mr: '4px', bgcolor: colour }}
            />
            {t(label, { count: summary[of] })}
          </li>
        ))}
      </Box>
    </>
  );
}
