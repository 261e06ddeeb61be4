import { newUuid } from '@paideia/events/kernel/new-ids.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { AppLink, DataScreen, PageTitle, PageWidth, Spinner } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { useFresh } from '../../lib/data/index.ts';
import { ExamPaperDocument } from '../../generated/exam-attempts/exam-attempts.ts';
import { assessmentsMessages } from '../assessments.messages.ts';
import { assessments } from '../exam-attempts.screens.ts';
import { resultPath } from '../exam-paths.rules.ts';
import { giveWay } from '../kept-answers.ts';
import { abandonAttempt, forgetLeft, leftPage } from '../leave-attempt.ts';
import { useOnlyPage } from '../use-only-page.ts';
import { ExamElsewhere } from './ExamElsewhere.tsx';
import { ExamRun } from './ExamRun.tsx';

/**
 * An attempt: its questions, and the review before it is submitted. Whoever closed or reloaded this page has left the attempt,
 * and finds its result here. One page has it at a time, of this browser and of all devices, and each reads it anew.
 */
export function ExamPage() {
  const { attemptId = '' } = useParams();
  const { place, takeOver } = useOnlyPage(`exam:${attemptId}`);
  const [pageId, setPageId] = useState<string>(newUuid);
  const [onOther, setOnOther] = useState<{ readonly isUnsaved: boolean }>();
  const onElsewhere = useCallback(
    (isUnsaved: boolean) => {
      giveWay(attemptId);
      setOnOther({ isUnsaved });
    },
    [attemptId],
  );
  const takeBack = () => {
    setPageId(newUuid());
    setOnOther(undefined);
  };
  if (place === 'asking') return <Spinner />;
  if (place === 'elsewhere') return <ExamElsewhere onTakeOver={takeOver} />;
  if (onOther) return <ExamElsewhere onOther={onOther} onTakeOver={takeBack} />;
  return <Attempt key={pageId} pageId={pageId} onElsewhere={onElsewhere} />;
}

type Props = Pick<Parameters<typeof ExamRun>[0], 'pageId' | 'onElsewhere'>;

function Attempt({ pageId, onElsewhere }: Props) {
  const t = useMessages(assessmentsMessages);
  const { examId = '', attemptId = '' } = useParams();
  const [left] = useState(() => leftPage(attemptId));
  const [isEnded, setEnded] = useState(false);
  useEffect(() => {
    if (left === null) return;
    // The call at closing may have been lost; a second one changes nothing.
    abandonAttempt(attemptId, left, 'browserClosed').then(
      (ends) => {
        if (ends) return setEnded(true);
        forgetLeft(attemptId);
        onElsewhere(false);
      },
      () => setEnded(true),
    );
  }, [left, attemptId, onElsewhere]);
  const remote = useFresh(ExamPaperDocument, left === null ? { attemptId } : null, ({ examPaper }) => examPaper);
  const paper = remote.data;
  if (isEnded || (paper && paper.status !== 'open')) return <Navigate to={resultPath(examId, attemptId)} replace />;
  if (left !== null) return <Spinner />;
  if (paper) return <ExamRun key={paper._id} paper={paper} pageId={pageId} onElsewhere={onElsewhere} />;
  return (
    <PageWidth as="main" id="content" sx={{ pt: '24px' }}>
      {/* There is no menu here: whoever came by an address that leads nowhere needs a way on. */}
      {remote.error && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: '12px', alignItems: 'flex-start', mb: '18px' }}>
          <PageTitle>{labelOf(assessments)}</PageTitle>
          <Button variant="outlined" component={AppLink} to={assessments.path}>
            {t('back')}
          </Button>
        </Box>
      )}
      <DataScreen remote={remote}>{() => null}</DataScreen>
    </PageWidth>
  );
}
