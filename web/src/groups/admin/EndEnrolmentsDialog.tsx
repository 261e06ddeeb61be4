import Box from '@mui/material/Box';
import { EndingFields, freshEnding, useEndings } from '../../accounts/admin/enrolment-endings.parts.tsx';
import { userEditMessages } from '../../accounts/admin/user-edit.messages.ts';
import { BulkActDialog } from '../../console/list/BulkActDialog.tsx';
import { useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AdminGroupDetailFragment, GroupMemberFragment } from '../../generated/groups/admin/groups-admin.ts';
import { groupsAdminMessages } from './groups-admin.messages.ts';

type Props = {
  readonly wish: 'graduate' | 'withdraw';
  readonly group: Pick<AdminGroupDetailFragment, 'id' | 'name' | 'regionName' | 'timeZone'>;
  readonly members: readonly GroupMemberFragment[];
  readonly onClose: () => void;
  readonly onFinish: () => void;
};

/** Ends the enrolments of several students: because they leave, or because the year is finished. */
export function EndEnrolmentsDialog({ wish, group, members, onClose, onFinish }: Props) {
  const t = useMessages(userEditMessages);
  const words = useMessages(groupsAdminMessages);
  const end = useEndings()[wish];
  const form = useForm({ start: () => freshEnding(group.timeZone, group.regionName ?? '') });
  return (
    <BulkActDialog
      title={t(`${wish}From`, { group: group.name })}
      text={words('studentCount', { count: members.length })}
      confirm={t(wish)}
      isDestructive={wish === 'withdraw'}
      rows={members}
      isTyped={form.isUnsaved}
      label={({ name }) => ({ name: name ?? words('erased'), below: '' })}
      act={({ userId }) => end({ _id: userId, groupId: group.id }, form.trimmed)}
      onClose={onClose}
      onFinish={onFinish}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
        <EndingFields kind={wish} timeZone={group.timeZone} form={form} />
      </Box>
    </BulkActDialog>
  );
}
