import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CardNote } from '../../lib/dashboard/index.ts';
import { percent, useMessages } from '../../lib/i18n/index.ts';
import { WhyButton } from '../../lib/why/index.ts';
import type { AttendanceCardsFragment } from '../../generated/registers/student/attendance-cards.ts';
import { attendanceCardsMessages } from '../attendance-cards.messages.ts';

const around = 2 * Math.PI * 43;
/** What is too long for one line within the ring takes a second for its last word. */
const linesOf = (text: string): readonly string[] => (text.length > 10 ? text.split(/ (?=\S+$)/) : [text]);

type Props = { readonly data: NonNullable<AttendanceCardsFragment['attendance']> };

/** The percentage as a ring, and what it means for the term grade. */
export function AttendanceCard({ data: { summary } }: Props) {
  const t = useMessages(attendanceCardsMessages);
  if (!summary || summary.percent === null) return <CardNote>{t('nothingTaken')}</CardNote>;
  const { absentsOverGrace: absences, latesOverGrace: lates } = summary;
  const percentText = percent(summary.percent);
  const caption = linesOf(t('thisTerm'));
  return (
    <Box sx={{ display: 'flex', gap: '18px', alignItems: 'center', p: '3px 18px 18px', '& svg': { flex: 'none' } }}>
      <svg width="102" height="102" viewBox="0 0 102 102" role="img" aria-label={`${t('attendance')}: ${percentText}`}>
        <circle cx="51" cy="51" r="43" fill="none" stroke="var(--tint)" strokeWidth="10" />
        <circle
          cx="51"
          cy="51"
          r="43"
          fill="none"
          stroke="var(--success-fill)"
          strokeWidth="10"
          strokeLinecap="round"
          strokeDasharray={`${(around * summary.percent) / 100} ${around}`}
          transform="rotate(-90 51 51)"
        />
        <text
          x="51"
          y={caption.length > 1 ? 49 : 54}
          textAnchor="middle"
          fontSize={percentText.length > 5 ? 19 : 21}
          fontWeight="650"
          fill="var(--ink)"
        >
          {percentText}
        </text>
        {caption.map((line, n) => (
          <text
            key={line}
            x="51"
            y={(caption.length > 1 ? 63 : 69) + n * 12}
            textAnchor="middle"
            fontSize="11"
            fill="var(--ink-3)"
          >
            {line}
          </text>
        ))}
      </svg>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ color: 'var(--ink-2)' }}>
          {absences + lates > 0
            ? t('overGrace', { absences, lates, deduction: percent(summary.deduction) })
            : t('withinGrace')}
        </Typography>
        <Box sx={{ mt: '12px' }}>
          <WhyButton kind="attendanceSummary" id={summary._id} what={`${t('attendance')}: ${percentText}`} />
        </Box>
      </Box>
    </Box>
  );
}
