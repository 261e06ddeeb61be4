import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { signIn } from '../../accounts/accounts.screens.ts';
import { useStart } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { Footer } from '../shell/Footer.tsx';
import { shellMessages } from '../shell/shell.messages.ts';
import { SkipLink } from '../shell/SkipLink.tsx';
import { TitleBar } from '../shell/TitleBar.tsx';

/** Bar and foot around the pages that need nobody to be signed in. */
export function PlainFrame({ children }: { readonly children: ReactNode }) {
  const t = useMessages(shellMessages);
  const { user } = useStart();
  return (
    <>
      <SkipLink />
      <TitleBar>
        {!user && (
          <Button
            href={signIn.path}
            sx={{ color: 'var(--on-titlebar)', '&:hover': { backgroundColor: 'var(--titlebar-2)' } }}
          >
            {t('signIn')}
          </Button>
        )}
      </TitleBar>
      {children}
      <Footer />
    </>
  );
}
