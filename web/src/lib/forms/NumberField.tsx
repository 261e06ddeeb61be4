import OutlinedInput from '@mui/material/OutlinedInput';
import { useLayoutEffect, useRef, useState } from 'react';
import { actsMessages } from './acts.messages.ts';
import { parseDecimal, type DecimalRange } from './decimal.ts';
import { Field } from './Field.tsx';
import { useOthers } from './overtaken-words.ts';
import { useMessages } from '../i18n/use-messages.ts';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | undefined;
  /** Somebody else has written this meanwhile. */
  readonly others?: string | undefined;
  readonly range: DecimalRange;
  /** It says steps in words, for the limits and the example. */
  readonly say: (units: number) => string;
  /** The example is counted in steps. */
  readonly example: number;
  readonly hint?: string | undefined;
  /** It may stay empty. */
  readonly isOptional?: boolean;
  readonly unit?: string;
  readonly autoFocus?: boolean;
};

/** It is a number as the locale writes it. What is wrong with it is said once the field was left, and always before the form is sent. */
export function NumberField(props: Props) {
  const { label, value, onChange, error, others, range, say, example, hint, unit } = props;
  const { isOptional = false, autoFocus = false } = props;
  const t = useMessages(actsMessages);
  const now = useOthers(others);
  const input = useRef<HTMLInputElement>(null);
  const [isLeft, setLeft] = useState(false);
  const read = parseDecimal(value, range);
  const isNothing = isOptional && value.trim() === '';
  const wrong =
    'problem' in read && !isNothing
      ? t(read.problem, { example: say(example), least: say(range.min), most: say(range.max) })
      : '';
  // It is set before the field looks at what the browser finds wrong.
  useLayoutEffect(() => input.current?.setCustomValidity(wrong), [wrong]);
  return (
    <Field label={label} isOptional={isOptional} hint={now ?? hint} error={isLeft && wrong !== '' ? wrong : error}>
      {({ id, ...aria }) => (
        <OutlinedInput
          id={id}
          fullWidth
          value={value}
          inputRef={input}
          autoFocus={autoFocus}
          autoComplete="off"
          error={aria['aria-invalid'] === true}
          endAdornment={unit && <span style={{ color: 'var(--ink-2)', fontSize: 14 }}>{unit}</span>}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => setLeft(true)}
          slotProps={{ input: { ...aria, inputMode: 'decimal', onInvalid: () => setLeft(true) } }}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        />
      )}
    </Field>
  );
}
