import { BulkActDialog } from '../../console/list/BulkActDialog.tsx';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  AcknowledgeLeaveRequestDocument,
  ApproveLeaveRequestDocument,
  type StaffLeaveRowFragment,
} from '../../generated/leave-requests/admin/leave-request-admin.ts';
import { leaveAdminMessages } from './leave-requests-admin.messages.ts';
import { requestText } from './leave-words.ts';
import type { Verdict } from './use-decision.ts';

type Props = {
  readonly verdict: Verdict;
  readonly rows: readonly StaffLeaveRowFragment[];
  readonly onClose: () => void;
  readonly onFinish: () => void;
};

/** Decides one request after another, each with the revision that was seen. */
export function BulkDialog({ verdict, rows, onClose, onFinish }: Props) {
  const t = useMessages(leaveAdminMessages);
  const approve = useCommand(ApproveLeaveRequestDocument);
  const acknowledge = useCommand(AcknowledgeLeaveRequestDocument);
  const isApproval = verdict === 'approve';
  const count = rows.filter(({ lockedTerm }) => lockedTerm === null).length;
  return (
    <BulkActDialog
      title={t(isApproval ? 'bulkApproveTitle' : 'bulkAcknowledgeTitle', { count })}
      text={t(isApproval ? 'bulkApproveText' : 'bulkAcknowledgeText')}
      confirm={t(isApproval ? 'approve' : 'acknowledge')}
      rows={rows}
      label={(row) => ({ name: row.studentName ?? t('erased'), below: requestText(row, t) })}
      barredBy={({ lockedTerm }) => lockedTerm && t('bulkLocked', { term: lockedTerm.name })}
      act={({ id, _revision }) => (isApproval ? approve : acknowledge).run({ _id: id, expectedRevision: _revision })}
      onClose={onClose}
      onFinish={onFinish}
    />
  );
}
