import Box from '@mui/material/Box';
import { useState } from 'react';
import { BulkActDialog } from '../../console/list/BulkActDialog.tsx';
import { PersonField } from '../../console/list/PersonField.tsx';
import { useCommand } from '../../lib/data/index.ts';
import { Field, LabelledText } from '../../lib/forms/index.ts';
import { dayOf, useMessages } from '../../lib/i18n/index.ts';
import { EnrolStudentDocument } from '../../generated/accounts/admin/enrolment-acts.ts';
import type { PersonFragment } from '../../generated/console/people.ts';
import type { AdminGroupDetailFragment } from '../../generated/groups/admin/groups-admin.ts';
import { groupStaffMessages } from './group-staff.messages.ts';
import { groupsAdminMessages } from './groups-admin.messages.ts';

type Props = {
  readonly group: Pick<AdminGroupDetailFragment, 'id' | 'name' | 'timeZone'>;
  readonly onClose: () => void;
  readonly onFinish: () => void;
};

/** Enrols one person or several, and says of each how it went. */
export function AddStudentsDialog({ group, onClose, onFinish }: Props) {
  const t = useMessages(groupStaffMessages);
  const words = useMessages(groupsAdminMessages);
  const { run } = useCommand(EnrolStudentDocument);
  const [today] = useState(() => dayOf(new Date(), group.timeZone));
  const [date, setDate] = useState(today);
  const [people, setPeople] = useState<readonly PersonFragment[]>([]);
  const add = (person: PersonFragment) =>
    setPeople((former) => (former.some(({ id }) => id === person.id) ? former : [...former, person]));
  return (
    <BulkActDialog
      title={t('addStudentsTo', { group: group.name })}
      text={people.length === 0 ? t('nobody') : words('studentCount', { count: people.length })}
      confirm={t('addStudents')}
      rows={people}
      isTyped={people.length > 0 || date !== today}
      label={({ fullName, email }) => ({ name: fullName, below: email ?? '' })}
      onRemove={({ id }) => setPeople(people.filter((one) => one.id !== id))}
      act={({ id }) => run({ _id: id, groupId: group.id, date })}
      onClose={onClose}
      onFinish={onFinish}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: '15px' }}>
        <Field label={t('student')} hint={t('studentHint')}>
          {({ id }) => (
            <PersonField id={id} label={t('student')} value="" onChange={(_, person) => person && add(person)} />
          )}
        </Field>
        <LabelledText label={t('since')} type="date" required value={date} onChange={setDate} />
      </Box>
    </BulkActDialog>
  );
}
