import { groupCommands } from '@paideia/events/groups/group.commands.ts';
import { EditDialog } from '../../console/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AdminGroupDetailFragment } from '../../generated/groups/admin/groups-admin.ts';
import { groupActsMessages } from './group-acts.messages.ts';
import { groupFields } from './group-fields.ts';
import { GroupFormFields, useGroupFieldNames } from './GroupFormFields.tsx';
import { groupRefusals } from './group-refusals.ts';

type Props = { readonly group: AdminGroupDetailFragment; readonly onClose: () => void };
const schema = groupCommands.UpdateGroup.omit({ groupId: true });

/** Everything about a group but its region is changed here. */
export function GroupDialog({ group, onClose }: Props) {
  const t = useMessages(groupActsMessages);
  return (
    <EditDialog<AdminGroupDetailFragment, typeof schema>
      resource="groups"
      id={group.id}
      title={t('editTitle', { group: group.name })}
      schema={schema}
      fieldsOf={groupFields}
      fields={useGroupFieldNames()}
      refusals={groupRefusals}
      saved={({ name }) => t('editDone', { group: String(name) })}
      onClose={onClose}
    >
      <GroupFormFields schemaId={group.attendanceSchemaId} />
    </EditDialog>
  );
}
