import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { number, percent, useMessages } from '../../lib/i18n/index.ts';
import { WhyButton } from '../../lib/why/index.ts';
import type { AttendanceSummaryFieldsFragment } from '../../generated/registers/attendance.ts';
import { registersMessages } from '../registers.messages.ts';
import { AttendanceBar } from './AttendanceBar.tsx';
import { FigureCard } from './FigureCard.tsx';
import { GraceCard } from './GraceCard.tsx';

const figure = {
  fontSize: 36,
  lineHeight: '42px',
  fontWeight: 650,
  letterSpacing: '-.025em',
  fontVariantNumeric: 'tabular-nums',
};
const caption = { fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' };

type Props = {
  readonly summary: AttendanceSummaryFieldsFragment;
  readonly timeZone: string;
};

/** "Am I in trouble?": percentage, grace, and what is taken off the term grade. */
export function SummaryCards({ summary, timeZone }: Props) {
  const t = useMessages(registersMessages);
  const { graceAbsentsPerTerm, graceLatesPerTerm, absenceDeduction, lateDeduction } = summary;
  const percentText = summary.percent === null ? t('notAvailable') : percent(summary.percent);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0,1fr) minmax(0,1fr)', lg: 'minmax(0,1.35fr) repeat(3, minmax(0,1fr))' },
        gap: { xs: '12px', md: '18px' },
        mb: { xs: '12px', md: '18px' },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
        '& > :last-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
      }}
    >
      <FigureCard>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '12px' }}>
          <div>
            <Typography sx={caption}>{t('attendance')}</Typography>
            <Typography sx={figure}>{percentText}</Typography>
          </div>
          <WhyButton
            kind="attendanceSummary"
            id={summary._id}
            timeZone={timeZone}
            what={`${t('attendance')}: ${percentText}`}
          />
        </Box>
        <AttendanceBar summary={summary} />
      </FigureCard>
      <GraceCard
        title={t('absences')}
        used={summary.absent}
        free={graceAbsentsPerTerm}
        over={summary.absentsOverGrace}
        cost={absenceDeduction}
      />
      <GraceCard
        title={t('lates')}
        used={summary.late}
        free={graceLatesPerTerm}
        over={summary.latesOverGrace}
        cost={lateDeduction}
      />
      <FigureCard sx={{ bgcolor: 'var(--tint)', borderColor: 'transparent' }}>
        <div>
          <Typography sx={caption}>{t('takenOff')}</Typography>
          <Typography sx={{ ...figure, fontSize: 30, lineHeight: '36px' }}>{number(-summary.deduction, 2)}</Typography>
        </div>
        <Typography sx={caption}>
          {t('eachCosts', { absence: percent(absenceDeduction), late: percent(lateDeduction) })}
        </Typography>
      </FigureCard>
    </Box>
  );
}
