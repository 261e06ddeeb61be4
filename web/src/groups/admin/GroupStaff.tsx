import Button from '@mui/material/Button';
import { useState } from 'react';
import { groupCommands } from '@paideia/events/groups/group.commands.ts';
import { groupPermissions } from '@paideia/events/groups/group.permissions.ts';
import { Facts } from '../../console/Facts.tsx';
import { EditDialog, PicksField } from '../../console/forms/index.ts';
import { listOf, useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import type { GroupStaffFragment } from '../../generated/groups/admin/group-acts.ts';
import type { AdminGroupDetailFragment } from '../../generated/groups/admin/groups-admin.ts';
import { groupStaffMessages } from './group-staff.messages.ts';
import { useTeacherChoices } from '../../console/use-teacher-choices.ts';

type Props = { readonly group: AdminGroupDetailFragment };
const namesOf = (people: readonly { readonly name: string }[]) => listOf(people.map(({ name }) => name));

/** Whom the students of a group ask. */
export function GroupStaff({ group }: Props) {
  const t = useMessages(groupStaffMessages);
  const kernel = useMessages(kernelMessages);
  const [isEditing, setEditing] = useState(false);
  const mayEdit = may(useUser(), groupPermissions.SetGroupStaff, { regionId: group.regionId });
  return (
    <>
      <Facts
        title={t('staff')}
        aside={
          mayEdit && (
            <Button variant="outlined" aria-label={`${kernel('edit')}: ${t('staff')}`} onClick={() => setEditing(true)}>
              {kernel('edit')}
            </Button>
          )
        }
        facts={[
          { label: t('instructors'), value: namesOf(group.instructors) },
          { label: t('facilitators'), value: namesOf(group.facilitators) },
        ]}
      />
      {isEditing && <StaffDialog group={group} onClose={() => setEditing(false)} />}
    </>
  );
}

const schema = groupCommands.SetGroupStaff.omit({ groupId: true });
const idsOf = (people: readonly { readonly _id: string }[]) => people.map(({ _id }) => _id);

function StaffDialog({ group, onClose }: Props & { readonly onClose: () => void }) {
  const t = useMessages(groupStaffMessages);
  const known = useTeacherChoices();
  const choices = (kind: string) => known.toSorted((a, b) => Number(b.kind === kind) - Number(a.kind === kind));
  const words = (id: string) => known.find(({ value }) => value === id)?.label ?? id;
  return (
    <EditDialog<GroupStaffFragment, typeof schema>
      resource="groupStaff"
      id={group.id}
      title={t('staffTitle', { group: group.name })}
      schema={schema}
      fieldsOf={({ instructors, facilitators }) => ({
        instructorIds: idsOf(instructors),
        facilitatorIds: idsOf(facilitators),
      })}
      fields={{
        instructorIds: { label: t('instructors'), words },
        facilitatorIds: { label: t('facilitators'), words },
      }}
      saved={() => t('staffDone', { group: group.name })}
      onClose={onClose}
    >
      <p>{t('staffMeans')}</p>
      <PicksField
        source="instructorIds"
        label={t('addInstructor')}
        none={t('nobody')}
        choices={choices('instructor')}
        isOptional
      />
      <PicksField
        source="facilitatorIds"
        label={t('addFacilitator')}
        none={t('nobody')}
        choices={choices('facilitator')}
        isOptional
      />
    </EditDialog>
  );
}
