import Typography from '@mui/material/Typography';
import { useRefresh } from 'ra-core';
import { Picks } from '../../console/Picks.tsx';
import { useCommand, useRemote } from '../../lib/data/index.ts';
import { ActDialog, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import {
  AttendanceAdminChoicesDocument,
  SetRegionAttendanceAdminsDocument,
} from '../../generated/regions/admin/region-acts.ts';
import type { AdminRegionDetailFragment } from '../../generated/regions/admin/regions-admin.ts';
import { regionActsMessages } from './region-acts.messages.ts';
import { regionsAdminMessages } from './regions-admin.messages.ts';

type Props = { readonly region: AdminRegionDetailFragment; readonly onClose: () => void };

/** Chooses who decides about leave and absences in a region. */
export function AttendanceAdminsDialog({ region, onClose }: Props) {
  const t = useMessages(regionActsMessages);
  const words = useMessages(regionsAdminMessages);
  const { run } = useCommand(SetRegionAttendanceAdminsDocument);
  const form = useForm<{ readonly userIds: readonly string[] }>({
    start: { userIds: region.attendanceAdmins.map(({ _id }) => _id) },
    revision: region._revision,
    again: useRefresh(),
  });
  const found = useRemote(AttendanceAdminChoicesDocument, { _id: region.id }, (data) => data.attendanceAdminChoices);
  // Who is one now stands by name also when somebody else could not be chosen any more.
  const people = new Map([...region.attendanceAdmins, ...(found.data ?? [])].map((one) => [one._id, one.fullName]));
  return (
    <ActDialog
      title={t('adminsTitle', { region: region.name })}
      form={form}
      send={(typed) => run({ ...typed, _id: region.id, expectedRevision: form.expectedRevision })}
      done={t('editDone', { region: region.name })}
      onClose={onClose}
    >
      <Typography>{t('adminsMeans')}</Typography>
      <Picks
        label={t('addAdmin')}
        hint={t('adminHint')}
        none={words('noAdmins')}
        choices={[...people].map(([value, label]) => ({ value, label }))}
        {...form.field('userIds')}
        isOptional
      />
    </ActDialog>
  );
}
