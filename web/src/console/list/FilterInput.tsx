import Search from '@mui/icons-material/SearchOutlined';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useDebouncedEvent, useInput } from 'react-admin';
import { ListContext } from 'ra-core';
import { useContext, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTypedWhole } from '../../lib/data/index.ts';
import { Dropdown, Field, type ControlProps } from '../../lib/forms/index.ts';
import type { Filter } from './list-shapes.ts';
import { PersonField } from './PersonField.tsx';

type Props = {
  readonly source: string;
  readonly filter: Filter;
  /** Those used most say their name inside. */
  readonly isLabelled?: boolean;
  readonly isCompact?: boolean;
};
type Control = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly controlProps?: ControlProps;
};
const typed = { minHeight: { md: 36 }, fontSize: 14, '& input': { py: '6px' } } as const;
/** In a field it is as high as the choices beside it. */
const typedInField = { ...typed, minHeight: { md: 42 }, fontSize: 15 } as const;

/** It is one filter of react-admin's filter form. */
export function FilterInput({ source, filter, isLabelled = false, isCompact = true }: Props) {
  const { field } = useInput({ source, defaultValue: '' });
  const { setValue } = useFormContext();
  const list = useContext(ListContext);
  const value = typeof field.value === 'string' ? field.value : '';
  const change = (next: string) => {
    if (filter.kind === 'choice') {
      for (const name of filter.clears ?? []) setValue(name, '');
      const sort = filter.choices.find((one) => one.value === next)?.sort;
      if (sort) list?.setSort(sort);
    }
    field.onChange(next);
  };
  const control = (controlProps?: ControlProps) => {
    const bound = { value, onChange: change, ...(controlProps && { controlProps }) };
    if (filter.kind === 'choice')
      return <ChoiceControl {...bound} filter={filter} isOpened={isLabelled} isCompact={isCompact} />;
    if (filter.kind === 'person')
      return <PersonField id={controlProps?.id} label={filter.label} value={value} onChange={change} />;
    if (filter.kind === 'search') return <SearchControl {...bound} label={filter.label} />;
    return <TypedControl {...bound} kind={filter.kind} label={filter.label} />;
  };
  return isLabelled && filter.kind !== 'search' ? <Field label={filter.label}>{control}</Field> : control();
}

type ChoiceProps = Control & {
  readonly filter: Extract<Filter, { kind: 'choice' }>;
  readonly isOpened: boolean;
  readonly isCompact: boolean;
};
/** Choices that are not there yet are asked for when somebody comes to them; whoever opened the filter has come. */
function ChoiceControl({ filter, isOpened, isCompact, value, onChange, controlProps }: ChoiceProps) {
  const { load, choices } = filter;
  const isUnknown = value !== '' && !choices.some((one) => one.value === value);
  useEffect(() => {
    if (isUnknown || isOpened) load?.();
  }, [isUnknown, isOpened, load]);
  return (
    <Dropdown
      {...(controlProps ? { controlProps } : { label: filter.label })}
      isCompact={isCompact}
      value={value}
      options={[{ value: '', label: filter.any }, ...choices]}
      onChange={onChange}
      {...(load && { onCome: load })}
    />
  );
}

/** A text or a date is asked for when it is complete. */
function TypedControl({
  kind,
  label,
  value,
  onChange,
  controlProps,
}: Control & { readonly kind: string; readonly label: string }) {
  return (
    <OutlinedInput
      type={kind}
      {...useTypedWhole(value, onChange)}
      slotProps={{
        input: {
          ...(controlProps ? { id: controlProps.id } : { 'aria-label': label }),
          ...(kind === 'text' && { placeholder: label }),
        },
      }}
      sx={controlProps ? typedInField : typed}
    />
  );
}

/** Asked for while it is typed into, after a pause. */
function SearchControl({ label, value, onChange }: Control & { readonly label: string }) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const ask = useDebouncedEvent((next: string) => {
    asked.current = next;
    onChange(next);
  }, 500);
  // What was asked for comes back while more is typed; only what others set takes the place of the text.
  useEffect(() => {
    if (value !== asked.current) setText(value);
    asked.current = value;
  }, [value]);
  return (
    <OutlinedInput
      type="search"
      value={text}
      placeholder={label}
      onChange={(event) => {
        setText(event.target.value);
        ask(event.target.value);
      }}
      startAdornment={<Search aria-hidden="true" sx={{ fontSize: 20, color: 'var(--ink-3)' }} />}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ ...typed, width: { md: `max(252px, ${label.length / 2}em + 84px)` }, maxWidth: '100%' }}
    />
  );
}
