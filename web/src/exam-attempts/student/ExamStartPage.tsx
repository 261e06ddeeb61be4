import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { AppLink, DataScreen, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { useGroup } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { ExamIntroDocument } from '../../generated/exam-attempts/assessments.ts';
import { assessmentsMessages } from '../assessments.messages.ts';
import { courseBeside } from '../course-beside.ts';
import { assessmentsPath } from '../exam-paths.rules.ts';
import { AttemptHistory } from './AttemptHistory.tsx';
import { BeforeStart } from './BeforeStart.tsx';
import { ExcusedNotice } from './ExcusedNotice.tsx';
import { ExamFacts } from './ExamFacts.tsx';
import { StartButtons } from './StartButtons.tsx';
import { examStart } from '../exam-attempts.screens.ts';
import { groupMessages } from '../../lib/forms/index.ts';

/** Not every exam that cannot be started is bad news. */
const toneOf: Readonly<Record<string, 'success' | 'info'>> = { passed: 'success', notOpen: 'info' };

/** The rules of an exam, and what starting it means. */
export function ExamStartPage() {
  const t = useMessages(assessmentsMessages);
  const group = useMessages(groupMessages);
  const { examId = '' } = useParams();
  const { groupId } = useGroup();
  const remote = useRemote(ExamIntroDocument, groupId ? { examId, groupId } : null, ({ examIntro, attendance }) => ({
    exam: examIntro,
    timeZone: attendance.timeZone,
  }));
  const intro = remote.data?.exam;
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <Box sx={{ maxWidth: 640, mx: 'auto' }}>
        <PageHeader
          title={intro?.title ?? t('exam')}
          {...(intro ? { subheading: courseBeside(intro) } : {})}
          place={{ screen: examStart }}
        />
        {!groupId && <Alert severity="info">{group('noGroups')}</Alert>}
        {groupId && (
          <DataScreen remote={remote}>
            {({ exam, timeZone }) => (
              <Card sx={{ p: { xs: '15px', md: '24px' }, display: 'flex', flexDirection: 'column', gap: '18px' }}>
                <ExamFacts exam={exam} timeZone={timeZone} />
                <AttemptHistory exam={exam} timeZone={timeZone} />
                {exam.instructions && (
                  <section>
                    <Typography component="h2" variant="h4" sx={{ mb: '6px' }}>
                      {t('instructions')}
                    </Typography>
                    <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '72ch', overflowWrap: 'anywhere' }}>
                      {exam.instructions}
                    </Typography>
                  </section>
                )}
                {exam.excused && <ExcusedNotice reason={exam.excuseReason} />}
                {exam.mayStart && <BeforeStart exam={exam} />}
                {exam.refusal && !exam.openAttemptId && (
                  <Alert severity={toneOf[exam.status] ?? 'error'}>{exam.refusal}</Alert>
                )}
                <StartButtons exam={exam} groupId={groupId} />
                {!exam.mayStart && <AppLink to={assessmentsPath}>{t('back')}</AppLink>}
              </Card>
            )}
          </DataScreen>
        )}
      </Box>
    </PageWidth>
  );
}
