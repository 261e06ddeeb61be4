import { categoryCommands } from '@paideia/events/categories/category.commands.ts';
import { NewRecord } from '../../console/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { category as categoryScreen } from '../categories.screens.ts';
import { CategoryFormFields } from './CategoryFormFields.tsx';
import { categoriesAdminMessages } from './categories-admin.messages.ts';
import { categoryRefusals } from './category-fields.ts';

const schema = categoryCommands.SaveCategory.omit({ categoryId: true });

/** The button above the list of categories. */
export function NewCategory() {
  const t = useMessages(categoriesAdminMessages);
  return (
    <NewRecord
      resource="categories"
      title={t('new')}
      confirm={t('create')}
      schema={schema}
      fresh={{ kind: 'course', name: '', order: 1 }}
      refusals={categoryRefusals}
      saved={({ name }) => t('saved', { category: String(name) })}
      screen={categoryScreen}
    >
      <CategoryFormFields isNew />
    </NewRecord>
  );
}
