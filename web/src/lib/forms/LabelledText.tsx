import { Field, type FieldProps } from './Field.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

type Props = Omit<FieldProps, 'children'> & Omit<TextInputProps, 'ties' | 'label'>;

/** A text, a date or a time under its label. */
export const LabelledText = ({ label, isOptional = false, hint, error, aside, ...input }: Props) => (
  <Field {...{ label, isOptional, hint, error, aside }}>{(ties) => <TextInput ties={ties} {...input} />}</Field>
);
