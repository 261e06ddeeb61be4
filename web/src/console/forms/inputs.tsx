import { useInput } from 'react-admin';
import type { ComponentProps } from 'react';
import { Dropdown, Field, TextInput } from '../../lib/forms/index.ts';
import { Picks } from '../Picks.tsx';

type Named = { readonly source: string; readonly label: string; readonly hint?: string; readonly isOptional?: boolean };
const asTyped = (value: unknown) => value;

/** One field of react-admin's form: its text, and what is wrong with it. */
function useFormInput<T>(source: string, otherwise: T) {
  const { field, fieldState } = useInput({ source, parse: asTyped, format: asTyped });
  return { ...field, value: (field.value ?? otherwise) as T, error: fieldState.error?.message }; // A form holds what its fields have put there.
}

type TextProps = Named & Pick<ComponentProps<typeof TextInput>, 'type' | 'rows' | 'autoFocus' | 'autoComplete'>;
export function TextField({ source, label, hint, isOptional = false, ...native }: TextProps) {
  const { value, onChange, ref, error } = useFormInput(source, '');
  return (
    <Field label={label} hint={hint} isOptional={isOptional} error={error}>
      {(ties) => (
        <TextInput ties={ties} required={!isOptional} value={value} onChange={onChange} inputRef={ref} {...native} />
      )}
    </Field>
  );
}

type ChoiceProps = Named & Pick<ComponentProps<typeof Dropdown>, 'options' | 'isCompact'>;
export function ChoiceField({ source, label, hint, ...choice }: ChoiceProps) {
  const { value, onChange, error } = useFormInput(source, '');
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => <Dropdown ties={ties} isRequired value={value} onChange={onChange} {...choice} />}
    </Field>
  );
}

type PicksProps = { readonly source: string } & Omit<ComponentProps<typeof Picks>, 'value' | 'onChange'>;
export function PicksField({ source, ...picks }: PicksProps) {
  const { value, onChange } = useFormInput<readonly string[]>(source, []);
  return <Picks {...picks} value={value} onChange={onChange} />;
}
