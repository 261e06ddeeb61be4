import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { ExportButton, type CsvColumn } from '../../console/list/ExportButton.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { listOf, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import type { AdminTeacherRowFragment } from '../../generated/teachers/admin/teachers-admin.ts';
import { teacher, teachers } from '../teachers.screens.ts';
import { NewTeacher } from './NewTeacher.tsx';
import { useTeacherKinds } from './TeacherFormFields.tsx';
import { teachersAdminMessages } from './teachers-admin.messages.ts';

/** `/teachers`: instructors and facilitators, whom groups and courses name. */
export function TeachersPage() {
  const t = useMessages(teachersAdminMessages);
  const places = (names: readonly string[]) => (names.length > 0 ? listOf(names) : t('everywhere'));
  const csv: readonly CsvColumn<AdminTeacherRowFragment>[] = [
    { label: t('name'), value: ({ name }) => name },
    { label: t('kind'), value: ({ kind }) => t(kind) },
    { label: t('email'), value: ({ email }) => email },
    { label: t('regions'), value: ({ regionNames }) => places(regionNames) },
  ];
  return (
    <StaffList resource="teachers" sort={{ field: 'name', order: 'ASC' }}>
      <ConsolePage>
        <ConsoleHeader
          screen={teachers}
          actions={
            <>
              <ExportButton name="teachers" columns={csv} />
              <NewTeacher />
            </>
          }
        />
        <FilterBar
          search={t('search')}
          filters={[
            {
              kind: 'choice',
              name: 'kind',
              label: t('kind'),
              any: t('anyKind'),
              isMain: true,
              choices: useTeacherKinds(),
            },
          ]}
        />
        <ListCard<AdminTeacherRowFragment>
          first={{ label: t('name'), sort: 'name' }}
          lead={({ name, title }) => ({ name: name ?? t('erased'), below: title })}
          columns={[
            { key: 'kind', label: t('kind'), sort: 'kind', render: ({ kind }) => t(kind) },
            { key: 'email', label: t('email'), render: ({ email }) => email },
            { key: 'regions', label: t('regions'), render: ({ regionNames }) => places(regionNames) },
          ]}
          card={({ kind, regionNames }) => ({ chip: t(kind), line: places(regionNames) })}
          to={({ id }) => addressOf(teacher, { id })}
        />
      </ConsolePage>
    </StaffList>
  );
}
