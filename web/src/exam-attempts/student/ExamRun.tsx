import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ConfirmDialog, usePageName, PageWidth, SidePanel } from '../../lib/ui/index.ts';
import { usePageChange } from '../../lib/screens/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { ExamTermsDocument, type ExamPaperFragment } from '../../generated/exam-attempts/exam-attempts.ts';
import { examAttemptsMessages } from '../exam-attempts.messages.ts';
import { examResult } from '../exam-attempts.screens.ts';
import { attemptPath, resultPath, reviewPath } from '../exam-paths.rules.ts';
import { useExamRun } from '../use-exam-run.ts';
import { useFlags } from '../use-flags.ts';
import { useHandingIn } from '../use-handing-in.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { useTimeLeft } from '../use-time-left.ts';
import { ExamBar } from './ExamBar.tsx';
import { ExamReview } from './ExamReview.tsx';
import { ExamStrips } from './ExamStrips.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { Questions } from './Questions.tsx';

type Props = {
  readonly paper: ExamPaperFragment;
  readonly pageId: string;
  /** Another page has the attempt by now, on another device. */
  readonly onElsewhere: (isUnsaved: boolean) => void;
};

/** An open attempt, from its first question until it is handed in or left. */
export function ExamRun({ paper, pageId, onElsewhere }: Props) {
  const t = useMessages(examAttemptsMessages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { _id: attemptId, examId, groupId, questions } = paper;
  const terms = useRemote(ExamTermsDocument, { examId, groupId }, ({ examIntro }) => examIntro).data;
  const home = attemptPath(examId, attemptId);
  const isReview = pathname === reviewPath(examId, attemptId);
  const [index, setIndex] = useState(0);
  const [offset] = useState(() => Date.parse(paper.now) - Date.now());
  const flags = useFlags(attemptId);
  const guard = useLeaveGuard(attemptId, pageId, home, t('failIfLeave'));
  const { release } = guard;
  usePageName(isReview ? t('reviewTitle') : t('question', { number: number(index + 1) }), paper.title);
  usePageChange();
  // Without a connection nobody could be asked before leaving, nor look at all questions on a phone; nor be shown the result where it was lost again at the end.
  useEffect(() => {
    ConfirmDialog.prepare();
    SidePanel.prepare();
    void examResult.load?.().catch(() => undefined);
  }, []);

  const finish = useCallback(() => {
    release();
    void navigate(resultPath(examId, attemptId), { replace: true });
  }, [release, navigate, examId, attemptId]);
  const { queue, state } = useExamRun(paper, pageId, { onRefused: finish, onElsewhere });
  const { submit, timeOver, isBusy } = useHandingIn(attemptId, queue, finish);
  const { left, said } = useTimeLeft(paper.timeLimitAt, offset, () => void timeOver());
  const go = (next: number) => {
    setIndex(Math.min(Math.max(next, 0), questions.length - 1));
    if (isReview) void navigate(home, { replace: true });
  };
  const review = () => void navigate(reviewPath(examId, attemptId));
  return (
    <>
      <ExamBar
        paper={paper}
        terms={terms}
        state={state}
        left={left}
        said={said}
        onReview={isReview ? undefined : review}
      />
      <ExamStrips
        since={state.offlineSince}
        end={paper.timeLimitAt === null ? null : Date.parse(paper.timeLimitAt) - offset}
      />
      <PageWidth
        as="main"
        id="content"
        sx={{
          // On phones what is said about the submission does not stand over its button.
          pb: { xs: isReview ? '144px' : '96px', md: '24px' },
        }}
      >
        {isReview ? (
          <ExamReview
            paper={paper}
            answers={state.answers}
            flags={flags.flags}
            isBusy={isBusy}
            onQuestion={go}
            onSubmit={() => void submit()}
          />
        ) : (
          <Questions
            paper={paper}
            terms={terms}
            state={state}
            index={index}
            flags={flags}
            onQuestion={go}
            isOver={left === 0}
            onChoose={queue.choose}
            onReview={review}
          />
        )}
      </PageWidth>
      <LeaveQuestion paper={paper} pageId={pageId} guard={guard} onLeft={queue.stop} />
    </>
  );
}
