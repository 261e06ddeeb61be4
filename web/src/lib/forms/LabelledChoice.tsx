import { Dropdown, type DropdownProps } from './Dropdown.tsx';
import { Field, type FieldProps } from './Field.tsx';

type Props<V extends string | number> = Omit<FieldProps, 'children'> & Omit<DropdownProps<V>, 'ties' | 'label'>;

/** A choice from a list under its label. */
export const LabelledChoice = <V extends string | number>({
  label,
  isOptional = false,
  hint,
  error,
  aside,
  ...list
}: Props<V>) => (
  <Field {...{ label, isOptional, hint, error, aside }}>{(ties) => <Dropdown<V> ties={ties} {...list} />}</Field>
);
