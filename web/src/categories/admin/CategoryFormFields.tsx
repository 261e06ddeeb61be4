import { lastPlace } from '@paideia/events/kernel/limits.ts';
import { ChoiceField, NumberInput, TextField } from '../../console/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { categoriesAdminMessages } from './categories-admin.messages.ts';

const kinds = ['course', 'video', 'document'] as const;

export function useCategoryKinds() {
  const t = useMessages(categoriesAdminMessages);
  return kinds.map((kind) => ({ value: kind, label: t(kind) }));
}
/** What the fields of a category are called, and how their values read. */
export function useCategoryFieldNames() {
  const t = useMessages(categoriesAdminMessages);
  const options = useCategoryKinds();
  return {
    name: { label: t('name') },
    kind: { label: t('kind'), words: (value: string) => options.find((one) => one.value === value)?.label ?? value },
    order: { label: t('order') },
  };
}

/** What a category is used for is said once, when it is new. */
export function CategoryFormFields({ isNew = false }: { readonly isNew?: boolean }) {
  const names = useCategoryFieldNames();
  const options = useCategoryKinds();
  return (
    <>
      <TextField source="name" label={names.name.label} />
      {isNew && <ChoiceField isCompact source="kind" label={names.kind.label} options={options} />}
      <NumberInput source="order" label={names.order.label} min={0} max={lastPlace} />
    </>
  );
}
