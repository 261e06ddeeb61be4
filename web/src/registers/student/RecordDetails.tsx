import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MarkExplanation } from '../../absence-explanations/absence-explanations.parts.ts';
import { clock, dateTime, percent, useMessages } from '../../lib/i18n/index.ts';
import { DataScreen, StatusChip, usePeriodName } from '../../lib/ui/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { WhyContent, WhyDocument } from '../../lib/why/index.ts';
import type { AttendanceRecordFragment } from '../../generated/registers/attendance.ts';
import { noteOf } from '../record-note.ts';
import { registersMessages } from '../registers.messages.ts';

type Props = {
  readonly record: AttendanceRecordFragment;
  readonly threshold: number;
  readonly timeZone: string;
  /** Somebody handles explanations where this was. */
  readonly isExplainable: boolean;
};

/** One mark with everything that made it. */
export function RecordDetails({ record, threshold, timeZone, isExplainable }: Props) {
  const t = useMessages(registersMessages);
  const periodName = usePeriodName();
  const remote = useRemote(WhyDocument, { of: 'attendanceRecord' as const, id: record._id }, ({ why }) => why);
  const note = noteOf(record, threshold, t);
  const isAbsent = record.status === 'absent';
  return (
    <Box component="section" sx={{ '& + &': { borderTop: '1px solid var(--line)', mt: '18px', pt: '18px' } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '12px', mb: '6px' }}>
        <Typography component="h3" variant="h4">
          {t('periodAt', { period: periodName(record.periodKey), start: clock(record.startsAt, timeZone) })}
        </Typography>
        <StatusChip area="attendance" status={record.status} />
      </Box>
      <Box sx={{ color: 'var(--ink-2)', fontSize: 13, lineHeight: '18px', mb: '12px' }}>
        {note && <p>{note}</p>}
        {record.takenByName && record.takenAt && (
          <p>{t('takenBy', { name: record.takenByName, when: dateTime(record.takenAt, timeZone) })}</p>
        )}
        {record.percent !== null && <p>{t('percentThen', { percent: percent(record.percent) })}</p>}
      </Box>
      {(isAbsent || record.explanation) && (
        <MarkExplanation registerId={record.registerId} isAbsent={isAbsent} isEnabled={isExplainable} />
      )}
      <DataScreen remote={remote}>{(why) => <WhyContent why={why} timeZone={timeZone} />}</DataScreen>
    </Box>
  );
}
