import { categoryStream } from '@paideia/events/categories/category.events.ts';
import { categoryCommands } from '@paideia/events/categories/category.commands.ts';
import { dayMonthYear } from '../../console/dates.ts';
import { DeleteAct, EditAct, EditDialog } from '../../console/forms/index.ts';
import { type Fact, Facts } from '../../console/Facts.tsx';
import { ShowPage } from '../../console/ShowPage.tsx';
import { MayChange } from '../../console/MayChange.tsx';
import { number, useMessages } from '../../lib/i18n/index.ts';
import type { EachField } from '../../lib/ui/index.ts';
import type { AdminCategoryFragment } from '../../generated/categories/admin/categories-admin.ts';
import type { CategoryInput } from '../../generated/schema.ts';
import { categories, category as categoryScreen } from '../categories.screens.ts';
import { categoriesAdminMessages } from './categories-admin.messages.ts';
import { categoryRefusals, categoryFields } from './category-fields.ts';
import { CategoryFormFields, useCategoryFieldNames } from './CategoryFormFields.tsx';

const schema = categoryCommands.SaveCategory.omit({ categoryId: true });

/** `/categories/{id}`: one category of courses, videos or documents. */
export function CategoryPage() {
  const t = useMessages(categoriesAdminMessages);
  return (
    <ShowPage<AdminCategoryFragment>
      resource="categories"
      stream={categoryStream}
      screen={categoryScreen}
      title={({ name }) => name}
      subtitle={({ kind }) => t(kind)}
      actions={(category) => <CategoryActs category={category} />}
    >
      {({ kind, order, updatedAt }) => (
        <Facts
          title={t('about')}
          facts={[
            ...Object.values<Fact>({
              kind: { label: t('kind'), value: t(kind) },
              order: { label: t('order'), value: number(order) },
            } satisfies EachField<CategoryInput, Fact, '_id' | 'name'>),
            { label: t('changed'), value: dayMonthYear(updatedAt) },
          ]}
        />
      )}
    </ShowPage>
  );
}

function CategoryActs({ category }: { readonly category: AdminCategoryFragment }) {
  const t = useMessages(categoriesAdminMessages);
  const fields = useCategoryFieldNames();
  const name = { category: category.name };
  return (
    <>
      <MayChange>
        <EditAct>
          {(close) => (
            <EditDialog<AdminCategoryFragment, typeof schema>
              resource="categories"
              id={category.id}
              title={t('editTitle', name)}
              schema={schema}
              fieldsOf={categoryFields}
              fields={fields}
              refusals={categoryRefusals}
              saved={(one) => t('saved', { category: String(one['name']) })}
              onClose={close}
            >
              <CategoryFormFields />
            </EditDialog>
          )}
        </EditAct>
      </MayChange>
      <DeleteAct
        resource="categories"
        record={category}
        list={categories}
        title={t('deleteTitle', name)}
        means={t('deleteMeans')}
        done={t('deleted', name)}
      />
    </>
  );
}
