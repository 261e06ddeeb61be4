import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { useStart } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { doorMessages } from '../doors.messages.ts';
import { DoorFrame } from './DoorFrame.tsx';
import { DoorLink } from './DoorLink.tsx';

/** After something was sent: what to do next is in the mailbox. */
export function CheckEmail({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  const t = useMessages(doorMessages);
  const { config } = useStart();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('[data-page-title]')?.focus(), []);
  return (
    <div ref={place} style={{ display: 'contents' }}>
      <DoorFrame title={t('checkTitle')} hint={text}>
        {children}
        {config.environment === 'development' && (
          <Button href="/dev/mailbox" variant="outlined" size="large" fullWidth>
            {t('devMailbox')}
          </Button>
        )}
        <DoorLink to="/login">{t('toSignIn')}</DoorLink>
      </DoorFrame>
    </div>
  );
}
