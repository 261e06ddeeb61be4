import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { moment } from '../../console/dates.ts';
import { CsvButton } from '../../console/list/CsvButton.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import type { Filter } from '../../console/list/list-shapes.ts';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useOpenId } from '../../console/list/use-open-id.ts';
import { useDateFilters } from '../../console/filters/use-date-filters.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { AuditCategoriesDocument, type AuditedEventFragment } from '../../generated/audit/admin/audit.ts';
import { auditMessages } from './audit.messages.ts';
import { EventPanel } from './EventPanel.tsx';
import { LogTabs } from './LogTabs.tsx';
import { systemLog } from '../audit.screens.ts';

/** It lists every event of the log, the latest first. */
export function AuditTab() {
  const t = useMessages(auditMessages);
  const { openId, to, close } = useOpenId();
  const categories = useRemote(AuditCategoriesDocument, {}, ({ auditCategories }) => auditCategories);
  const dates = useDateFilters();
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'category',
      label: t('category'),
      any: t('anyCategory'),
      isMain: true,
      choices: (categories.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    { kind: 'person', name: 'actorId', label: t('actor') },
    { kind: 'person', name: 'subjectId', label: t('subject') },
    ...dates,
    { kind: 'text', name: 'type', label: t('type') },
    { kind: 'text', name: 'stream', label: t('stream') },
    { kind: 'text', name: 'correlationId', label: t('correlation') },
  ];
  const who = ({ actorName, impersonatedUserName }: AuditedEventFragment) =>
    impersonatedUserName ? t('asOther', { name: actorName, other: impersonatedUserName }) : actorName;
  return (
    <StaffList resource="auditEvents" sort={{ field: 'at', order: 'DESC' }}>
      <ConsolePage panel={openId && <EventPanel key={openId} id={openId} onClose={close} />}>
        <ConsoleHeader title={t('title')} screen={systemLog} below={[{ label: t('timeline') }]} />
        <LogTabs tab="timeline" />
        <FilterBar search={t('search')} filters={filters} actions={<CsvButton path="/exports/audit.csv" />} />
        <ListCard<AuditedEventFragment>
          first={{ label: t('what') }}
          leadWidth="wide"
          lead={({ sentence, categoryName }) => ({ name: sentence, below: categoryName })}
          columns={[
            { key: 'who', label: t('who'), render: who },
            { key: 'about', label: t('about'), isSecondary: true, render: ({ subjectName }) => subjectName },
            {
              key: 'at',
              label: t('when'),
              sort: 'at',
              render: ({ at }) => <span style={{ whiteSpace: 'nowrap', color: 'var(--ink-2)' }}>{moment(at)}</span>,
            },
          ]}
          card={(row) => ({ line: `${who(row)}, ${moment(row.at)}` })}
          to={({ id }) => to(id)}
        />
      </ConsolePage>
    </StaffList>
  );
}
