import { styled } from '@mui/material/styles';
import { shortDate, useMessages } from '../../lib/i18n/index.ts';
import { usePeriodName } from '../../lib/ui/index.ts';
import type { AttendanceStatus } from '@paideia/events/registers/register.events.ts';
import type { RegisterStudentFragment } from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';

const tones = { present: 'success', late: 'warning', absent: 'danger', excused: 'info' } as const satisfies Record<
  AttendanceStatus,
  string
>;
const letters = {
  present: 'letterPresent',
  late: 'letterLate',
  absent: 'letterAbsent',
  excused: 'letterExcused',
} as const;

const Week = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 5, marginTop: 3 });
const Day = styled('span')({ display: 'flex', gap: 2 });
const Letter = styled('i', { shouldForwardProp: (name) => name !== 'tone' })<{ readonly tone: string }>(({ tone }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: 'var(--r-s)',
  font: '650 11px/1 var(--font)',
  backgroundColor: `var(--${tone}-tint)`,
  color: `var(--${tone})`,
}));

/** The earlier marks of the week of the register, by day. */
export function WeekMarks({ week }: { readonly week: RegisterStudentFragment['week'] }) {
  const t = useMessages(registerAdminMessages);
  const periodName = usePeriodName();
  const days = [...new Set(week.map(({ date }) => date))];
  const sentences = week.map(({ date, periodKey, status }) =>
    t('mark', { date: shortDate(date), period: periodName(periodKey), status: t(status) }),
  );
  if (week.length === 0) return null;
  return (
    <Week role="img" aria-label={t('week', { marks: sentences.join(', ') })}>
      {days.map((day) => (
        <Day key={day}>
          {week
            .filter(({ date }) => date === day)
            .map(({ periodKey, status }) => (
              <Letter key={periodKey} tone={tones[status]}>
                {t(letters[status])}
              </Letter>
            ))}
        </Day>
      ))}
    </Week>
  );
}
