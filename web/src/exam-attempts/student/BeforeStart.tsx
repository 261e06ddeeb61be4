import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMessages } from '../../lib/i18n/index.ts';
import type { ExamIntroFragment } from '../../generated/exam-attempts/assessments.ts';
import { assessmentsMessages } from '../assessments.messages.ts';
import { examAttemptsMessages } from '../exam-attempts.messages.ts';

/** What follows from starting, said before the click. */
export function BeforeStart({ exam }: { readonly exam: ExamIntroFragment }) {
  const t = useMessages(assessmentsMessages);
  const run = useMessages(examAttemptsMessages);
  const { attemptNumber, attemptsAllowed, status, penalty, timeLimitMin, openAttemptId } = exam;
  const counter = { attempt: attemptNumber, allowedAttempts: attemptsAllowed };
  return (
    <Alert severity="warning" icon={false} sx={{ maxWidth: 'none', p: '12px 15px', '& .MuiAlert-message': { p: 0 } }}>
      <Typography component="h2" variant="h4" sx={{ mb: '6px' }}>
        {t('before')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'disc', pl: '18px', display: 'flex', flexDirection: 'column', gap: '6px' }}>
        {openAttemptId && <li>{t('openAttempt', { attempt: attemptNumber - 1 })}</li>}
        <li>{t('counts', counter)}</li>
        {status === 'late' && (
          <li>
            <b>{t('late')}</b>
          </li>
        )}
        {attemptNumber > 1 && <li>{t('retake')}</li>}
        {penalty && <li>{t('penalty')}</li>}
        {timeLimitMin !== null && <li>{t('limitRule')}</li>}
        <li>
          <b>{run('failIfLeave')}</b>. {run('leaving')}
        </li>
      </Box>
    </Alert>
  );
}
