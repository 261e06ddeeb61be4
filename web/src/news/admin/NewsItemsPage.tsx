import { useSearchParams } from 'react-router';
import { NewsAudience } from '@paideia/events/news/news-item.events.ts';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { dayOfYear } from '../../console/dates.ts';
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
import { useStart } from '../../lib/session/index.ts';
import type { NewsItemRowFragment } from '../../generated/news/admin/news-admin.ts';
import { newsItem, newsItems } from '../news.screens.ts';
import { DefinitionsTab, DeliveriesTab } from '../../notifications/notifications-admin.parts.ts';
import { NewNews } from './NewNews.tsx';
import { NewsTabs, useNewsTabs } from './NewsTabs.tsx';
import { newsAdminMessages } from './news-admin.messages.ts';

/** `/news/admin`: the noticeboard and the news page are written here, by admins, beside how people are told of anything and what became of it. */
export function NewsItemsPage() {
  const [search] = useSearchParams();
  const tab = useNewsTabs().find((one) => one.tab === search.get('tab'))?.tab;
  if (tab === 'kinds') return <DefinitionsTab screen={newsItems} tabs={<NewsTabs tab="kinds" />} />;
  if (tab === 'deliveries') return <DeliveriesTab screen={newsItems} tabs={<NewsTabs tab="deliveries" />} />;
  return <NewsList />;
}

function NewsList() {
  const t = useMessages(newsAdminMessages);
  const { config } = useStart();
  const languageOf = (locale: string | null) =>
    locale === null ? t('everyLanguage') : (config.locales.find(({ value }) => value === locale)?.label ?? locale);
  const csv: readonly CsvColumn<NewsItemRowFragment>[] = [
    { label: t('item'), value: ({ title }) => title },
    { label: t('audience'), value: ({ audience }) => t(audience) },
    { label: t('language'), value: ({ locale }) => languageOf(locale) },
    { label: t('shown'), value: ({ shownFrom }) => shownFrom },
  ];
  return (
    <StaffList resource="news/admin" sort={{ field: 'shownFrom', order: 'DESC' }}>
      <ConsolePage>
        <ConsoleHeader
          screen={newsItems}
          actions={
            <>
              <ExportButton name="news" columns={csv} />
              <NewNews />
            </>
          }
        />
        <NewsTabs tab="news" />
        <FilterBar
          search={t('search')}
          filters={[
            {
              kind: 'choice',
              name: 'audience',
              label: t('audience'),
              any: t('anyAudience'),
              isMain: true,
              choices: NewsAudience.options.map((value) => ({ value, label: t(value) })),
            },
            usePublicationFilter(),
          ]}
        />
        <ListCard<NewsItemRowFragment>
          first={{ label: t('item'), sort: 'title' }}
          lead={({ title }) => ({ name: title })}
          columns={[
            usePublicationColumn<NewsItemRowFragment>(),
            { key: 'audience', label: t('audience'), render: ({ audience }) => t(audience) },
            { key: 'language', label: t('language'), isSecondary: true, render: ({ locale }) => languageOf(locale) },
            { key: 'shown', label: t('shown'), sort: 'shownFrom', render: ({ shownFrom }) => dayOfYear(shownFrom) },
          ]}
          card={(row) => ({
            chip: <PublicationState publication={row} />,
            line: `${t(row.audience)} · ${dayOfYear(row.shownFrom)}`,
          })}
          to={({ id }) => addressOf(newsItem, { id })}
        />
      </ConsolePage>
    </StaffList>
  );
}
