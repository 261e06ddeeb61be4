import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { FieldTies } from './Field.tsx';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'name'
  | 'required'
  | 'autoComplete'
  | 'min'
  | 'max'
  | 'minLength'
  | 'maxLength'
  | 'autoFocus'
  | 'placeholder'
  | 'list'
  | 'spellCheck'
  | 'autoCapitalize'
>;
type Props = Native & {
  readonly ties: FieldTies;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** For an input without a label of its own above it. */
  readonly label?: string;
  readonly rows?: number;
  readonly endAdornment?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** One line of text, a date or a time; with `rows` several lines. The browser's own checks hold. */
export function TextInput({
  ties,
  value,
  onChange,
  label,
  rows,
  endAdornment,
  inputRef,
  autoFocus = false,
  type = 'text',
  name,
  required = false,
  autoComplete,
  placeholder,
  ...limits
}: Props) {
  const { id, ...aria } = ties;
  return (
    <OutlinedInput
      id={id}
      fullWidth
      type={type}
      value={value}
      autoFocus={autoFocus}
      required={required}
      error={aria['aria-invalid'] === true}
      endAdornment={endAdornment}
      inputRef={inputRef}
      onChange={(event) => onChange(event.target.value)}
      {...(name ? { name } : {})}
      {...(autoComplete ? { autoComplete } : {})}
      {...(placeholder ? { placeholder } : {})}
      {...(rows ? { multiline: true, rows } : {})}
      slotProps={{ input: { ...limits, ...aria, ...(label && { 'aria-label': label }) } }}
    />
  );
}
