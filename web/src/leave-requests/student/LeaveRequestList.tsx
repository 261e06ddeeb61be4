import { useState } from 'react';
import { ConfirmDialog, EmptyState, notify, notifyError, PagedScreen, SectionCard } from '../../lib/ui/index.ts';
import { useCommand, useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  LeaveRequestsDocument,
  WithdrawLeaveRequestDocument,
  type OwnLeaveRequestFragment,
} from '../../generated/leave-requests/leave-requests.ts';
import { leaveRequestsMessages } from '../leave-requests.messages.ts';
import type { LeavePlace } from '../leave-place.ts';
import { LeaveRequestItem } from './LeaveRequestItem.tsx';
import { useRequestTitle } from './use-request-title.ts';

const perPage = 25;
const refetch = [LeaveRequestsDocument];

type Props = {
  readonly place: LeavePlace;
  readonly onAmend: (request: OwnLeaveRequestFragment) => void;
  readonly onWithdrawn: (request: OwnLeaveRequestFragment) => void;
};

/** The student's own requests, the latest first. */
export function LeaveRequestList({ place, onAmend, onWithdrawn }: Props) {
  const t = useMessages(leaveRequestsMessages);
  const titleOf = useRequestTitle();
  const [page, setPage] = useState(0);
  const [asked, setAsked] = useState<OwnLeaveRequestFragment>();
  const withdraw = useCommand(WithdrawLeaveRequestDocument, { refetch });
  const remote = useRemote(
    LeaveRequestsDocument,
    { groupId: place.groupId, page, perPage },
    ({ leaveRequests }) => leaveRequests,
  );
  const confirm = async () => {
    if (!asked) return;
    try {
      await withdraw.run({ _id: asked._id });
      notify(t('withdrawn'));
      onWithdrawn(asked);
    } catch (error) {
      notifyError(error);
      await remote.again().catch(() => undefined);
    }
    setAsked(undefined);
  };
  return (
    <SectionCard title={t('yours')}>
      <PagedScreen
        remote={remote}
        page={page}
        perPage={perPage}
        onPage={setPage}
        empty={<EmptyState>{t('noneYet')}</EmptyState>}
      >
        {(items) => (
          <ul>
            {items.map((request) => (
              <LeaveRequestItem
                key={request._id}
                request={request}
                timeZone={place.timeZone}
                onAmend={() => onAmend(request)}
                onWithdraw={() => setAsked(request)}
              />
            ))}
          </ul>
        )}
      </PagedScreen>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked ? t('withdrawAsk', { request: titleOf(asked) }) : ''}
        confirm={t('withdraw')}
        isDestructive
        isBusy={withdraw.isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(undefined)}
      >
        {t('withdrawText')}
      </ConfirmDialog>
    </SectionCard>
  );
}
