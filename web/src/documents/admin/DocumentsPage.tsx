import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { dayMonthYear } from '../../console/dates.ts';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import type { DocumentRowFragment } from '../../generated/documents/admin/documents-admin.ts';
import { document, documents } from '../documents.screens.ts';
import { documentsAdminMessages } from './documents-admin.messages.ts';
import { DocumentState } from './DocumentState.tsx';
import { NewDocument } from './NewDocument.tsx';
import { readersText } from './readers.ts';

/** `/documents`: what the college has written for its people, for superadmins. */
export function DocumentsPage() {
  const t = useMessages(documentsAdminMessages);
  const kernel = useMessages(kernelMessages);
  const changed = ({ updatedAt, updatedByName }: DocumentRowFragment) =>
    updatedByName
      ? t('changedLine', { when: dayMonthYear(updatedAt), person: updatedByName })
      : dayMonthYear(updatedAt);
  return (
    <StaffList resource="documents" sort={{ field: 'title', order: 'ASC' }}>
      <ConsolePage>
        <ConsoleHeader screen={documents} actions={<NewDocument />} />
        <FilterBar
          search={t('search')}
          filters={[
            {
              kind: 'choice',
              name: 'published',
              label: t('state'),
              any: t('anyState'),
              isMain: true,
              choices: [
                { value: 'true', label: kernel('statusPublished') },
                { value: 'false', label: t('notPublished') },
              ],
            },
          ]}
        />
        <ListCard<DocumentRowFragment>
          first={{ label: t('document'), sort: 'title' }}
          lead={({ title }) => ({ name: title })}
          columns={[
            { key: 'state', label: t('state'), render: (row) => <DocumentState document={row} /> },
            { key: 'readers', label: t('readers'), render: ({ permissions }) => readersText(permissions, t) },
            { key: 'changed', label: t('changed'), sort: 'updatedAt', render: changed },
          ]}
          card={(row) => ({ chip: <DocumentState document={row} />, line: changed(row) })}
          to={({ id }) => addressOf(document, { id })}
        />
      </ConsolePage>
    </StaffList>
  );
}
