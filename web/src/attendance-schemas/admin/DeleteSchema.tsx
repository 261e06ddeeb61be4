import { DeleteAct } from '../../console/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AdminAttendanceSchemaFragment } from '../../generated/attendance-schemas/admin/attendance-schemas-admin.ts';
import { attendanceSchemas } from '../attendance-schemas.screens.ts';
import { attendanceSchemasAdminMessages } from './attendance-schemas-admin.messages.ts';
import { SchemaFollowers } from './SchemaFollowers.tsx';

/** Deletes a schema, or says which groups have to be given another one before. */
export function DeleteSchema({ schema }: { readonly schema: AdminAttendanceSchemaFragment }) {
  const t = useMessages(attendanceSchemasAdminMessages);
  const { name, groups } = schema;
  const needed = { title: t('inUseTitle', { name }), by: <SchemaFollowers groups={groups} /> };
  return (
    <DeleteAct
      resource="attendanceSchemas"
      record={schema}
      list={attendanceSchemas}
      title={t('deleteTitle', { name })}
      means={t('deleteMeans')}
      done={t('deleted', { name })}
      needed={groups.length > 0 ? needed : undefined}
    />
  );
}
