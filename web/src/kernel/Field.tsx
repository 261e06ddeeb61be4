import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import { createContext, useId, useState, type FormEvent, type ReactNode } from 'react';
import { toldAbout, wordsFor } from './checks.ts';
import { kernelMessages } from './kernel.messages.ts';
import { useMessages } from './use-messages.ts';

/** What the control needs to be tied to its label, hint and error. */
export type FieldTies = { readonly id: string; readonly 'aria-describedby': string | undefined; readonly 'aria-invalid': true | undefined };
/** For a control that is given its id alone. */
export const FieldContext = createContext<FieldTies | undefined>(undefined);
type Props = {
  readonly label: string;
  readonly isOptional?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** At the right of the label. */
  readonly aside?: ReactNode;
  readonly children: (ties: FieldTies) => ReactNode;
};

const line = { fontSize: 13, lineHeight: '18px' } as const;
const whole = { gridColumn: '1 / -1' } as const;

/**
 * Label above, hint and error below, read out with the control. The browser's own checks hold when the form is sent; what they find is said
 * here, until the control is changed.
 */
export function Field({ label, isOptional = false, hint, error: given, aside, children }: Props) {
  const t = useMessages(kernelMessages);
  const id = useId();
  const [found, setFound] = useState<string>();
  const error = given ?? found;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const ties: FieldTies = { id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined };
  const listening = {
    onInvalidCapture: (event: FormEvent) => {
      const control = toldAbout(event);
      if (control) setFound(wordsFor(control));
    },
    onChangeCapture: () => setFound(undefined),
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '6px 12px', minWidth: 0, '& > :not(label, [data-aside])': whole }}>
      <Box component="label" htmlFor={id} sx={{ ...line, fontWeight: 600, color: 'var(--ink-2)' }}>
        {label}{' '}
        {isOptional && (
          <Box component="span" sx={{ fontWeight: 400, color: 'var(--ink-3)' }}>
            {t('optional')}
          </Box>
        )}
      </Box>
      {/* A control that keeps a distance to what follows keeps none to its own hint. */}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridRow: 2 }} {...listening}>
        <FieldContext value={ties}>{children(ties)}</FieldContext>
      </Box>
      {aside && (
        // The keyboard comes from the label's control to what stands beside the label, not the other way round.
        <Box data-aside="" sx={{ ...line, gridArea: '1 / 2' }}>
          {aside}
        </Box>
      )}
      {hint && (
        <Box component="p" id={`${id}-hint`} sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-3)' }}>
          {hint}
        </Box>
      )}
      {error && (
        <Box
          component="p"
          id={`${id}-error`}
          sx={{ display: 'flex', gap: '6px', fontSize: 13, lineHeight: '18px', color: 'var(--danger)', '& svg': { fontSize: 18 } }}
        >
          <ErrorOutline aria-hidden="true" />
          {error}
        </Box>
      )}
    </Box>
  );
}
