import Block from '@mui/icons-material/BlockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { examAttemptPermissions } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { FootButtons } from '../../lib/forms/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { StaffResultDetailFragment } from '../../generated/exam-attempts/admin/exam-result-admin.ts';
import { resultsAdminMessages } from './exam-results-admin.messages.ts';
import type { ActKind } from './ActForm.tsx';

type Props = {
  readonly result: StaffResultDetailFragment;
  readonly onAsk: (kind: ActKind) => void;
  /** The id of what says why none of them can be done now. */
  readonly barredBy: string | undefined;
};

/** What this person may do about an attempt as it is now. */
export function ResultButtons({ result, onAsk, barredBy }: Props) {
  const t = useMessages(resultsAdminMessages);
  const user = useUser();
  const { abandoned, voided, regraded, penalised, regionId, userId: ownerId } = result;
  const grades = may(user, examAttemptPermissions.GradeAttempt, { regionId, ownerId });
  const rules = may(user, examAttemptPermissions.VoidExamAttempt, { regionId, ownerId });
  if (!grades && !rules) return <Box sx={{ fontSize: 13, color: 'var(--ink-2)' }}>{t('notYours')}</Box>;
  const barred = { disabled: barredBy !== undefined, 'aria-describedby': barredBy };
  const button = (kind: ActKind) => (
    <Button key={kind} variant="outlined" {...barred} onClick={() => onAsk(kind)}>
      {t(kind)}
    </Button>
  );
  return (
    <FootButtons>
      {grades && !voided && button('grade')}
      {rules && !voided && abandoned === null && !regraded && button(penalised ? 'lift' : 'penalise')}
      {grades && button('grant')}
      {rules && !voided && (
        <Button variant="text" color="error" startIcon={<Block />} {...barred} onClick={() => onAsk('void')}>
          {t('void')}
        </Button>
      )}
    </FootButtons>
  );
}
