import Typography from '@mui/material/Typography';
import { LinkRows } from '../../console/LinkRows.tsx';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { StatusChip } from '../../lib/ui/index.ts';
import type { AdminAttendanceSchemaFragment } from '../../generated/attendance-schemas/admin/attendance-schemas-admin.ts';
import { group } from '../../groups/groups.screens.ts';
import { attendanceSchemasAdminMessages } from './attendance-schemas-admin.messages.ts';

/** Why a schema cannot be deleted, with the way to each group that has to be given another one before. */
export function SchemaFollowers({ groups }: Pick<AdminAttendanceSchemaFragment, 'groups'>) {
  const t = useMessages(attendanceSchemasAdminMessages);
  return (
    <>
      <Typography sx={{ mb: '12px' }}>{t('inUseMeans')}</Typography>
      <LinkRows
        rows={groups.map(({ _id, name, archived }) => ({
          key: _id,
          to: addressOf(group, { id: _id }),
          text: name,
          aside: archived && <StatusChip area="group" status="archived" />,
        }))}
      />
    </>
  );
}
