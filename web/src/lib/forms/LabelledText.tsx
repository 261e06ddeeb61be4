import { textOfInput } from './checks.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useOthers } from './overtaken-words.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

type Props = Omit<FieldProps, 'children'> &
  Omit<TextInputProps, 'controlProps' | 'label'> & {
    /** Somebody else has made this of it meanwhile. */
    readonly others?: string | undefined;
  };

/** It is a text, a date or a time under its label. */
export function LabelledText({ label, isOptional = false, hint, error, aside, others, ...input }: Props) {
  const now = useOthers(others && textOfInput(input.type, others));
  return (
    <Field label={label} isOptional={isOptional} error={error} aside={aside} hint={now ?? hint}>
      {(controlProps) => <TextInput controlProps={controlProps} {...input} />}
    </Field>
  );
}
