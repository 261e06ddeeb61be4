import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PublicConfigOperation, useStart } from '../../lib/session/index.ts';
import { notifyError } from '../../lib/ui/index.ts';
import { errorCode, fetchOperation, useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { AcceptTermsDocument } from '../../generated/app/shell/gates.ts';
import { GatePanel } from './GatePanel.tsx';
import { shellMessages } from './shell.messages.ts';
import { terms } from '../../documents/documents.screens.ts';

/** What is accepted is the version that was there to read; when it is another by then, the new one is asked for. */
export function TermsPanel({ onAccepted }: { readonly onAccepted: () => void }) {
  const t = useMessages(shellMessages);
  const { config } = useStart();
  const [termsVersion, setVersion] = useState(config.termsVersion);
  const [isChanged, setChanged] = useState(false);
  const { run, isBusy } = useCommand(AcceptTermsDocument);
  const accept = async () => {
    try {
      // An older version that was accepted before is no reason to refuse; the answer says whether it is the present one.
      const isPresent = await run({ termsVersion }).then(
        ({ acceptTerms }) => acceptTerms.termsAccepted,
        (error: unknown) => {
          if (errorCode(error) !== 'profile.termsOutdated') throw error;
          return false;
        },
      );
      if (isPresent) return onAccepted();
      setChanged(true);
      setVersion((await fetchOperation(PublicConfigOperation)).publicConfig.termsVersion);
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <GatePanel title={t('termsTitle')} action={t('termsAccept')} isBusy={isBusy} onAction={() => void accept()}>
      <Typography sx={{ color: 'var(--ink-2)' }}>{t('termsRequired')}</Typography>
      {isChanged && (
        <Alert severity="warning" role="status">
          {t('termsChanged')}
        </Alert>
      )}
      <a href={terms.path} target="_blank" rel="noreferrer">
        {t('termsRead')}
      </a>
    </GatePanel>
  );
}
