import Box from '@mui/material/Box';
import { useState } from 'react';
import { earliestGradYear, latestGradYear, longestGradLocation } from '@paideia/events/enrolments/enrolment.rules.ts';
import { longestReason } from '@paideia/events/kernel/limits.ts';
import { userEditMessages } from '../../accounts/admin/user-edit.messages.ts';
import { BulkActDialog } from '../../console/list/BulkActDialog.tsx';
import { useCommand } from '../../lib/data/index.ts';
import { actsMessages, Field, TextInput } from '../../lib/forms/index.ts';
import { dayOf, useMessages } from '../../lib/i18n/index.ts';
import { GraduateStudentDocument, WithdrawStudentDocument } from '../../generated/accounts/admin/enrolment-acts.ts';
import type { AdminGroupDetailFragment, GroupMemberFragment } from '../../generated/groups/admin/groups-admin.ts';
import { groupsAdminMessages } from './groups-admin.messages.ts';

type Props = {
  readonly wish: 'graduate' | 'withdraw';
  readonly group: Pick<AdminGroupDetailFragment, 'id' | 'name' | 'regionName'>;
  readonly members: readonly GroupMemberFragment[];
  readonly onClose: () => void;
  readonly onFinish: () => void;
};

/** Ends the enrolments of several students: because they leave, or because the year is finished. */
export function EndEnrolmentsDialog({ wish, group, members, onClose, onFinish }: Props) {
  const t = useMessages(userEditMessages);
  const words = useMessages(groupsAdminMessages);
  const common = useMessages(actsMessages);
  const today = dayOf(new Date());
  const [date, setDate] = useState(today);
  const [reason, setReason] = useState('');
  const [year, setYear] = useState(today.slice(0, 4));
  const [place, setPlace] = useState(group.regionName ?? '');
  const withdrawing = useCommand(WithdrawStudentDocument);
  const graduating = useCommand(GraduateStudentDocument);
  const act = ({ userId }: GroupMemberFragment) => {
    const of = { _id: userId, groupId: group.id, date };
    return wish === 'withdraw'
      ? withdrawing.run({ ...of, reason: reason.trim() })
      : graduating.run({ ...of, gradYear: Number(year), gradLocation: place.trim() });
  };
  return (
    <BulkActDialog
      title={t(`${wish}From`, { group: group.name })}
      text={words('studentCount', { count: members.length })}
      confirm={t(wish)}
      isDestructive={wish === 'withdraw'}
      rows={members}
      label={({ name }) => ({ name: name ?? words('erased'), below: '' })}
      act={act}
      onClose={onClose}
      onFinish={onFinish}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
        <Field label={t('date')}>
          {(ties) => <TextInput ties={ties} type="date" required value={date} onChange={setDate} />}
        </Field>
        {wish === 'withdraw' ? (
          <Field label={common('reason')} hint={common('reasonHint')}>
            {(ties) => (
              <TextInput ties={ties} required rows={2} maxLength={longestReason} value={reason} onChange={setReason} />
            )}
          </Field>
        ) : (
          <>
            <Field label={t('gradYear')}>
              {(ties) => (
                <TextInput
                  ties={ties}
                  type="number"
                  required
                  min={earliestGradYear}
                  max={latestGradYear}
                  value={year}
                  onChange={setYear}
                />
              )}
            </Field>
            <Field label={t('gradLocation')}>
              {(ties) => (
                <TextInput ties={ties} required maxLength={longestGradLocation} value={place} onChange={setPlace} />
              )}
            </Field>
          </>
        )}
      </Box>
    </BulkActDialog>
  );
}
