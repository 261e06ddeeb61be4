import Add from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef } from 'react';
import { mostContacts } from '@paideia/events/kernel/limits.ts';
import type { Line } from './contact-lines.ts';
import { FieldError } from '../forms/FieldError.tsx';
import { newId } from '@paideia/events/kernel/new-ids.ts';
import { TypedLine, type LineKind, type LineWords } from './TypedLine.tsx';

/** What is wrong with one of the lines, counted from 0; without a line it is about all of them. */
export type WrongLine = { readonly line?: number | undefined; readonly text: string };
type Words = LineWords & { readonly heading: string; readonly add: string };
type Props = {
  readonly words: Words;
  readonly lines: readonly Line[];
  readonly kinds: readonly LineKind[];
  readonly inputType: 'tel' | 'email';
  readonly onChange: (lines: readonly Line[]) => void;
  /** It stands below all of them. */
  readonly hint?: string | undefined;
  readonly wrong?: WrongLine | undefined;
};

/** Numbers or addresses, each with its kind; any of them can be removed, and more added. The focus goes where the hand would. */
export function TypedLines({ words, lines, kinds, inputType, onChange, hint, wrong }: Props) {
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const change = (key: string, fields: Partial<Line>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...fields } : line)));
  const focus = (key: string) => setTimeout(() => document.getElementById(`${id}-${key}`)?.focus());
  const append = () => {
    const key = newId();
    onChange([...lines, { key, type: kinds[0]?.value ?? '', value: '' }]);
    focus(key);
  };
  const remove = (key: string) => {
    onChange(lines.filter((line) => line.key !== key));
    add.current?.focus();
  };
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '9px' }}
    >
      <Box component="legend" sx={{ fontWeight: 600, fontSize: 13, color: 'var(--ink-2)', p: 0, mb: '6px' }}>
        {words.heading}
      </Box>
      {lines.map((line, index) => (
        <TypedLine
          key={line.key}
          line={line}
          words={words}
          kinds={kinds}
          inputType={inputType}
          error={wrong?.line === index ? wrong.text : undefined}
          n={index + 1}
          id={`${id}-${line.key}`}
          onChange={(fields) => change(line.key, fields)}
          onRemove={() => remove(line.key)}
        />
      ))}
      <Button
        ref={add}
        variant="outlined"
        size="small"
        startIcon={<Add />}
        disabled={lines.length >= mostContacts}
        onClick={append}
        sx={{ alignSelf: 'flex-start' }}
      >
        {words.add}
      </Button>
      {wrong && wrong.line === undefined && <FieldError id={`${id}-error`}>{wrong.text}</FieldError>}
      {hint && (
        <Box component="p" sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-3)' }}>
          {hint}
        </Box>
      )}
    </Box>
  );
}
