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
import { kernelMessages, StatusChip } from '../../lib/ui/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { auditMessages } from './audit.messages.ts';
import { LogitPanel } from './LogitPanel.tsx';
import { LogTabs } from './LogTabs.tsx';
import { systemLog } from '../audit.screens.ts';
import { LogitActionsDocument, type LogitRowFragment } from '../../generated/audit/admin/logits.ts';

/** What people and programs did, as they were noted: sign-ins, errors of the site, activity. */
export function ActivityTab() {
  const t = useMessages(auditMessages);
  const kernel = useMessages(kernelMessages);
  const { openId, to, close } = useOpenId();
  const actions = useRemote(LogitActionsDocument, {}, ({ logitActions }) => logitActions);
  const dates = useDateFilters();
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'type',
      label: t('kind'),
      any: t('anyKind'),
      isMain: true,
      choices: [
        { value: 'ACTIVITY', label: kernel('statusActivity') },
        { value: 'ERROR', label: kernel('statusError') },
        { value: 'AUDIT', label: kernel('statusAudit') },
      ],
    },
    { kind: 'person', name: 'userId', label: t('person') },
    {
      kind: 'choice',
      name: 'action',
      label: t('action'),
      any: t('anyAction'),
      choices: (actions.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    ...dates,
  ];
  const who = ({ userName, impersonatedBy }: LogitRowFragment) =>
    impersonatedBy ? t('asOther', { name: impersonatedBy, other: userName ?? '' }) : (userName ?? t('visitor'));
  return (
    <StaffList resource="logits" sort={{ field: 'at', order: 'DESC' }}>
      <ConsolePage panel={openId && <LogitPanel key={openId} id={openId} onClose={close} />}>
        <ConsoleHeader title={t('title')} screen={systemLog} below={[{ label: t('activity') }]} />
        <LogTabs tab="activity" />
        <FilterBar filters={filters} actions={<CsvButton path="/exports/logits.csv" />} />
        <ListCard<LogitRowFragment>
          first={{ label: t('action'), sort: 'action' }}
          lead={({ sentence }) => ({ name: sentence })}
          columns={[
            {
              key: 'type',
              label: t('kind'),
              sort: 'type',
              render: ({ type }) => <StatusChip area="logit" status={type} />,
            },
            { key: 'who', label: t('person'), render: who },
            {
              key: 'at',
              label: t('when'),
              sort: 'at',
              render: ({ at }) => <span style={{ whiteSpace: 'nowrap', color: 'var(--ink-2)' }}>{moment(at)}</span>,
            },
          ]}
          card={(row) => ({
            chip: <StatusChip area="logit" status={row.type} />,
            line: `${who(row)}, ${moment(row.at)}`,
          })}
          to={({ id }) => to(id)}
        />
      </ConsolePage>
    </StaffList>
  );
}
