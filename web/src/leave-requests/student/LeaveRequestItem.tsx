import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import Check from '@mui/icons-material/CheckOutlined';
import HighlightOff from '@mui/icons-material/HighlightOffOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { dateTime, listOf, type Translate, useMessages } from '../../lib/i18n/index.ts';
import { type EachField, inlineButton, StatusChip, usePeriodName } from '../../lib/ui/index.ts';
import { WhyButton, type Moment, Timeline } from '../../lib/why/index.ts';
import type { LeaveWishFragment, OwnLeaveRequestFragment } from '../../generated/leave-requests/leave-requests.ts';
import type { TitledWish } from '../leave-form.ts';
import { leaveRequestsMessages } from '../leave-requests.messages.ts';
import { useRequestTitle } from './use-request-title.ts';

type T = Translate<keyof typeof leaveRequestsMessages>;

/** It tells what became of a request so far. */
function momentsOf(request: OwnLeaveRequestFragment, timeZone: string, t: T): readonly Moment[] {
  const { attendanceType, status, submittedAt, decidedAt, decidedByName, covered, ifApproved } = request;
  const sent: Moment = {
    key: 'sent',
    tone: 'info',
    icon: ArrowForward,
    text: t('youSent'),
    when: dateTime(submittedAt, timeZone),
  };
  const when = decidedAt ? dateTime(decidedAt, timeZone) : undefined;
  const name = decidedByName ?? t('somebody');
  if (status === 'approved')
    return [
      sent,
      { key: 'decided', tone: 'success', icon: Check, text: t('approvedBy', { name }), when },
      {
        key: 'effect',
        tone: 'info',
        icon: Shield,
        text:
          ifApproved.excused === 0 && covered.length > 0
            ? t('noneExcused')
            : t('periodsExcused', { count: ifApproved.excused }),
      },
    ];
  if (status === 'acknowledged')
    return [
      sent,
      { key: 'decided', tone: 'neutral', icon: Visibility, text: t('acknowledgedBy', { name }), when },
      {
        key: 'effect',
        tone: 'danger',
        icon: HighlightOff,
        text: t(attendanceType === 'absence' ? 'notedOnly' : 'notedUntilTaken'),
      },
    ];
  return [sent, { key: 'waiting', tone: 'warning', icon: Schedule, text: t('waiting') }];
}

type Props = {
  readonly request: OwnLeaveRequestFragment;
  readonly timeZone: string;
  readonly onAmend: () => void;
  readonly onWithdraw: () => void;
};

/** One request with its answer. While it waits, it can be changed or withdrawn. */
export function LeaveRequestItem({ request, timeZone, onAmend, onWithdraw }: Props) {
  const t = useMessages(leaveRequestsMessages);
  const title = useRequestTitle()(request);
  const periodName = usePeriodName();
  const { status, reason, studentNotes, adminComments, decidedByName } = request;
  const said: EachField<LeaveWishFragment, ReactNode, keyof TitledWish> = {
    // Without any the whole day is meant.
    periods: request.periods.length > 0 && listOf(request.periods.map(periodName)),
    reason,
    studentNotes,
  };
  const text = { fontSize: 13, lineHeight: '18px', mt: '6px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' };
  return (
    <Box component="li" sx={{ p: '15px 18px', borderTop: '1px solid var(--line)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '6px 12px' }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <StatusChip area="leaveRequest" status={status} />
      </Box>
      {Object.entries(said).map(
        ([name, one]) =>
          one && (
            <Typography key={name} sx={{ ...text, color: 'var(--ink-2)' }}>
              {one}
            </Typography>
          ),
      )}
      {adminComments && (
        <Typography sx={text}>
          <b>{t('comment', { name: decidedByName ?? t('somebody') })}</b> {adminComments}
        </Typography>
      )}
      <Box sx={{ mt: '12px' }}>
        <Timeline moments={momentsOf(request, timeZone, t)} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '18px', mt: '15px' }}>
        <WhyButton kind="leaveRequest" id={request._id} what={title} timeZone={timeZone} />
        {status === 'pending' && (
          <>
            <Button size="small" variant="text" onClick={onAmend} sx={inlineButton}>
              {t('amend')}
            </Button>
            <Button size="small" variant="text" color="error" onClick={onWithdraw} sx={inlineButton}>
              {t('withdraw')}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
