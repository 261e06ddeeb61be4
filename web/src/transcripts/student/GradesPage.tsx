import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { AppLink, DataScreen, EmptyState, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { GroupPicker, groupMessages } from '../../lib/forms/index.ts';
import { useGroup, useUser } from '../../lib/session/index.ts';
import { useFresh } from '../../lib/data/index.ts';
import { TranscriptDocument, type OwnTranscriptFragment } from '../../generated/transcripts/transcripts.ts';
import { transcriptsMessages } from '../transcripts.messages.ts';
import { CourseCard } from './CourseCard.tsx';
import { Grade } from './Grade.tsx';
import { MomentContext } from './moment.ts';
import { grades as gradesScreen, transcript as transcriptScreen } from '../transcripts.screens.ts';

const figure = {
  fontSize: { xs: 30, md: 36 },
  lineHeight: '42px',
  fontWeight: 650,
  letterSpacing: '-.025em',
  fontVariantNumeric: 'tabular-nums',
  '& button': { lineHeight: '42px' },
};
const caption = { fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' };
const card = {
  p: '18px',
  minWidth: { md: 282 },
  flex: { xs: '1 1 100%', md: 'none' },
  bgcolor: 'var(--tint)',
  borderColor: 'transparent',
};

/** The grades of a group by course, the present term first. */
export function GradesPage() {
  const t = useMessages(transcriptsMessages);
  const group = useMessages(groupMessages);
  const { _id: userId } = useUser();
  const { groupId } = useGroup();
  const remote = useFresh(TranscriptDocument, groupId ? { userId, groupId } : null, ({ transcript }) => transcript);
  const terms = ({ terms: all, timeZone }: OwnTranscriptFragment) =>
    [...all].reverse().map((term) => (
      <Box component="section" key={term.name} sx={{ mb: '36px' }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            gap: '3px 18px',
            mb: '12px',
          }}
        >
          <Typography component="h2" variant="h3">
            {term.name || t('unplanned')}
          </Typography>
          <Box sx={{ color: 'var(--ink-2)' }}>
            {t('termGrade')}{' '}
            {term.grade === null ? (
              t('notAvailable')
            ) : (
              <Grade
                kind="termGrade"
                id={term.whyId}
                what={`${t('termGrade')}, ${term.name || t('unplanned')}`}
                grade={number(term.grade, 2)}
              />
            )}
            {term.deduction > 0 && (
              <Box component="span" sx={{ ml: '12px', fontSize: 13 }}>
                {t('takenOff', { deduction: number(term.deduction, 2) })}
              </Box>
            )}
          </Box>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' },
            gap: { xs: '12px', md: '18px' },
          }}
        >
          {term.courses.map((course) => (
            <CourseCard key={course.whyId} course={course} timeZone={timeZone} />
          ))}
        </Box>
      </Box>
    ));
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader
        title={t('grades')}
        place={{ screen: gradesScreen }}
        help={t('gradesHelp')}
        actions={
          <>
            <GroupPicker />
            {groupId && (
              <Button variant="contained" component={AppLink} to={transcriptScreen.path}>
                {t('openTranscript')}
              </Button>
            )}
          </>
        }
      />
      {!groupId && <Alert severity="info">{group('noGroups')}</Alert>}
      {groupId && (
        <DataScreen
          remote={remote}
          isEmpty={({ terms: all }) => all.length === 0}
          empty={<EmptyState>{t('noTerms')}</EmptyState>}
        >
          {(transcript) => (
            <MomentContext value={{ timeZone: transcript.timeZone }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: '12px', md: '18px' }, mb: '24px' }}>
                <Card component="section" sx={card}>
                  <Box sx={caption}>{t('overall')}</Box>
                  <Box sx={figure}>
                    {transcript.overall === null ? (
                      t('notAvailable')
                    ) : (
                      <Grade
                        kind="transcript"
                        id={transcript._id}
                        what={t('overall')}
                        grade={number(transcript.overall, 2)}
                        isQuiet
                      />
                    )}
                  </Box>
                  <Box sx={caption}>{t('overallHint')}</Box>
                </Card>
                <Card component="section" sx={card}>
                  <Box sx={caption}>{t('gradeAverage')}</Box>
                  <Box sx={figure}>
                    {transcript.gradeAverage === null ? t('notAvailable') : number(transcript.gradeAverage, 2)}
                  </Box>
                  <Box sx={caption}>{t('averageHint')}</Box>
                </Card>
              </Box>
              {terms(transcript)}
            </MomentContext>
          )}
        </DataScreen>
      )}
    </PageWidth>
  );
}
