import { readsForexRates } from '@paideia/events/forex-rates/forex-rate.permissions.ts';
import { useSearchParams } from 'react-router';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { ExportButton, type CsvColumn } from '../../console/list/ExportButton.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { kernelMessages, StatusChip } from '../../lib/ui/index.ts';
import { ForexTab } from '../../forex-rates/forex-rates.parts.ts';
import { NewRegion } from './NewRegion.tsx';
import { placeText, types, zones } from './region-words.ts';
import type { AdminRegionRowFragment } from '../../generated/regions/admin/regions-admin.ts';
import { regionsAdminMessages } from './regions-admin.messages.ts';
import { RegionTabs } from './RegionTabs.tsx';
import { regions, region } from '../regions.screens.ts';
import { addressOf } from '../../lib/screens/index.ts';

const State = ({ closed }: { readonly closed: boolean }) => (
  <StatusChip area="region" status={closed ? 'closed' : 'open'} />
);

/** `/regions`: campuses and offices, for admins. */
export function RegionsPage() {
  const [search] = useSearchParams();
  const readsRates = may(useUser(), readsForexRates);
  return search.get('tab') === 'forex' && readsRates ? (
    <ForexTab screen={regions} tabs={<RegionTabs tab="forex" />} />
  ) : (
    <RegionList />
  );
}

function RegionList() {
  const t = useMessages(regionsAdminMessages);
  const kernel = useMessages(kernelMessages);
  const csv: readonly CsvColumn<AdminRegionRowFragment>[] = [
    { label: t('name'), value: ({ name }) => name },
    { label: t('type'), value: ({ type }) => placeText(type, t) },
    { label: t('zone'), value: ({ zone }) => placeText(zone, t) },
    { label: t('state'), value: ({ closed }) => kernel(closed ? 'statusRegionClosed' : 'statusRegionOpen') },
    { label: t('currency'), value: ({ currency }) => currency },
    { label: t('timeZone'), value: ({ timeZone }) => timeZone },
    { label: t('users'), value: ({ userCount }) => userCount },
  ];
  return (
    <StaffList resource="regions" sort={{ field: 'name', order: 'ASC' }}>
      <ConsolePage>
        <ConsoleHeader
          screen={regions}
          actions={
            <>
              <ExportButton name="regions" columns={csv} />
              <NewRegion />
            </>
          }
        />
        <RegionTabs tab="regions" />
        <FilterBar
          search={t('search')}
          filters={[
            {
              kind: 'choice',
              name: 'type',
              label: t('type'),
              any: t('anyType'),
              isMain: true,
              choices: types.map((value) => ({ value, label: t(value) })),
            },
            {
              kind: 'choice',
              name: 'zone',
              label: t('zone'),
              any: t('anyZone'),
              isMain: true,
              choices: zones.map((value) => ({ value, label: t(value) })),
            },
            {
              kind: 'choice',
              name: 'closed',
              label: t('state'),
              any: t('anyState'),
              isMain: true,
              choices: [
                { value: 'false', label: kernel('statusRegionOpen') },
                { value: 'true', label: kernel('statusRegionClosed') },
              ],
            },
          ]}
        />
        <ListCard<AdminRegionRowFragment>
          first={{ label: t('name'), sort: 'name' }}
          lead={({ name, slug }) => ({ name, below: slug })}
          columns={[
            { key: 'type', label: t('type'), sort: 'type', render: ({ type }) => placeText(type, t) },
            { key: 'zone', label: t('zone'), sort: 'zone', render: ({ zone }) => placeText(zone, t) },
            { key: 'state', label: t('state'), sort: 'closed', render: ({ closed }) => <State closed={closed} /> },
            { key: 'currency', label: t('currency'), render: ({ currency }) => currency },
            { key: 'timeZone', label: t('timeZone'), render: ({ timeZone }) => timeZone },
            {
              key: 'users',
              label: t('users'),
              sort: 'userCount',
              isNumber: true,
              render: ({ userCount }) => number(userCount),
            },
          ]}
          card={({ closed, type, userCount }) => ({
            chip: <State closed={closed} />,
            line: `${placeText(type, t)} · ${t('userCount', { count: userCount })}`,
          })}
          to={({ id }) => addressOf(region, { id })}
        />
      </ConsolePage>
    </StaffList>
  );
}
