import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { notifyError } from '../../lib/ui/index.ts';
import { type CurrentUser, useStart, useUser } from '../../lib/session/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { DismissAlumniWelcomeDocument } from '../../generated/app/shell/gates.ts';
import { GatePanel } from './GatePanel.tsx';
import { shellMessages } from './shell.messages.ts';

/** Graduation adds the alumni region to the campus: who has exactly these two is new among the alumni. */
export const isNewAlumnus = ({ isAlumni, regionIds, showAlumniWelcome }: CurrentUser): boolean =>
  isAlumni && regionIds.length === 2 && showAlumniWelcome;

/** Greets new alumni once. */
export function AlumniGate({ children }: { readonly children: ReactNode }) {
  const t = useMessages(shellMessages);
  const user = useUser();
  const { orgName } = useStart().config;
  const [isNew, setNew] = useState(() => isNewAlumnus(user));
  const { run, isBusy } = useCommand(DismissAlumniWelcomeDocument);
  if (!isNew) return children;
  return (
    <GatePanel
      title={t('alumniTitle', { name: user.firstName })}
      action={t('alumniEnter')}
      isBusy={isBusy}
      onAction={() => void run({}).then(() => setNew(false), notifyError)}
    >
      <Typography>{t('alumniText', { name: orgName })}</Typography>
      <Typography sx={{ color: 'var(--ink-2)' }}>{t('alumniNext')}</Typography>
    </GatePanel>
  );
}
