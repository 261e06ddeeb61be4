import { useList } from '../../console/list/use-list.ts';
import { useOpenId } from '../../console/list/use-open-id.ts';
import type { StaffLeaveRowFragment } from '../../generated/leave-requests/admin/leave-request-admin.ts';
import { LeaveReview } from './LeaveReview.tsx';
import { nextPending, rowAfter } from './next-pending.ts';

/** The request that is opened beside the list. */
export function OpenedLeave() {
  const { data } = useList<StaffLeaveRowFragment>();
  const { openId, open, close } = useOpenId();
  if (openId === undefined) return null;
  const decided = (id: string): boolean => {
    const next = nextPending(data, id);
    if (next) open(next.id);
    return next !== undefined;
  };
  const step = (by: 1 | -1) => {
    const next = rowAfter(data, openId, by);
    if (next) open(next.id);
  };
  return <LeaveReview key={openId} id={openId} onClose={close} onDecided={decided} onStep={step} />;
}
