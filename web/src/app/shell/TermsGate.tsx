import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useUser } from '../../lib/session/index.ts';
import { notifyError } from '../../lib/ui/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { AcceptTermsDocument } from '../../generated/app/shell/gates.ts';
import { GatePanel } from './GatePanel.tsx';
import { shellMessages } from './shell.messages.ts';
import { terms } from '../../documents/documents.screens.ts';

/** Nobody gets in before the terms are accepted. */
export function TermsGate({ children }: { readonly children: ReactNode }) {
  const t = useMessages(shellMessages);
  const [isAccepted, setAccepted] = useState(useUser().termsAccepted);
  const { run, isBusy } = useCommand(AcceptTermsDocument);
  if (isAccepted) return children;
  const accept = () => void run({}).then(() => setAccepted(true), notifyError);
  return (
    <GatePanel title={t('termsTitle')} action={t('termsAccept')} isBusy={isBusy} onAction={accept}>
      <Typography sx={{ color: 'var(--ink-2)' }}>{t('termsRequired')}</Typography>
      <a href={terms.path} target="_blank" rel="noreferrer">
        {t('termsRead')}
      </a>
    </GatePanel>
  );
}
