import OutlinedInput from '@mui/material/OutlinedInput';
import { useLayoutEffect, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { horizon } from '@paideia/events/kernel/dates.ts';
import { problemOf } from './checks.ts';
import type { ControlProps } from './Field.tsx';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'name'
  | 'required'
  | 'autoComplete'
  | 'min'
  | 'max'
  | 'step'
  | 'minLength'
  | 'maxLength'
  | 'autoFocus'
  | 'placeholder'
  | 'list'
  | 'spellCheck'
  | 'autoCapitalize'
>;
export type TextInputProps = Native & {
  readonly controlProps: ControlProps;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** It is for an input without a label of its own above it. */
  readonly label?: string;
  readonly rows?: number;
  readonly endAdornment?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Blanks around the text go when the field is left; those of a password never do. */
  readonly isTrimmed?: boolean;
  /** It says what else is wrong with the value, in the page's language. */
  readonly problem?: string | undefined;
};

/** No date lies outside of the horizon, whatever else a form asks of it. */
const bounds: Readonly<Record<string, { readonly min: string; readonly max: string }>> = {
  date: { min: horizon.from, max: horizon.to },
  'datetime-local': { min: `${horizon.from}T00:00`, max: `${horizon.to}T23:59` },
};

/** Answers what stays of a value when its field is left: a number as such, and nothing of what is none. */
function settled(value: string, type: string, isTrimmed: boolean): string {
  if (type === 'number') return Number.isNaN(Number.parseFloat(value)) ? '' : String(Number(value));
  return isTrimmed && type !== 'password' ? value.trim() : value;
}

/** It is one line of text, a date or a time; with `rows` it has several lines. The browser's own checks hold, and those of the services for what it lets pass. */
export function TextInput({
  controlProps,
  value,
  onChange,
  label,
  rows,
  endAdornment,
  inputRef,
  problem = '',
  isTrimmed = true,
  autoFocus = false,
  type = 'text',
  name,
  required = false,
  autoComplete,
  placeholder,
  min = bounds[type]?.min,
  max = bounds[type]?.max,
  ...limits
}: TextInputProps) {
  const { id, ...aria } = controlProps;
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.setCustomValidity(problemOf({ value, type, required }) || problem);
  }, [id, value, type, required, problem]);
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
      onBlur={() => {
        const left = settled(value, type, isTrimmed);
        if (left !== value) onChange(left);
      }}
      {...(name ? { name } : {})}
      {...(autoComplete ? { autoComplete } : {})}
      {...(placeholder ? { placeholder } : {})}
      {...(rows ? { multiline: true, rows } : {})}
      slotProps={{ input: { min, max, ...limits, ...aria, ...(label && { 'aria-label': label }) } }}
    />
  );
}
