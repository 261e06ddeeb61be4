import { styled } from '@mui/material/styles';
import { number, percent, useMessages } from '../../lib/i18n/index.ts';
import type { TermGradeFragment } from '../../generated/transcripts/transcripts.ts';
import { transcriptsMessages } from '../transcripts.messages.ts';
import { Grade } from './Grade.tsx';

const Totals = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '3px 36px',
  padding: '15px 24px',
  background: 'var(--tint-2)',
  borderRadius: '0 0 12px 12px',
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
  '& dt': { color: 'var(--ink-2)' },
  '& dd': { textAlign: 'end' },
  '& [data-grade], & [data-grade] button': { fontSize: 20, lineHeight: '28px', fontWeight: 650, color: 'var(--ink)' },
  '@media screen and (max-width:767.98px)': { padding: '12px 15px', gap: '3px 18px' },
  '@media print': { background: 'none', borderTop: '1.5px solid var(--ink)', borderRadius: 0, paddingInline: 0 },
});

/** Average, what attendance takes off, term grade. */
export function TermTotals({ term }: { readonly term: TermGradeFragment }) {
  const t = useMessages(transcriptsMessages);
  const { average, attendance, deduction, grade: termGrade, courses, whyId } = term;
  const name = term.name || t('unplanned');
  const figure = (value: number | null) => (value === null ? t('notAvailable') : number(value, 2));
  const takenOff = number(deduction === 0 ? 0 : -deduction, 2);
  const graded = courses.filter(({ grade }) => grade !== null).length;
  const attended = attendance && (attendance.percent === null ? t('notAvailable') : percent(attendance.percent));
  return (
    <Totals>
      <dt>{t('termAverage', { count: graded })}</dt>
      <dd>{figure(average)}</dd>
      {attendance && attended && (
        <>
          <dt>
            {deduction > 0
              ? t('beyondGrace', {
                  percent: attended,
                  absences: number(attendance.absentsOverGrace),
                  lates: number(attendance.latesOverGrace),
                })
              : t('attendance', { percent: attended })}
          </dt>
          <dd>
            <Grade
              kind="attendanceSummary"
              id={attendance._id}
              what={t('attendance', { percent: attended })}
              grade={takenOff}
              isQuiet
            />
          </dd>
        </>
      )}
      <dt data-grade="">{t('termGrade')}</dt>
      <dd data-grade="">
        {termGrade === null ? (
          t('notAvailable')
        ) : (
          <Grade kind="termGrade" id={whyId} what={`${t('termGrade')}, ${name}`} grade={figure(termGrade)} isQuiet />
        )}
      </dd>
    </Totals>
  );
}
