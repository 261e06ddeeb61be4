import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import type { AdminLocaleFragment } from '../../generated/locales/admin/locales-admin.ts';
import { locale, locales } from '../locales.screens.ts';
import { localesAdminMessages } from './locales-admin.messages.ts';
import { NewLocale } from './NewLocale.tsx';

/** `/locales`: the languages that people may choose. */
export function LocalesPage() {
  const t = useMessages(localesAdminMessages);
  return (
    <StaffList resource="locales" sort={{ field: 'name', order: 'ASC' }}>
      <ConsolePage>
        <ConsoleHeader screen={locales} actions={<NewLocale />} />
        <FilterBar search={t('search')} />
        <ListCard<AdminLocaleFragment>
          first={{ label: t('name'), sort: 'name' }}
          lead={({ name }) => ({ name })}
          columns={[
            { key: 'label', label: t('label'), render: ({ label }) => label },
            { key: 'value', label: t('value'), sort: 'value', render: ({ value }) => value },
          ]}
          card={({ label, value }) => ({ chip: value, line: label })}
          to={({ id }) => addressOf(locale, { id })}
        />
      </ConsolePage>
    </StaffList>
  );
}
