import { requestStatuses } from '@paideia/events/request-forms/request-form.rules.ts';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { dayMonthYear } from '../../console/dates.ts';
import { ExportButton, type CsvColumn } from '../../console/list/ExportButton.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import type { RequestFormRowFragment } from '../../generated/request-forms/admin/request-forms.ts';
import { requestForm, requestForms } from '../request-forms.screens.ts';
import { NewRequest } from './NewRequest.tsx';
import { requestFormsAdminMessages } from './request-forms-admin.messages.ts';
import { RequestState } from './RequestState.tsx';

/** `/request-form`: what superadmins ask of each other, and what became of it. */
export function RequestsPage() {
  const t = useMessages(requestFormsAdminMessages);
  const csv: readonly CsvColumn<RequestFormRowFragment>[] = [
    { label: t('subject'), value: ({ subject }) => subject },
    { label: t('from'), value: ({ userName }) => userName },
    { label: t('status'), value: ({ status }) => t(status) },
    { label: t('kind'), value: ({ kind }) => t(kind) },
    { label: t('when'), value: ({ submittedAt }) => submittedAt },
  ];
  return (
    <StaffList resource="request-form" sort={{ field: 'submittedAt', order: 'DESC' }}>
      <ConsolePage>
        <ConsoleHeader
          screen={requestForms}
          actions={
            <>
              <ExportButton name="requests" columns={csv} />
              <NewRequest />
            </>
          }
        />
        <FilterBar
          search={t('search')}
          filters={[
            {
              kind: 'choice',
              name: 'status',
              label: t('status'),
              any: t('anyStatus'),
              isMain: true,
              choices: requestStatuses.map((status) => ({ value: status, label: t(status) })),
            },
          ]}
        />
        <ListCard<RequestFormRowFragment>
          first={{ label: t('subject') }}
          lead={({ subject, userName }) => ({ name: subject ?? t('erased'), below: userName ?? t('erased') })}
          columns={[
            {
              key: 'status',
              label: t('status'),
              sort: 'status',
              render: ({ status }) => <RequestState status={status} />,
            },
            { key: 'kind', label: t('kind'), render: ({ kind }) => t(kind) },
            {
              key: 'when',
              label: t('when'),
              sort: 'submittedAt',
              render: ({ submittedAt }) => dayMonthYear(submittedAt),
            },
          ]}
          card={({ status, submittedAt }) => ({
            chip: <RequestState status={status} />,
            line: dayMonthYear(submittedAt),
          })}
          to={({ id }) => addressOf(requestForm, { id })}
        />
      </ConsolePage>
    </StaffList>
  );
}
