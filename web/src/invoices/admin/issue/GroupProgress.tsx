import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { number, useMessages } from '../../../lib/i18n/index.ts';
import { ToneChip } from '../../../lib/ui/index.ts';
import type { BilledStudentFragment } from '../../../generated/invoices/admin/issue/issue-invoice.ts';
import { NamedOnce } from './NamedOnce.tsx';
import { issueInvoiceMessages } from './issue-invoice.messages.ts';
import type { GroupIssue, Outcome } from './use-group-issue.ts';

type Props = {
  readonly groupName: string;
  readonly students: readonly BilledStudentFragment[];
  readonly issue: Pick<GroupIssue, 'outcomes' | 'isRunning' | 'isStopping' | 'stop'>;
  /** Once more for those who have no invoice yet. */
  readonly onAgain: () => void;
  readonly onBack: () => void;
  readonly onFinish: () => void;
};

function OutcomeChip({ outcome }: { readonly outcome: Outcome }) {
  const t = useMessages(issueInvoiceMessages);
  if (typeof outcome === 'object')
    return (
      <ToneChip tone="danger" icon={ErrorOutline}>
        {t('failed')}
      </ToneChip>
    );
  return (
    <ToneChip
      tone={outcome === 'done' ? 'success' : outcome === 'sending' ? 'info' : 'neutral'}
      icon={outcome === 'done' ? CheckCircle : Schedule}
    >
      {t(outcome)}
    </ToneChip>
  );
}

/** How far the billing of a group has come, and how it went for every student. */
export function GroupProgress({ groupName, students, issue, onAgain, onBack, onFinish }: Props) {
  const t = useMessages(issueInvoiceMessages);
  const { outcomes, isRunning, isStopping } = issue;
  const outcomeOf = (userId: string): Outcome => outcomes.get(userId) ?? 'waiting';
  const count = students.length;
  const done = students.filter(({ userId }) => outcomeOf(userId) === 'done').length;
  const failed = students.filter(({ userId }) => typeof outcomeOf(userId) === 'object').length;
  const isAllDone = done === count;
  const title = t('progressTitle', { group: groupName });
  return (
    <Card sx={{ p: '18px', display: 'flex', flexDirection: 'column', gap: '15px', maxWidth: 720 }}>
      <Typography component="h2" variant="h4">
        {title}
      </Typography>
      <div>
        <LinearProgress
          variant="determinate"
          value={count === 0 ? 100 : Math.round((100 * done) / count)}
          aria-label={title}
        />
        <Box component="p" role="status" sx={{ mt: '6px', fontSize: 13, color: 'var(--ink-2)' }}>
          {t('progress', { done: number(done), count: number(count) })}
        </Box>
      </div>
      {!isRunning && isAllDone && <Alert severity="success">{t('allDone', { count })}</Alert>}
      {!isRunning && failed > 0 && <Alert severity="error">{t('someFailed', { count: failed })}</Alert>}
      <Box
        component="ul"
        sx={{
          fontSize: 14,
          '& li': {
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: '12px',
            py: '6px',
            borderTop: '1px solid var(--line)',
          },
        }}
      >
        {students.map(({ userId, name, email }) => {
          const outcome = outcomeOf(userId);
          return (
            <li key={userId}>
              <span>
                <NamedOnce name={name ?? t('erased')} email={email} />
                {typeof outcome === 'object' && (
                  <Box
                    component="span"
                    sx={{ display: 'block', fontSize: 13, lineHeight: '18px', color: 'var(--danger)' }}
                  >
                    {outcome.error}
                  </Box>
                )}
              </span>
              <OutcomeChip outcome={outcome} />
            </li>
          );
        })}
      </Box>
      <Box component="p" sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-3)' }}>
        {t('onceOnly')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
        {isRunning ? (
          <Button variant="outlined" disabled={isStopping} onClick={issue.stop}>
            {t(isStopping ? 'stopping' : 'cancel')}
          </Button>
        ) : (
          <>
            {isAllDone ? (
              <Button variant="contained" onClick={onFinish}>
                {t('finish')}
              </Button>
            ) : (
              <>
                <Button variant="contained" onClick={onAgain}>
                  {done + failed === count ? t('retry', { count: failed }) : t('goOn', { count: count - done })}
                </Button>
                <Button variant="outlined" onClick={onBack}>
                  {t('back')}
                </Button>
              </>
            )}
          </>
        )}
      </Box>
    </Card>
  );
}
