import Add from '@mui/icons-material/AddOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FieldError } from '../../lib/forms/index.ts';
import { useFormInput } from './inputs.tsx';

type Props<T> = {
  readonly source: string;
  readonly label: string;
  readonly hint?: string;
  /** Of the button below the lines, and what it adds. */
  readonly add: string;
  readonly fresh: () => T;
  readonly most: number;
  /** Of the nth line, counted from 1. */
  readonly removeLabel: (n: number) => string;
  /** `problemOf` tells what is wrong with one value of the line. */
  readonly children: (
    line: T,
    change: (changed: Partial<T>) => void,
    n: number,
    problemOf: (part: keyof T & string) => string | undefined,
  ) => ReactNode;
};

/** A field that holds lines of several values each; any of them can be removed, and more added. */
export function LinesField<T extends object>(props: Props<T>) {
  const { source, label, hint, add: addLabel, fresh, most, removeLabel, children } = props;
  const { value, onChange, error, problemOf } = useFormInput<readonly T[]>(source, []);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isWrong =
    error !== undefined && !value.some((line, at) => Object.keys(line).some((part) => problemOf(at, part)));
  // Whoever adds a line goes on in its first field.
  const last = useRef<HTMLDivElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (isAdded.current) last.current?.querySelector('input')?.focus();
    isAdded.current = false;
  }, [value.length]);
  const add = () => {
    isAdded.current = true;
    onChange([...value, fresh()]);
  };
  const remove = (at: number) => {
    onChange(value.toSpliced(at, 1));
    button.current?.focus();
  };
  return (
    <Box
      component="fieldset"
      aria-describedby={isWrong ? id : undefined}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '9px' }}
    >
      <Box component="legend" sx={{ fontWeight: 600, fontSize: 13, color: 'var(--ink-2)', p: 0 }}>
        {label}
      </Box>
      {hint && <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-3)' }}>{hint}</Box>}
      {value.map((line, at) => (
        <Box
          key={at}
          ref={at === value.length - 1 ? last : undefined}
          sx={{ display: 'flex', gap: '9px', alignItems: 'flex-start', borderTop: '1px solid var(--line)', pt: '9px' }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {children(
              line,
              (changed) => onChange(value.with(at, { ...line, ...changed })),
              at + 1,
              (part) => problemOf(at, part),
            )}
          </Box>
          <IconButton aria-label={removeLabel(at + 1)} onClick={() => remove(at)} sx={{ mt: '21px' }}>
            <Delete fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {isWrong && <FieldError id={id}>{error}</FieldError>}
      <Button
        ref={button}
        variant="outlined"
        size="small"
        startIcon={<Add />}
        disabled={value.length >= most}
        onClick={add}
        // What is wrong with the lines together has no field of its own: it stands above this button.
        data-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        sx={{ alignSelf: 'flex-start' }}
      >
        {addLabel}
      </Button>
    </Box>
  );
}
