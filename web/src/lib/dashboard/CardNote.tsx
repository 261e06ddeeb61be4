import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A card says this where it has nothing to list. */
export const CardNote = ({ children }: { readonly children: ReactNode }) => (
  <Typography sx={{ p: '3px 18px 18px', color: 'var(--ink-2)' }}>{children}</Typography>
);
