import { newUuid } from '@paideia/events/kernel/new-ids.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AppLink, ConfirmDialog, notifyError } from '../../lib/ui/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { ExamIntroFragment } from '../../generated/exam-attempts/assessments.ts';
import { assessmentsMessages } from '../assessments.messages.ts';
import { StartExamAttemptDocument } from '../../generated/exam-attempts/exam-attempts.ts';
import { attemptPath } from '../exam-paths.rules.ts';

/** Starts an attempt. While another one is open, going on with it comes first, and a new one is asked about. */
export function StartButtons({ exam, groupId }: { readonly exam: ExamIntroFragment; readonly groupId: string }) {
  const t = useMessages(assessmentsMessages);
  const navigate = useNavigate();
  const [isAsking, ask] = useState(false);
  const { examId, attemptNumber, openAttemptId, mayStart } = exam;
  // One a start: sent again it meets its own attempt.
  const [startId] = useState(() => newUuid());
  const { run, isBusy } = useCommand(StartExamAttemptDocument);
  const start = async () => {
    try {
      const { startExamAttempt } = await run({ examId, groupId, startId });
      await navigate(attemptPath(examId, startExamAttempt._id));
    } catch (error) {
      notifyError(error);
      ask(false);
    }
  };
  const label = t('start', { attempt: attemptNumber });
  if (!openAttemptId)
    return mayStart ? (
      <Button
        variant="contained"
        size="large"
        disabled={isBusy}
        onClick={() => void start()}
        sx={{ alignSelf: { xs: 'stretch', md: 'flex-start' } }}
      >
        {label}
      </Button>
    ) : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
      <Button variant="contained" component={AppLink} to={attemptPath(examId, openAttemptId)}>
        {t('goOn', { attempt: attemptNumber - 1 })}
      </Button>
      {mayStart && (
        <Button variant="text" color="error" onClick={() => ask(true)}>
          {label}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('openAttempt', { attempt: attemptNumber - 1 })}
        confirm={label}
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void start()}
        onCancel={() => ask(false)}
      />
    </Box>
  );
}
