import { Dropdown, type DropdownProps } from './Dropdown.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { useOthers } from './overtaken-words.ts';

type Props<V extends string | number> = Omit<FieldProps, 'children'> &
  Omit<DropdownProps<V>, 'controlProps' | 'label'> & {
    /** Somebody else has chosen this meanwhile. */
    readonly others?: V | undefined;
  };

/** It is a choice from a list under its label. */
export function LabelledChoice<V extends string | number>(props: Props<V>) {
  const { label, isOptional = false, hint, error, aside, others, ...list } = props;
  const now = useOthers(others && (list.options.find(({ value }) => value === others)?.label ?? String(others)));
  return (
    <Field label={label} isOptional={isOptional} error={error} aside={aside} hint={now ?? hint}>
      {(controlProps) => <Dropdown<V> controlProps={controlProps} {...list} />}
    </Field>
  );
}
