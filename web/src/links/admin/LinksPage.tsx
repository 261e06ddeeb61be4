import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { dayMonthYear } from '../../console/dates.ts';
import { NewRecord } from '../../console/forms/index.ts';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useGroupFilter } from '../../console/filters/use-group-filter.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import type { AdminLinkFragment } from '../../generated/links/admin/links-admin.ts';
import { link, links } from '../links.screens.ts';
import { LinkFields, linkSchema } from './LinkFields.tsx';
import { linksAdminMessages } from './links-admin.messages.ts';

const fresh = { title: '', url: 'https://', groupId: null, order: 1 };

/** `/links`: the pages of the web that students are shown, for admins. */
export function LinksPage() {
  const t = useMessages(linksAdminMessages);
  const group = useGroupFilter({ label: t('group'), isMain: true });
  const groupOf = ({ groupName }: AdminLinkFragment) => groupName ?? t('everybody');
  const add = (
    <NewRecord
      resource="links"
      title={t('new')}
      confirm={t('create')}
      schema={linkSchema}
      fresh={fresh}
      saved={({ title }) => t('saved', { title: String(title) })}
      screen={link}
    >
      <LinkFields />
    </NewRecord>
  );
  return (
    <StaffList resource="links" sort={{ field: 'title', order: 'ASC' }}>
      <ConsolePage>
        <ConsoleHeader screen={links} actions={add} />
        <FilterBar search={t('search')} filters={[group]} />
        <ListCard<AdminLinkFragment>
          first={{ label: t('link'), sort: 'title' }}
          lead={({ title }) => ({ name: title })}
          columns={[
            { key: 'url', label: t('url'), render: ({ url }) => url },
            { key: 'group', label: t('group'), render: groupOf },
            { key: 'order', label: t('order'), sort: 'order', isNumber: true, render: ({ order }) => number(order) },
            {
              key: 'changed',
              label: t('changed'),
              isSecondary: true,
              render: ({ updatedAt }) => dayMonthYear(updatedAt),
            },
          ]}
          card={(row) => ({ line: `${groupOf(row)} · ${row.url}` })}
          to={({ id }) => addressOf(link, { id })}
        />
      </ConsolePage>
    </StaffList>
  );
}
