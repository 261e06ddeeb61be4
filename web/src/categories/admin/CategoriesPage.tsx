import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { ExportButton, type CsvColumn } from '../../console/list/ExportButton.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import type { AdminCategoryFragment } from '../../generated/categories/admin/categories-admin.ts';
import { categories, category } from '../categories.screens.ts';
import { categoriesAdminMessages } from './categories-admin.messages.ts';
import { useCategoryKinds } from './CategoryFormFields.tsx';
import { NewCategory } from './NewCategory.tsx';

/** `/categories`: by what courses, videos and documents are sorted. */
export function CategoriesPage() {
  const t = useMessages(categoriesAdminMessages);
  const csv: readonly CsvColumn<AdminCategoryFragment>[] = [
    { label: t('name'), value: ({ name }) => name },
    { label: t('kind'), value: ({ kind }) => t(kind) },
    { label: t('order'), value: ({ order }) => order },
  ];
  return (
    <StaffList resource="categories" sort={{ field: 'name', order: 'ASC' }}>
      <ConsolePage>
        <ConsoleHeader
          screen={categories}
          actions={
            <>
              <ExportButton name="categories" columns={csv} />
              <NewCategory />
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
              choices: useCategoryKinds(),
            },
          ]}
        />
        <ListCard<AdminCategoryFragment>
          first={{ label: t('name'), sort: 'name' }}
          lead={({ name }) => ({ name })}
          columns={[
            { key: 'kind', label: t('kind'), sort: 'kind', render: ({ kind }) => t(kind) },
            {
              key: 'order',
              label: t('order'),
              sort: 'order',
              isNumber: true,
              render: ({ order }) => number(order),
            },
          ]}
          card={({ kind, order }) => ({ chip: t(kind), line: `${t('order')}: ${number(order)}` })}
          to={({ id }) => addressOf(category, { id })}
        />
      </ConsolePage>
    </StaffList>
  );
}
