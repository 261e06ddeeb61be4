import Box from '@mui/material/Box';
import type { FormEventHandler, ReactNode } from 'react';

type Props = { readonly onSubmit: FormEventHandler; readonly children: ReactNode };

/** It is the form of a dialog, inside it: an element can be a form or a dialog, not both. What it holds scrolls as in the dialog itself. */
export const DialogForm = ({ onSubmit, children }: Props) => (
  <Box
    component="form"
    onSubmit={onSubmit}
    sx={{ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 }}
  >
    {children}
  </Box>
);
