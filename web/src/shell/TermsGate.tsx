import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { signOut } from '../kernel/sign-out.ts';
import { useUser } from '../kernel/start.ts';
import { notifyError } from '../kernel/notify.tsx';
import { useCommand } from '../kernel/use-command.ts';
import { useMessages } from '../kernel/use-messages.ts';
import { Footer } from './Footer.tsx';
import { shellMessages } from './shell.messages.ts';
import { AcceptTermsDocument } from './terms.documents.ts';
import { TitleBar } from './TitleBar.tsx';

/** Nobody gets in before the terms are accepted. */
export function TermsGate({ children }: { readonly children: ReactNode }) {
  const t = useMessages(shellMessages);
  const [isAccepted, setAccepted] = useState(useUser().termsAccepted);
  const { run, isBusy } = useCommand(AcceptTermsDocument);
  if (isAccepted) return children;
  const accept = () => run({}).then(() => setAccepted(true), notifyError);
  return (
    <>
      <TitleBar>
        <Button variant="text" onClick={() => void signOut()} sx={{ color: 'inherit', '&:hover': { backgroundColor: 'var(--titlebar-2)' } }}>
          {t('signOut')}
        </Button>
      </TitleBar>
      <Box component="main" id="content" sx={{ p: '24px 15px', display: 'grid', placeItems: 'center', flex: 1 }}>
        <Card sx={{ p: '24px', maxWidth: 566, display: 'flex', flexDirection: 'column', gap: '12px' }}>
          <Typography component="h1" variant="h1" tabIndex={-1} data-page-title="">
            {t('termsTitle')}
          </Typography>
          <Typography sx={{ color: 'var(--ink-2)' }}>{t('termsRequired')}</Typography>
          <a href="/terms" target="_blank" rel="noreferrer">
            {t('termsRead')}
          </a>
          <Button variant="contained" disabled={isBusy} onClick={() => void accept()} sx={{ alignSelf: 'flex-start', mt: '12px' }}>
            {t('termsAccept')}
          </Button>
        </Card>
      </Box>
      <Footer />
    </>
  );
}
