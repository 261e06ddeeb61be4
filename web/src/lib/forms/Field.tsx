import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { Checked, type Watch } from './Checked.tsx';
import { useMessages } from '../i18n/use-messages.ts';

/** The control needs these to be tied to its label, hint and error. */
export type ControlProps = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};
export type FieldProps = {
  readonly label: string;
  readonly isOptional?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** It stands at the right of the label. */
  readonly aside?: ReactNode;
  readonly children: (controlProps: ControlProps) => ReactNode;
};

const line = { fontSize: 13, lineHeight: '18px' } as const;
const whole = { gridColumn: '1 / -1' } as const;

/**
 * The label is above, hint and error are below, and they are read out with the control. The browser's own checks hold when the form is sent; what they find is
 * said here, until it is mended.
 */
export const Field = (props: FieldProps) => (
  <Checked>{(problem, watch) => <FieldParts {...props} problem={problem} watch={watch} />}</Checked>
);

type PartsProps = FieldProps & { readonly problem: string | undefined; readonly watch: Watch };
function FieldParts({ label, isOptional = false, hint, error: given, aside, children, problem, watch }: PartsProps) {
  const t = useMessages(kernelMessages);
  const id = useId();
  const error = given ?? problem;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const controlProps: ControlProps = { id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignContent: 'start',
        gap: '6px 12px',
        minWidth: 0,
        '& > :not(label, [data-aside])': whole,
      }}
    >
      <Box component="label" htmlFor={id} sx={{ ...line, fontWeight: 600, color: 'var(--ink-2)' }}>
        {label}{' '}
        {isOptional && (
          <Box component="span" sx={{ fontWeight: 400, color: 'var(--ink-3)' }}>
            {t('optional')}
          </Box>
        )}
      </Box>
      {/* A control that keeps a distance to what follows keeps none to its own hint. */}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridRow: 2 }} {...watch}>
        {children(controlProps)}
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
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Box>
  );
}
