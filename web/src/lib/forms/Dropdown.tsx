import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import type { ControlProps } from './Field.tsx';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';

type Option<V> = { readonly value: V; readonly label: string; readonly under?: string };
export type DropdownProps<V extends string | number> = {
  /** They belong to a list in a field; one without a field says its `label` by itself. */
  readonly controlProps?: ControlProps;
  readonly label?: string;
  readonly value: V | '';
  /** Their values are trimmed. Where they are numbers, the one that was chosen is handed over as a number. Neighbours can stand `under` a heading. */
  readonly options: readonly Option<V>[];
  /** It is given an empty text when 'select' is chosen again, which is only offered where the form takes that. */
  readonly onChange: (value: V) => void;
  /** It offers 'select' first, which chooses nothing. Without it, and as long as nothing is chosen, the first option is chosen. */
  readonly hasPlaceholder?: boolean;
  readonly isRequired?: boolean;
  /** Filters are as small as their words; in a form it is as narrow as its column, and as high as the fields beside it. */
  readonly isCompact?: boolean;
  /** Somebody comes to it, by pointer or key, or can only come by opening it: options that are not there yet can be fetched. */
  readonly onCome?: () => void;
};

const trimmed = <V extends string | number>(value: V): V => (typeof value === 'string' ? value.trim() : value) as V; // What is made of a text is a text.

/** A finger comes to a choice by opening it, and what is open offers nothing new. */
const canHover = () => typeof matchMedia !== 'function' || matchMedia('(hover: hover)').matches;

const optionOf = <V extends string | number>({ value, label }: Option<V>) => (
  <option key={value} value={value}>
    {label}
  </option>
);
type Headed<V> = { readonly under: string | undefined; readonly own: Option<V>[] };
/** Neighbours under the same heading, or under none. */
function headed<V>(options: readonly Option<V>[]): readonly Headed<V>[] {
  const found: Headed<V>[] = [];
  for (const option of options) {
    const last = found.at(-1);
    if (last && last.under === option.under) last.own.push(option);
    else found.push({ under: option.under, own: [option] });
  }
  return found;
}

/** It is the browser's own choice list, in the look of the product. */
export function Dropdown<V extends string | number = string>({
  controlProps,
  label,
  value,
  options,
  onChange,
  hasPlaceholder = false,
  isRequired = false,
  isCompact = false,
  onCome,
}: DropdownProps<V>) {
  const t = useMessages(kernelMessages);
  const choices = options.map((one) => ({ ...one, value: trimmed(one.value) }));
  const first = choices[0];
  const isSmall = isCompact && controlProps === undefined;
  const isUnchosen = !hasPlaceholder && value === '' && first !== undefined && !choices.some((one) => one.value === '');
  useEffect(() => {
    if (isUnchosen) onChange(first.value);
  }, [isUnchosen]);
  useEffect(() => {
    if (!canHover()) onCome?.();
  }, [onCome]);
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'inline-flex',
        // In a narrow column it is no wider than that.
        minWidth: isCompact ? 0 : { xs: '100%', md: 'min(280px, 100%)' },
        maxWidth: '100%',
        '&:not(:last-child)': { mb: isCompact ? 0 : '21px' },
      }}
    >
      <Box
        component="select"
        {...controlProps}
        aria-label={label}
        value={String(value).trim()}
        required={isRequired}
        onChange={({ target }) =>
          onChange(choices.find((one) => String(one.value) === target.value)?.value ?? ('' as V))
        }
        onFocus={onCome}
        onPointerEnter={onCome}
        sx={{
          appearance: 'none',
          width: '100%',
          height: { xs: 48, md: isSmall ? 36 : 42 },
          border: '1px solid var(--line-strong)',
          '&[aria-invalid]': { borderColor: 'var(--danger)' },
          borderRadius: 'var(--r-field)',
          bgcolor: 'var(--paper)',
          color: 'var(--ink)',
          fontSize: isSmall ? 14 : 15,
          paddingInline: '12px 36px',
          textOverflow: 'ellipsis',
          cursor: 'pointer',
          '& :is(option, optgroup)': { background: 'var(--raised)', color: 'var(--ink)' },
        }}
      >
        {hasPlaceholder && <option value="">{t('select')}</option>}
        {headed(choices).map(({ under, own }, at) =>
          under === undefined ? (
            own.map(optionOf)
          ) : (
            <optgroup key={at} label={under}>
              {own.map(optionOf)}
            </optgroup>
          ),
        )}
      </Box>
      <ExpandMore
        aria-hidden="true"
        sx={{
          position: 'absolute',
          insetInlineEnd: 9,
          top: '50%',
          mt: '-9px',
          fontSize: 18,
          pointerEvents: 'none',
          color: 'var(--ink-2)',
        }}
      />
    </Box>
  );
}
