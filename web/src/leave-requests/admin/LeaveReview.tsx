import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import { leaveRequestPermissions } from '@paideia/events/leave-requests/leave-request.permissions.ts';
import { longestComments } from '@paideia/events/leave-requests/leave-request.rules.ts';
import { RecordPanel } from '../../console/list/RecordPanel.tsx';
import { AppLink, Avatar, ConfirmDialog, notify } from '../../lib/ui/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useActs, useForm, LabelledText } from '../../lib/forms/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf, labelOf } from '../../lib/screens/index.ts';
import { studentRecord } from '../../student-records/student-records.screens.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DecisionEffects } from './DecisionEffects.tsx';
import { LeaveFacts } from './LeaveFacts.tsx';
import {
  LeaveRequestDocument,
  type StaffLeaveDetailFragment,
} from '../../generated/leave-requests/admin/leave-request-admin.ts';
import { LockedTermNotice, useLockedTerm } from '../../groups/term-locks.parts.ts';
import { leaveAdminMessages } from './leave-requests-admin.messages.ts';
import { requestText } from './leave-words.ts';
import { changedComment, useDecision, type Verdict } from './use-decision.ts';
import { EventHistory } from '../../lib/why/index.ts';

type Props = {
  readonly id: string;
  readonly onClose: () => void;
  /** Decided: opens the next pending row and says whether there was one. */
  readonly onDecided: (id: string) => boolean;
  readonly onStep: (step: 1 | -1) => void;
};
const verdictOf: Readonly<Record<string, Verdict>> = { a: 'approve', n: 'acknowledge' };
const overtaken = {
  pending: 'changedPending',
  approved: 'changedApproved',
  acknowledged: 'changedAcknowledged',
} as const;

/** One request beside the list: what is asked, what each decision changes, and the decision. */
export function LeaveReview({ id, onClose, onDecided, onStep }: Props) {
  const t = useMessages(leaveAdminMessages);
  const user = useUser();
  const remote = useRemote(LeaveRequestDocument, { id }, ({ LeaveRequest }) => LeaveRequest);
  const { decide, comment: saveComment, isBusy, isOvertaken } = useDecision(remote.again);
  const [asked, ask] = useState<Verdict>();
  // The answer for the row before is still there while the next one is on its way.
  const request = remote.data?.id === id ? remote.data : undefined;
  const name = request?.studentName ?? t('erased');
  const locked = useLockedTerm(request?.groupId, request);
  const why = useId();
  const isPending = request?.status === 'pending';
  const form = useForm({
    draft: `leave-comment:${user._id}:${id}`,
    start: { comment: request?.adminComments ?? '' },
    revision: request?._revision ?? 0,
    acts: { ...useActs(), isOvertaken, isBusy },
  });
  /** A comment that was begun on an older state is sent with that one, so that nobody's is written over unseen. */
  const begun = (seen: StaffLeaveDetailFragment) => ({ ...seen, _revision: form.expectedRevision });
  const typed = form.value.comment;
  const mayDecide =
    request !== undefined &&
    may(user, leaveRequestPermissions.ApproveLeaveRequest, { regionId: request.regionId, ownerId: request.userId });
  const isComment = mayDecide && 'adminComments' in changedComment(typed, request);

  const send = async (verdict: Verdict, seen: StaffLeaveDetailFragment) => {
    ask(undefined);
    if (!(await decide(verdict, begun(seen), typed))) return;
    form.clear();
    const isNext = onDecided(seen.id);
    notify(
      [t(verdict === 'approve' ? 'approved' : 'acknowledged', { name }), isNext && t('nextOpened')]
        .filter(Boolean)
        .join('. '),
    );
  };
  // The student is told at once: a key that was hit by mistake decides nothing.
  const choose = (verdict: Verdict, isKey = false) => {
    if (!request || !mayDecide || isBusy || locked) return;
    const isSame = request.status === (verdict === 'approve' ? 'approved' : 'acknowledged');
    if (request.status === 'pending' && !isKey) void send(verdict, request);
    else if (!isSame) ask(verdict);
  };
  const keep = async (seen: StaffLeaveDetailFragment) => {
    if (!(await saveComment(begun(seen), typed))) return;
    form.clear();
    notify(t('commentSaved'));
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const verdict = verdictOf[event.key.toLowerCase()];
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    if (verdict) choose(verdict, true);
    else if (step) onStep(step);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <RecordPanel
        id={id}
        remote={{ ...remote, data: request }}
        gone={t('withdrawn')}
        title={request ? name : t('request')}
        caption={
          request && (
            <>
              {request.groupName} ·{' '}
              <AppLink to={addressOf(studentRecord, { id: request.userId })} style={{ textDecoration: 'underline' }}>
                {labelOf(studentRecord)}
              </AppLink>
            </>
          )
        }
        icon={request && <Avatar name={name} picture={request.studentPicture} size={36} />}
        onClose={onClose}
        onKey={onKey}
        footer={
          request && mayDecide ? (
            <DecisionButtons
              status={request.status}
              isBusy={isBusy}
              barredBy={locked && why}
              onChoose={(verdict) => choose(verdict)}
            />
          ) : undefined
        }
      >
        {(loaded) => (
          <>
            {' '}
            {isOvertaken && (
              <Alert severity="warning">
                {t(overtaken[loaded.status], { who: loaded.decidedByName ?? t('somebody') })}
              </Alert>
            )}
            {locked && <LockedTermNotice id={why} term={locked} />}
            <LeaveFacts request={loaded} />
            {mayDecide && <DecisionEffects request={loaded} />}
            {mayDecide ? (
              <Box>
                <LabelledText
                  label={t('comment')}
                  isOptional
                  rows={3}
                  maxLength={longestComments}
                  {...form.field('comment')}
                />
                {isComment && (
                  <Button
                    size="small"
                    variant="text"
                    disabled={isBusy}
                    onClick={() => void keep(loaded)}
                    sx={{ mt: '3px', ml: '-12px' }}
                  >
                    {t('saveComment')}
                  </Button>
                )}
              </Box>
            ) : (
              <Alert severity="info">{t('notYours')}</Alert>
            )}
            <EventHistory kind="leaveRequest" id={loaded.id} revision={loaded._revision} />
          </>
        )}
      </RecordPanel>
      {request && (
        <ConfirmDialog
          open={asked !== undefined}
          title={t(isPending ? (asked === 'approve' ? 'askApprove' : 'askAcknowledge') : 'turnTitle', { name })}
          confirm={t(isPending ? (asked ?? 'approve') : asked === 'approve' ? 'turnToApproved' : 'turnToAcknowledged')}
          isBusy={isBusy}
          onConfirm={() => asked && void send(asked, request)}
          onCancel={() => ask(undefined)}
        >
          {isPending
            ? requestText(request, t)
            : t(asked === 'approve' ? 'turnApproveText' : 'turnAcknowledgeText', {
                request: requestText(request, t),
                count: request.covered.length,
              })}
        </ConfirmDialog>
      )}
    </>
  );
}
