import OutlinedInput from '@mui/material/OutlinedInput';
import { useLayoutEffect, useRef, useState } from 'react';
import { actsMessages } from './acts.messages.ts';
import { parseDecimal, type DecimalRange } from './decimal.ts';
import { Field } from './Field.tsx';
import { useMessages } from '../i18n/use-messages.ts';

type Props = {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly range: DecimalRange;
  /** Steps in words, for the limits and the example. */
  readonly say: (units: number) => string;
  /** Of the example, in steps. */
  readonly example: number;
  readonly hint?: string | undefined;
  readonly unit?: string;
  readonly autoFocus?: boolean;
};

/** A number as the locale writes it. What is wrong with it is said once the field was left, and always before the form is sent. */
export function NumberField({ label, text, onText, range, say, example, hint, unit, autoFocus = false }: Props) {
  const t = useMessages(actsMessages);
  const input = useRef<HTMLInputElement>(null);
  const [isLeft, setLeft] = useState(false);
  const read = parseDecimal(text, range);
  const wrong =
    'problem' in read ? t(read.problem, { example: say(example), least: say(range.min), most: say(range.max) }) : '';
  // Before the field looks at what the browser finds wrong.
  useLayoutEffect(() => input.current?.setCustomValidity(wrong), [wrong]);
  return (
    <Field label={label} hint={hint} error={isLeft && wrong !== '' ? wrong : undefined}>
      {({ id, ...aria }) => (
        <OutlinedInput
          id={id}
          fullWidth
          value={text}
          inputRef={input}
          autoFocus={autoFocus}
          autoComplete="off"
          error={aria['aria-invalid'] === true}
          endAdornment={unit && <span style={{ color: 'var(--ink-2)', fontSize: 14 }}>{unit}</span>}
          onChange={(event) => onText(event.target.value)}
          onBlur={() => setLeft(true)}
          slotProps={{ input: { ...aria, inputMode: 'decimal', onInvalid: () => setLeft(true) } }}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        />
      )}
    </Field>
  );
}
