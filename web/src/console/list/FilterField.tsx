import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import { Dropdown, Field, type FieldTies } from '../../lib/forms/index.ts';
import type { Filter } from './list-shapes.ts';
import { PersonField } from './PersonField.tsx';
import type { FilterState } from './use-filters.ts';

/** A text or a date is asked for when it is complete: on Enter, or when the field is left. */
function TypedField({
  filter,
  state: { values, set },
  id,
}: {
  readonly filter: Filter;
  readonly state: FilterState;
  readonly id?: string;
}) {
  const asked = values[filter.name] ?? '';
  const [text, setText] = useState(asked);
  useEffect(() => setText(asked), [asked]);
  const ask = () => {
    if (text.trim() !== asked) set(filter.name, text.trim());
  };
  return (
    <OutlinedInput
      type={filter.kind}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={ask}
      onKeyDown={(event) => event.key === 'Enter' && ask()}
      slotProps={{
        input: {
          ...(id ? { id } : { 'aria-label': filter.label }),
          ...(filter.kind === 'text' && { placeholder: filter.label }),
        },
      }}
      sx={{ minHeight: { md: 36 }, fontSize: 14, '& input': { py: '6px' } }}
    />
  );
}

type Props = {
  readonly filter: Filter;
  readonly state: FilterState;
  readonly isLabelled?: boolean;
  readonly isCompact?: boolean;
};

/** One filter: of those used most without a visible label. The others are there when somebody opens them, which is to come to them. */
export function FilterField({ filter, state, isLabelled = false, isCompact = true }: Props) {
  const [load, chosen] = filter.kind === 'choice' ? [filter.load, state.values[filter.name] ?? ''] : [];
  const isUnknown = filter.kind === 'choice' && chosen !== '' && !filter.choices.some(({ value }) => value === chosen);
  useEffect(() => {
    if (isUnknown || isLabelled) load?.();
  }, [isUnknown, isLabelled, load]);
  const control = (ties?: FieldTies) =>
    filter.kind === 'choice' ? (
      <Dropdown
        {...(ties ? { ties } : { label: filter.label })}
        isCompact={isCompact}
        value={state.values[filter.name] ?? ''}
        options={[{ value: '', label: filter.any }, ...filter.choices]}
        onChange={(value) => state.set(filter.name, value, filter.clears)}
        {...(load && { onCome: load })}
      />
    ) : filter.kind === 'person' ? (
      <PersonField
        id={ties?.id}
        label={filter.label}
        value={state.values[filter.name] ?? ''}
        onChange={(value) => state.set(filter.name, value)}
      />
    ) : (
      <TypedField filter={filter} state={state} {...(ties && { id: ties.id })} />
    );
  if (isLabelled) return <Field label={filter.label}>{control}</Field>;
  return control();
}
