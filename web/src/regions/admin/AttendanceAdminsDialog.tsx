import Typography from '@mui/material/Typography';
import { regionCommands } from '@paideia/events/regions/region.commands.ts';
import { EditDialog, PicksField } from '../../console/forms/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { AttendanceAdminChoicesDocument } from '../../generated/regions/admin/region-acts.ts';
import type { AdminRegionDetailFragment } from '../../generated/regions/admin/regions-admin.ts';
import { regionActsMessages } from './region-acts.messages.ts';
import { regionsAdminMessages } from './regions-admin.messages.ts';

type Props = { readonly region: AdminRegionDetailFragment; readonly onClose: () => void };
const schema = regionCommands.SetRegionAttendanceAdmins.omit({ regionId: true });

/** Chooses who decides about leave and absences in a region. */
export function AttendanceAdminsDialog({ region, onClose }: Props) {
  const t = useMessages(regionActsMessages);
  const words = useMessages(regionsAdminMessages);
  const found = useRemote(AttendanceAdminChoicesDocument, { _id: region.id }, (data) => data.attendanceAdminChoices);
  // Who is one now stands by name also when somebody else could not be chosen any more.
  const people = new Map([...region.attendanceAdmins, ...(found.data ?? [])].map((one) => [one._id, one.fullName]));
  return (
    <EditDialog<AdminRegionDetailFragment, typeof schema>
      resource="attendanceAdmins"
      id={region.id}
      title={t('adminsTitle', { region: region.name })}
      schema={schema}
      fieldsOf={({ attendanceAdmins }) => ({ userIds: attendanceAdmins.map(({ _id }) => _id) })}
      fields={{ userIds: { label: words('admins'), words: (id) => people.get(id) ?? id } }}
      saved={() => t('editDone', { region: region.name })}
      onClose={onClose}
    >
      <Typography>{t('adminsMeans')}</Typography>
      <PicksField
        source="userIds"
        label={t('addAdmin')}
        hint={t('adminHint')}
        none={words('noAdmins')}
        choices={[...people].map(([value, label]) => ({ value, label }))}
        isOptional
      />
    </EditDialog>
  );
}
