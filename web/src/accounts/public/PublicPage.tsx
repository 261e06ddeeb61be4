import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from '../../lib/ui/index.ts';
import { SignInLayout } from './SignInLayout.tsx';

type Props = { readonly title: string; readonly hint?: string | undefined; readonly children?: ReactNode };

/** This stands beside the picture: a title, a sentence, and one thing to do. */
export const PublicColumn = ({ title, hint, children }: Props) => (
  <Box sx={{ width: { xs: '100%', md: 384 }, m: { xs: '0 0 auto', md: 'auto' } }}>
    <PageTitle>{title}</PageTitle>
    {hint !== undefined && (
      <Typography sx={{ color: 'var(--ink-2)', m: '6px 0 24px', overflowWrap: 'anywhere' }}>{hint}</Typography>
    )}
    {children}
  </Box>
);

/** It frames a public page that has no form. */
export const PublicPage = ({ children, ...head }: Props) => (
  <SignInLayout>
    <PublicColumn {...head}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>{children}</Box>
    </PublicColumn>
  </SignInLayout>
);
