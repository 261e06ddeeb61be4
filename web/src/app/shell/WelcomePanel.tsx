import Typography from '@mui/material/Typography';
import { notifyError } from '../../lib/ui/index.ts';
import { useStart, useUser } from '../../lib/session/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { DismissAlumniWelcomeDocument } from '../../generated/app/shell/gates.ts';
import { GatePanel } from './GatePanel.tsx';
import { shellMessages } from './shell.messages.ts';

/** The words that greet a new alumnus. */
export function WelcomePanel({ onEntered }: { readonly onEntered: () => void }) {
  const t = useMessages(shellMessages);
  const user = useUser();
  const { orgName } = useStart().config;
  const { run, isBusy } = useCommand(DismissAlumniWelcomeDocument);
  return (
    <GatePanel
      title={t('alumniTitle', { name: user.firstName })}
      action={t('alumniEnter')}
      isBusy={isBusy}
      onAction={() => void run({}).then(onEntered, notifyError)}
    >
      <Typography>{t('alumniText', { name: orgName })}</Typography>
      <Typography sx={{ color: 'var(--ink-2)' }}>{t('alumniNext')}</Typography>
    </GatePanel>
  );
}
