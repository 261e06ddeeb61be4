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

/** A category has the same fields whether it is new or not. */
export function CategoryFormFields() {
  const names = useCategoryFieldNames();
  return (
    <>
      <TextField source="name" label={names.name.label} />
      <ChoiceField isCompact source="kind" label={names.kind.label} options={useCategoryKinds()} />
      <NumberInput source="order" label={names.order.label} min={0} max={1000} />
    </>
  );
}
