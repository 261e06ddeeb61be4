import { useState } from 'react';
import { BulkActDialog } from '../../console/list/BulkActDialog.tsx';
import { useCommand } from '../../lib/data/index.ts';
import { LabelledText } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { CorrectEnrolmentStartDocument } from '../../generated/accounts/admin/enrolment-acts.ts';
import type { AdminGroupDetailFragment, GroupMemberFragment } from '../../generated/groups/admin/groups-admin.ts';
import { groupStaffMessages } from './group-staff.messages.ts';
import { groupsAdminMessages } from './groups-admin.messages.ts';

type Props = {
  readonly group: Pick<AdminGroupDetailFragment, 'id' | 'name'>;
  readonly members: readonly GroupMemberFragment[];
  readonly onClose: () => void;
  readonly onFinish: () => void;
};

/** The enrolments of one or several students began on another day than was said. */
export function CorrectStartDialog({ group, members, onClose, onFinish }: Props) {
  const t = useMessages(groupStaffMessages);
  const words = useMessages(groupsAdminMessages);
  const { run } = useCommand(CorrectEnrolmentStartDocument);
  const start = members[0]?.startedOn ?? '';
  const [date, setDate] = useState(start);
  return (
    <BulkActDialog
      title={t('correctStartIn', { group: group.name })}
      text={words('studentCount', { count: members.length })}
      confirm={t('correctStart')}
      rows={members}
      isTyped={date !== start}
      label={({ name }) => ({ name: name ?? words('erased'), below: '' })}
      act={({ userId }) => run({ _id: userId, groupId: group.id, date })}
      onClose={onClose}
      onFinish={onFinish}
    >
      <LabelledText label={t('since')} type="date" required value={date} onChange={setDate} />
    </BulkActDialog>
  );
}
