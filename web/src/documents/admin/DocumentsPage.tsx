import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { dayMonthYear } from '../../console/dates.ts';
import { ExportButton, type CsvColumn } from '../../console/list/ExportButton.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import {
  PublicationState,
  usePublicationColumn,
  usePublicationFilter,
} from '../../console/publications/publication-state.tsx';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import type { DocumentRowFragment } from '../../generated/documents/admin/documents-admin.ts';
import { document, documents } from '../documents.screens.ts';
import { documentsAdminMessages } from './documents-admin.messages.ts';
import { NewDocument } from './NewDocument.tsx';
import { readersText } from './readers.ts';

/** `/documents`: what the college has written for its people, for superadmins. */
export function DocumentsPage() {
  const t = useMessages(documentsAdminMessages);
  const changed = ({ updatedAt, updatedByName }: DocumentRowFragment) =>
    updatedByName
      ? t('changedLine', { when: dayMonthYear(updatedAt), person: updatedByName })
      : dayMonthYear(updatedAt);
  const csv: readonly CsvColumn<DocumentRowFragment>[] = [
    { label: t('document'), value: ({ title }) => title },
    { label: t('readers'), value: ({ permissions }) => readersText(permissions, t) },
    { label: t('changed'), value: ({ updatedAt }) => updatedAt },
  ];
  return (
    <StaffList resource="documents" sort={{ field: 'title', order: 'ASC' }}>
      <ConsolePage>
        <ConsoleHeader
          screen={documents}
          actions={
            <>
              <ExportButton name="documents" columns={csv} />
              <NewDocument />
            </>
          }
        />
        <FilterBar search={t('search')} filters={[usePublicationFilter()]} />
        <ListCard<DocumentRowFragment>
          first={{ label: t('document'), sort: 'title' }}
          lead={({ title }) => ({ name: title })}
          columns={[
            usePublicationColumn<DocumentRowFragment>(),
            { key: 'readers', label: t('readers'), render: ({ permissions }) => readersText(permissions, t) },
            { key: 'changed', label: t('changed'), sort: 'updatedAt', render: changed },
          ]}
          card={(row) => ({ chip: <PublicationState publication={row} />, line: changed(row) })}
          to={({ id }) => addressOf(document, { id })}
        />
      </ConsolePage>
    </StaffList>
  );
}
