import Button from '@mui/material/Button';
import { Key } from '../../console/Key.tsx';
import { useMessages } from '../../lib/i18n/index.ts';
import type { LeaveRequestStatus } from '@paideia/events/leave-requests/leave-request.events.ts';
import { leaveAdminMessages } from './leave-requests-admin.messages.ts';
import type { Verdict } from './use-decision.ts';

type Props = {
  readonly status: LeaveRequestStatus;
  readonly isBusy: boolean;
  /** The id of what says why nothing can be decided now. */
  readonly barredBy: string | undefined;
  readonly onChoose: (verdict: Verdict) => void;
};

/** The decision, with its keys; of a decided request the way to turn it round. */
export function DecisionButtons({ status, isBusy, barredBy, onChoose }: Props) {
  const t = useMessages(leaveAdminMessages);
  const barred = { disabled: isBusy || barredBy !== undefined, 'aria-describedby': barredBy };
  return (
    <>
      {status !== 'approved' && (
        <Button
          variant={status === 'pending' ? 'contained' : 'outlined'}
          {...barred}
          onClick={() => onChoose('approve')}
          aria-keyshortcuts="a"
        >
          {t(status === 'pending' ? 'approve' : 'turnToApproved')} <Key isOnFill={status === 'pending'}>A</Key>
        </Button>
      )}
      {status !== 'acknowledged' && (
        <Button variant="outlined" {...barred} onClick={() => onChoose('acknowledge')} aria-keyshortcuts="n">
          {t(status === 'pending' ? 'acknowledge' : 'turnToAcknowledged')} <Key>N</Key>
        </Button>
      )}
    </>
  );
}
