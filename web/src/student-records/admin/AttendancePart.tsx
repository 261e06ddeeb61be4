import Box from '@mui/material/Box';
import { LinkRows } from '../../console/LinkRows.tsx';
import { longDate, number, percent, useMessages } from '../../lib/i18n/index.ts';
import { PanelSection, StatusChip, usePeriodName } from '../../lib/ui/index.ts';
import { WhyButton } from '../../lib/why/index.ts';
import type { StudentAttendanceFragment } from '../../generated/student-records/admin/student-record.ts';
import { studentRecordsMessages } from './student-records.messages.ts';

const small = { fontSize: 14, lineHeight: '20px', color: 'var(--ink-2)' } as const;

/** One group: how much of the term was attended, what that costs, and what was missed lately. */
export function AttendancePart({ attendance }: { readonly attendance: StudentAttendanceFragment }) {
  const t = useMessages(studentRecordsMessages);
  const periodName = usePeriodName();
  const { groupName, term, summary, missed, timeZone } = attendance;
  const what = t('attendanceOf', { group: groupName, term });
  return (
    <PanelSection
      title={what}
      aside={<WhyButton kind="attendanceSummary" id={summary._id} what={what} timeZone={timeZone} />}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '3px 12px', mb: '6px' }}>
        {summary.percent !== null && (
          <Box component="b" sx={{ fontSize: 24, lineHeight: '30px', fontWeight: 650 }}>
            {percent(summary.percent)}
          </Box>
        )}
        <Box component="span" sx={small}>
          {t('marks', {
            present: number(summary.present),
            late: number(summary.late),
            absent: number(summary.absent),
            excused: number(summary.excused),
          })}
        </Box>
        {summary.deduction > 0 && (
          <Box component="span" sx={{ ...small, color: 'var(--danger)' }}>
            {t('deduction', { points: number(summary.deduction) })}
          </Box>
        )}
      </Box>
      {missed.length === 0 ? (
        <Box sx={{ ...small, pb: '6px' }}>{t('nothingMissed')}</Box>
      ) : (
        <LinkRows
          rows={missed.map(({ _id, date, periodKey, status }) => ({
            key: _id,
            text: `${longDate(date)}, ${periodName(periodKey)}`,
            aside: <StatusChip area="attendance" status={status} />,
          }))}
        />
      )}
    </PanelSection>
  );
}
