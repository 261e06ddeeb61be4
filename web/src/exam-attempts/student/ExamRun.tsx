import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ConfirmDialog, usePageName, PageWidth, SidePanel } from '../../lib/ui/index.ts';
import { usePageChange } from '../../lib/screens/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { ExamTermsDocument, type ExamPaperFragment } from '../../generated/exam-attempts/exam-attempts.ts';
import { examAttemptsMessages } from '../exam-attempts.messages.ts';
import { attemptPath, resultPath, reviewPath } from '../exam-paths.rules.ts';
import { useExamRun, type ExamPageOf } from '../use-exam-run.ts';
import { useFlags } from '../use-flags.ts';
import { useHandingIn } from '../use-handing-in.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { useTimeLeft } from '../use-time-left.ts';
import { ExamBar } from './ExamBar.tsx';
import { ExamReview } from './ExamReview.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { Questions } from './Questions.tsx';
import { WarningStrip } from './WarningStrip.tsx';

type Props = {
  readonly paper: ExamPaperFragment;
  readonly page: ExamPageOf;
  /** Another page has the attempt by now, on another device. */
  readonly onElsewhere: () => void;
};

/** An open attempt, from its first question until it is handed in or left. */
export function ExamRun({ paper, page, onElsewhere }: Props) {
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
  const guard = useLeaveGuard(attemptId, page.pageId, home, t('failIfLeave'));
  const { release } = guard;
  usePageName(isReview ? t('reviewTitle') : t('question', { number: number(index + 1) }), paper.title);
  usePageChange();
  // Without a connection nobody could be asked before leaving, nor look at all questions on a phone.
  useEffect(() => {
    ConfirmDialog.prepare();
    SidePanel.prepare();
  }, []);

  const finish = useCallback(() => {
    release();
    void navigate(resultPath(examId, attemptId), { replace: true });
  }, [release, navigate, examId, attemptId]);
  const { queue, state } = useExamRun(paper, page, { onRefused: finish, onElsewhere });
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
      <WarningStrip />
      <OfflineStrip
        since={state.offlineSince}
        end={paper.timeLimitAt === null ? null : Date.parse(paper.timeLimitAt) - offset}
      />
      <PageWidth as="main" id="content" sx={{ pb: { xs: '96px', md: '24px' } }}>
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
      <LeaveQuestion paper={paper} pageId={page.pageId} guard={guard} onLeft={queue.stop} />
    </>
  );
}
