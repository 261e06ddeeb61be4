import Button from '@mui/material/Button';
import { useStart } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { accountsMessages } from '../accounts.messages.ts';
import { doorMessages } from '../doors.messages.ts';
import { DoorFrame } from './DoorFrame.tsx';

/** `/password-recoverd`: to sign-in, or to the mobile app where only admins sign in. */
export function RecoveredPage() {
  const t = useMessages(doorMessages);
  const account = useMessages(accountsMessages);
  const { config } = useStart();
  const isForAdmins = config.environment === 'admin-production';
  return (
    <DoorFrame title={t('recoveredTitle')} hint={t(isForAdmins ? 'recoveredApp' : 'recoveredText')}>
      {!isForAdmins && (
        <Button href="/login" variant="contained" size="large" fullWidth>
          {account('signIn')}
        </Button>
      )}
    </DoorFrame>
  );
}
