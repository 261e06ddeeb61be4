import { attendanceSchemaStream } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { EditForm } from '../../console/forms/index.ts';
import { ShowPage } from '../../console/ShowPage.tsx';
import { number, useMessages } from '../../lib/i18n/index.ts';
import type { AdminAttendanceSchemaFragment } from '../../generated/attendance-schemas/admin/attendance-schemas-admin.ts';
import { attendanceSchema } from '../attendance-schemas.screens.ts';
import { attendanceSchemasAdminMessages } from './attendance-schemas-admin.messages.ts';
import { DeleteSchema } from './DeleteSchema.tsx';
import { ImpactCard } from './ImpactCard.tsx';
import { schemaChecks, schemaFields, schemaRefusals } from './schema-form.ts';
import { SchemaFields, useSchemaWords } from './SchemaFields.tsx';

/** `/attendanceSchemas/{id}`: the next version of a schema, beside what it changes. */
export function AttendanceSchemaPage() {
  const t = useMessages(attendanceSchemasAdminMessages);
  const fields = useSchemaWords();
  return (
    <ShowPage<AdminAttendanceSchemaFragment>
      resource="attendanceSchemas"
      stream={attendanceSchemaStream}
      screen={attendanceSchema}
      title={({ name }) => name}
      subtitle={({ schemaVersion }) => t('version', { version: number(schemaVersion) })}
      actions={(schema) => <DeleteSchema schema={schema} />}
    >
      {(schema) => (
        <EditForm
          resource="attendanceSchemas"
          record={schema}
          schema={schemaChecks}
          fieldsOf={schemaFields}
          fields={fields}
          refusals={schemaRefusals}
          saved={({ name }) => t('saved', { name: String(name) })}
          aside={<ImpactCard schema={schema} />}
        >
          <SchemaFields />
        </EditForm>
      )}
    </ShowPage>
  );
}
