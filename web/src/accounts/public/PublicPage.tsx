import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, SyntheticEvent } from 'react';
import { PageTitle } from '../../lib/ui/index.ts';
import { SignInLayout } from './SignInLayout.tsx';

type Props = {
  readonly title: string;
  readonly hint?: string | undefined;
  /** Makes a form of it. */
  readonly onSubmit?: (() => Promise<void>) | undefined;
  /** The page checks by itself and says what is missing. */
  readonly checksItself?: boolean;
  readonly children?: ReactNode;
};

/** A public page: its title, a sentence, and one thing to do. */
export function PublicPage({ title, hint, onSubmit, checksItself = false, children }: Props) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void onSubmit?.();
  };
  return (
    <SignInLayout>
      <Box
        {...(onSubmit ? { component: 'form', id: 'form1', onSubmit: submit, noValidate: checksItself } : {})}
        sx={{ width: { xs: '100%', md: 384 }, m: { xs: '0 0 auto', md: 'auto' } }}
      >
        <PageTitle>{title}</PageTitle>
        {hint !== undefined && (
          <Typography sx={{ color: 'var(--ink-2)', m: '6px 0 24px', overflowWrap: 'anywhere' }}>{hint}</Typography>
        )}
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>{children}</Box>
      </Box>
    </SignInLayout>
  );
}
