import Checkbox from '@mui/material/Checkbox';
import Box from '@mui/material/Box';
import { useInput } from 'react-admin';
import { useId, type ComponentProps, type ReactNode } from 'react';
import {
  checksMessages,
  type Dropdown,
  Field,
  FieldError,
  LabelledChoice,
  LabelledText,
  type TextInput,
} from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { PersonField } from '../list/PersonField.tsx';
import { Picks } from '../Picks.tsx';
import type { LineError } from './command-checks.ts';
import { isSame } from './conflict.ts';

type Named = { readonly source: string; readonly label: string };
type Hinted = Named & { readonly hint?: string };
type Optional = { readonly isOptional?: boolean };
const asTyped = (value: unknown) => value;
/** A day that is not said is none. */
const dayTyped = (text: string) => text || null;

/** One field of react-admin's form: its text, and what is wrong with it. */
export function useFormInput<T>(source: string, otherwise: T) {
  const { field, fieldState, formState } = useInput({ source, parse: asTyped, format: asTyped });
  const error: LineError | undefined = fieldState.error;
  return {
    ...field,
    value: (field.value ?? otherwise) as T, // A form holds what its fields have put there.
    began: formState.defaultValues?.[source] as T | undefined,
    error: error?.message,
    line: error?.line,
    /** It finds what is wrong with one part of one of its lines. */
    problemOf: (line: number, part: string) =>
      error?.lines?.find((one) => one.line === line && one.part === part)?.text,
  };
}

/** Fields beside each other where there is room. */
export const FieldPair = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: '15px',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);

type TextProps = Hinted & Optional & Pick<ComponentProps<typeof TextInput>, 'type' | 'rows' | 'autoComplete'>;
export function TextField({ source, label, hint, isOptional = false, ...native }: TextProps) {
  const { value, onChange, ref, error } = useFormInput(source, '');
  return (
    <LabelledText
      label={label}
      hint={hint}
      isOptional={isOptional}
      error={error}
      required={!isOptional}
      value={value}
      onChange={onChange}
      inputRef={ref}
      {...native}
    />
  );
}

/** A whole number; what is none stays as it was typed, so that the check says so. */
export function NumberInput({ source, label, min, max }: Named & { readonly min: number; readonly max: number }) {
  const { value, onChange, ref, error } = useFormInput<number | string>(source, '');
  return (
    <LabelledText
      label={label}
      error={error}
      type="number"
      required
      min={min}
      max={max}
      value={String(value)}
      onChange={(text) => onChange(text === '' ? '' : Number(text))}
      inputRef={ref}
    />
  );
}

export function DateField({ source, label, isOptional = false }: Named & Optional) {
  const { value, onChange, ref, error } = useFormInput<string | null>(source, null);
  return (
    <LabelledText
      label={label}
      isOptional={isOptional}
      error={error}
      type="date"
      required={!isOptional}
      value={value ?? ''}
      onChange={(text) => onChange(dayTyped(text))}
      inputRef={ref}
    />
  );
}

export function CheckField({ source, label, hint }: Hinted) {
  const { value, onChange, error } = useFormInput(source, false);
  const id = useId();
  return (
    <div>
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'flex-start', gap: '6px', minHeight: 30, fontSize: 14 }}
      >
        <Checkbox
          size="small"
          checked={value}
          onChange={(_, isOn) => onChange(isOn)}
          slotProps={{ input: { 'aria-invalid': error ? true : undefined, 'aria-describedby': error && id } }}
          sx={{ p: 0, mt: '1px' }}
        />
        <span>
          {label}
          {hint && (
            <Box component="span" sx={{ display: 'block', fontSize: 13, lineHeight: '18px', color: 'var(--ink-3)' }}>
              {hint}
            </Box>
          )}
        </span>
      </Box>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

type ChoiceProps = Hinted &
  Optional &
  Pick<ComponentProps<typeof Dropdown<string>>, 'options' | 'isCompact' | 'hasPlaceholder'> & {
    /** It makes what the form holds for a choice, which by default is its value. */
    readonly parse?: (value: string) => unknown;
    /** What the form began with is offered first where the list does not have it any more. */
    readonly keepsPresent?: boolean;
  };
export function ChoiceField({
  source,
  label,
  hint,
  isOptional = false,
  parse = asTyped,
  keepsPresent = false,
  options,
  ...choice
}: ChoiceProps) {
  const { value, onChange, error, began } = useFormInput<string | number | null>(source, '');
  const present = String(began ?? '');
  const isGone = keepsPresent && present !== '' && !options.some((one) => one.value === present);
  const checks = useMessages(checksMessages);
  return (
    <LabelledChoice
      label={label}
      hint={hint}
      isOptional={isOptional}
      error={error === checks('missing') ? checks('notChosen') : error}
      isRequired={!isOptional}
      value={String(value ?? '')}
      onChange={(picked) => onChange(parse(picked))}
      options={isGone ? [{ value: present, label: present }, ...options] : options}
      {...choice}
    />
  );
}

/** A person by name; nobody in particular is none. */
export function PersonInput({ source, label, hint, isOptional = false }: Hinted & Optional) {
  const { value, onChange, error } = useFormInput<string | null>(source, null);
  return (
    <Field label={label} hint={hint} isOptional={isOptional} error={error}>
      {({ id }) => (
        <PersonField id={id} label={label} value={value ?? ''} onChange={(picked) => onChange(picked || null)} />
      )}
    </Field>
  );
}

type PicksProps = {
  readonly source: string;
  /** Their order says nothing: who picks again what was there has changed nothing. */
  readonly inAnyOrder?: boolean;
} & Omit<ComponentProps<typeof Picks>, 'value' | 'onChange' | 'error'>;
export function PicksField({ source, inAnyOrder = false, ...picks }: PicksProps) {
  const { value, onChange, error, began } = useFormInput<readonly string[]>(source, []);
  const pick = (picked: readonly string[]) => onChange(inAnyOrder && isSame(picked, began) ? began : picked);
  return <Picks {...picks} value={value} onChange={pick} error={error} />;
}
