import Box from '@mui/material/Box';

/** It looks like a key of the keyboard. */
export const Key = ({ children, isOnFill = false }: { readonly children: string; readonly isOnFill?: boolean }) => (
  <Box
    component="kbd"
    aria-hidden={isOnFill || undefined}
    sx={{
      font: '600 11px/18px var(--font)',
      p: '0 6px',
      border: '1px solid',
      borderBottomWidth: 2,
      borderColor: isOnFill ? 'currentColor' : 'var(--line-strong)',
      borderRadius: 'var(--r-s)',
      color: isOnFill ? 'inherit' : 'var(--ink-2)',
      bgcolor: isOnFill ? 'transparent' : 'var(--paper)',
      minWidth: 21,
      textAlign: 'center',
      display: { xs: 'none', md: 'inline-block' },
      flex: 'none',
      marginInlineStart: '6px',
    }}
  >
    {children}
  </Box>
);
