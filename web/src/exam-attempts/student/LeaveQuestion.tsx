import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { ExamPaperFragment } from '../../generated/exam-attempts/exam-attempts.ts';
import { examAttemptsMessages } from '../exam-attempts.messages.ts';
import { abandonAttempt } from '../leave-attempt.ts';
import type { useLeaveGuard } from '../use-leave-guard.ts';

type Props = {
  readonly paper: ExamPaperFragment;
  readonly pageId: string;
  readonly guard: ReturnType<typeof useLeaveGuard>;
  readonly onLeft: () => void;
};

/** The warning before an open attempt is left. Whoever leaves all the same has failed it. */
export function LeaveQuestion({ paper, pageId, guard, onLeft }: Props) {
  const t = useMessages(examAttemptsMessages);
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    onLeft();
    try {
      await abandonAttempt(paper._id, pageId, 'leftPage');
    } catch (error) {
      // Without a connection the missing signs of life end the attempt.
      console.error(error);
    }
    setBusy(false);
    guard.leave();
  };
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title={t('failIfLeave')}
      confirm={t('leaveConfirm')}
      cancel={t('leaveStay')}
      isDestructive
      isBusy={isBusy}
      onConfirm={() => void leave()}
      onCancel={guard.stay}
    >
      <Typography>
        {t('leaveText', { attempt: paper.attempt, allowedAttempts: paper.attemptsAllowed, title: paper.title })}
      </Typography>
    </ConfirmDialog>
  );
}
