import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useParams } from 'react-router';
import { AppLink, DataScreen, PageHeader, PageWidth } from '../../lib/ui/index.ts';
import { errorCode, useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { assessmentsMessages } from '../assessments.messages.ts';
import { assessments, examResult } from '../exam-attempts.screens.ts';
import { examPath } from '../exam-paths.rules.ts';
import { ExamResultDocument } from '../../generated/exam-attempts/exam-attempts.ts';
import { examResultsMessages } from '../exam-results.messages.ts';
import { useRepeated } from '../use-repeated.ts';
import { ResultAnswers } from './ResultAnswers.tsx';
import { ScoreCard } from './ScoreCard.tsx';

/** Passed or failed, the score with the rule behind it, and each question with the given and the right answer. */
export function ExamResultPage() {
  const t = useMessages(examResultsMessages);
  const list = useMessages(assessmentsMessages);
  const { examId = '', attemptId = '' } = useParams();
  const remote = useRemote(ExamResultDocument, { attemptId }, ({ examResult }) => examResult);
  const result = remote.data;
  const isPending = errorCode(remote.error) === 'notFound';
  useRepeated(isPending, remote.again);
  const title = result?.examTitle ?? t('resultTitle');
  const again = result && (!result.passed || result.voided) && result.attemptsLeft > 0 && (
    <Button variant="outlined" component={AppLink} to={examPath(examId)}>
      {t('again', { attempt: result.attemptsAllowed - result.attemptsLeft + 1 })}
    </Button>
  );
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <Box sx={{ maxWidth: 786, mx: 'auto' }}>
        <PageHeader
          title={title}
          {...(result && !title.includes(result.courseTitle) ? { subheading: result.courseTitle } : {})}
          place={{
            screen: examResult,
            via: result ? [{ label: title, to: examPath(examId) }] : [],
            name: t('resultTitle'),
          }}
        />
        {isPending && <Alert severity="info">{t('noResultYet')}</Alert>}
        {!isPending && (
          <DataScreen remote={remote}>
            {(loaded) => (
              <Box sx={{ display: 'flex', flexDirection: 'column', gap: { xs: '12px', md: '18px' } }}>
                <ScoreCard result={loaded}>{loaded.answers.length > 0 && again}</ScoreCard>
                {loaded.answers.length > 0 && <ResultAnswers answers={loaded.answers} />}
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
                  <Button variant="contained" component={AppLink} to={assessments.path}>
                    {list('back')}
                  </Button>
                  {/* Whoever has read all the answers need not go back to the score for it. */}
                  {again}
                </Box>
              </Box>
            )}
          </DataScreen>
        )}
      </Box>
    </PageWidth>
  );
}
