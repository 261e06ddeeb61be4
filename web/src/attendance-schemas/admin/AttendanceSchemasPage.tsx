import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { dayMonthYear } from '../../console/dates.ts';
import { NewRecord } from '../../console/forms/index.ts';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { listOf, number, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import type { AdminAttendanceSchemaFragment } from '../../generated/attendance-schemas/admin/attendance-schemas-admin.ts';
import { attendanceSchema, attendanceSchemas } from '../attendance-schemas.screens.ts';
import { attendanceSchemasAdminMessages } from './attendance-schemas-admin.messages.ts';
import { freshSchema, schemaChecks, schemaRefusals } from './schema-form.ts';
import { SchemaFields, termWords } from './SchemaFields.tsx';

const noFilters = [] as const;
const termsOf = ({ terms }: AdminAttendanceSchemaFragment) => listOf(terms.map(termWords));

/** At `/attendanceSchemas` superadmins set terms, periods and grading of attendance. */
export function AttendanceSchemasPage() {
  const t = useMessages(attendanceSchemasAdminMessages);
  const add = (
    <NewRecord
      resource="attendanceSchemas"
      title={t('new')}
      confirm={t('create')}
      schema={schemaChecks}
      fresh={freshSchema}
      refusals={schemaRefusals}
      saved={({ name }) => t('saved', { name: String(name) })}
      screen={attendanceSchema}
    >
      <SchemaFields />
    </NewRecord>
  );
  return (
    <StaffList resource="attendanceSchemas" sort={{ field: 'name', order: 'ASC' }}>
      <ConsolePage>
        <ConsoleHeader screen={attendanceSchemas} actions={add} />
        <FilterBar search={t('search')} filters={noFilters} />
        <ListCard<AdminAttendanceSchemaFragment>
          first={{ label: t('name'), sort: 'name' }}
          lead={({ name }) => ({ name })}
          columns={[
            { key: 'terms', label: t('terms'), render: termsOf },
            { key: 'groups', label: t('groups'), isNumber: true, render: ({ groups }) => number(groups.length) },
            {
              key: 'version',
              label: t('versionColumn'),
              isNumber: true,
              render: ({ schemaVersion }) => number(schemaVersion),
            },
            {
              key: 'changed',
              label: t('changed'),
              isSecondary: true,
              render: ({ updatedAt }) => dayMonthYear(updatedAt),
            },
          ]}
          card={(row) => ({ line: termsOf(row) })}
          to={({ id }) => addressOf(attendanceSchema, { id })}
        />
      </ConsolePage>
    </StaffList>
  );
}
