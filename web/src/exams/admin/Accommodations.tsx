import Box from '@mui/material/Box';
import type { StaffScheduledExamFragment } from '../../generated/exams/admin/schedule.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { accommodationsMessages } from './accommodations.messages.ts';
import { scheduleMessages } from './schedule.messages.ts';

type Props = Pick<StaffScheduledExamFragment, 'accommodations'>;

/** Who has more time or more attempts at an exam than everybody, and why. */
export function Accommodations({ accommodations }: Props) {
  const t = useMessages(accommodationsMessages);
  const schedule = useMessages(scheduleMessages);
  if (accommodations.length === 0) return null;
  return (
    <Box sx={{ mt: '9px', fontSize: 13, lineHeight: '18px' }}>
      <Box sx={{ color: 'var(--ink-3)' }}>{t('heading')}</Box>
      <ul>
        {accommodations.map(({ userId, name, extraMinutes, extraAttempts, reasons }) => (
          <li key={userId}>
            <b style={{ fontWeight: 600 }}>{name ?? schedule('erased')}</b>{' '}
            {[
              ...(extraMinutes > 0 ? [t('time', { count: number(extraMinutes) })] : []),
              ...(extraAttempts > 0 ? [t('more', { count: number(extraAttempts) })] : []),
            ].join(', ')}
            {reasons.length > 0 && <span style={{ color: 'var(--ink-2)' }}> · {reasons.join(', ')}</span>}
          </li>
        ))}
      </ul>
    </Box>
  );
}
