import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { useStart } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { signInPagesMessages } from '../sign-in-pages.messages.ts';
import { PublicPage } from './PublicPage.tsx';
import { PublicLink } from './PublicLink.tsx';
import { signIn } from '../accounts.screens.ts';

/** After something was sent: what to do next is in the mailbox. */
export function CheckEmail({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  const t = useMessages(signInPagesMessages);
  const { config } = useStart();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('[data-page-title]')?.focus(), []);
  return (
    <div ref={place} style={{ display: 'contents' }}>
      <PublicPage title={t('checkTitle')} hint={text}>
        {children}
        {config.environment === 'development' && (
          <Button href="/dev/mailbox" variant="outlined" size="large" fullWidth>
            {t('devMailbox')}
          </Button>
        )}
        <PublicLink to={signIn.path}>{t('toSignIn')}</PublicLink>
      </PublicPage>
    </div>
  );
}
