import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { dayOf, fullDate, listOf, percent, useMessages } from '../../lib/i18n/index.ts';
import type { OwnTranscriptFragment, TermGradeFragment } from '../../generated/transcripts/transcripts.ts';
import { transcriptsMessages } from '../transcripts.messages.ts';
import { CourseTable } from './CourseTable.tsx';
import { TermTotals } from './TermTotals.tsx';

type Props = { readonly transcript: OwnTranscriptFragment; readonly term: TermGradeFragment };

/** One term: whose it is, its courses, and how the term grade comes about. */
export function TermSheet({ transcript, term }: Props) {
  const t = useMessages(transcriptsMessages);
  const facts = [
    [t('student'), transcript.studentName],
    [t('group'), transcript.groupName],
    [t('term'), term.name || t('unplanned')],
    [
      t('passMark'),
      term.passMarks.length === 0 ? t('notAvailable') : listOf(term.passMarks.map((mark) => percent(mark))),
    ],
    ...(term.finalAt === null
      ? []
      : [[t('standing'), t('final', { date: fullDate(dayOf(new Date(term.finalAt), transcript.timeZone)) })] as const]),
  ] as const;
  return (
    <Card
      component="section"
      aria-label={term.name || t('unplanned')}
      sx={{ overflow: 'visible', '@media print': { border: 0, mb: '24px' } }}
    >
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${facts.length}, auto)` },
          gap: '6px 24px',
          justifyContent: 'space-between',
          p: { xs: '12px 15px', md: '15px 24px' },
          borderBottom: '1px solid var(--line)',
          fontSize: 14,
          '& dt': { fontSize: 12.5, color: 'var(--ink-3)' },
          '& dd': { fontWeight: 600 },
          '@media print': {
            gridTemplateColumns: `repeat(${facts.length}, auto)`,
            px: 0,
            borderBottom: 0,
            '& dt': { color: 'var(--ink-2)' },
          },
        }}
      >
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
      <CourseTable courses={term.courses} timeZone={transcript.timeZone} userId={transcript.userId} />
      <TermTotals term={term} />
    </Card>
  );
}
