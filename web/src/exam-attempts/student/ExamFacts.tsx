import Box from '@mui/material/Box';
import { hasClosed } from '@paideia/events/exams/exam.rules.ts';
import { number, percent, useMessages, dateTime } from '../../lib/i18n/index.ts';
import type { ExamIntroFragment } from '../../generated/exam-attempts/assessments.ts';
import { assessmentsMessages } from '../assessments.messages.ts';

/** Attempt counter, pass mark, books, questions, points, time, deadline. */
export function ExamFacts({ exam, timeZone }: { readonly exam: ExamIntroFragment; readonly timeZone: string }) {
  const t = useMessages(assessmentsMessages);
  const { questionCount, trueFalseCount, pointsPerQuestion, timeLimitMin, extraMinutes, opensAt, closesAt } = exam;
  const isOpen = Date.parse(opensAt) <= Date.now();
  const total = number(questionCount);
  const minutes = timeLimitMin === null ? t('noLimit') : t('minutes', { count: timeLimitMin });
  const time = extraMinutes > 0 ? t('withExtra', { minutes, extra: number(extraMinutes) }) : minutes;
  const facts = [
    [
      t('attempt'),
      t('nOf', { attempt: Math.min(exam.attemptNumber, exam.attemptsAllowed), allowedAttempts: exam.attemptsAllowed }),
    ],
    [t('passMark'), percent(exam.passMark)],
    [t('book'), t(exam.openBook ? 'openBook' : 'closedBook')],
    [t('time'), time],
    [t('questions'), trueFalseCount > 0 ? t('trueFalse', { total, count: trueFalseCount }) : total],
    [
      t('points'),
      t('pointsEach', { each: number(pointsPerQuestion), total: number(pointsPerQuestion * questionCount) }),
    ],
    ...(isOpen ? [] : [[t('opensLabel'), dateTime(opensAt, timeZone)]]),
    [t(hasClosed(closesAt, Date.now()) ? 'closedLabel' : 'closesLabel'), dateTime(closesAt, timeZone)],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0,1fr))',
        gap: { xs: '12px', sm: '12px 24px' },
        '& dt': { fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' },
        '& dd': { fontWeight: 600 },
      }}
    >
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}
