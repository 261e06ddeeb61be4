import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { kernelMessages } from './kernel.messages.ts';
import { useMessages } from './use-messages.ts';

/** What the control needs to be tied to its label, hint and error. */
export type FieldTies = { readonly id: string; readonly 'aria-describedby': string | undefined; readonly 'aria-invalid': true | undefined };
type Props = {
  readonly label: string;
  readonly isOptional?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** At the right of the label. */
  readonly aside?: ReactNode;
  readonly children: (ties: FieldTies) => ReactNode;
};

/** Label above, hint and error below, read out with the control. */
export function Field({ label, isOptional = false, hint, error, aside, children }: Props) {
  const t = useMessages(kernelMessages);
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: '12px', fontSize: 13, lineHeight: '18px' }}>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 600, color: 'var(--ink-2)' }}>
          {label}{' '}
          {isOptional && (
            <Box component="span" sx={{ fontWeight: 400, color: 'var(--ink-3)' }}>
              {t('optional')}
            </Box>
          )}
        </Box>
        {aside}
      </Box>
      {/* A control that keeps a distance to what follows keeps none to its own hint. */}
      <div style={{ display: 'contents' }}>{children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}</div>
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
