import Button from '@mui/material/Button';
import { useStart } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { accountsMessages } from '../accounts.messages.ts';
import { signInPagesMessages } from '../sign-in-pages.messages.ts';
import { PublicPage } from './PublicPage.tsx';
import { signIn } from '../accounts.screens.ts';

/** `/password-recoverd`: to sign-in, or to the mobile app where only admins sign in. */
export function RecoveredPage() {
  const t = useMessages(signInPagesMessages);
  const account = useMessages(accountsMessages);
  const { config } = useStart();
  const isForAdmins = config.environment === 'admin-production';
  return (
    <PublicPage title={t('recoveredTitle')} hint={t(isForAdmins ? 'recoveredApp' : 'recoveredText')}>
      {!isForAdmins && (
        <Button href={signIn.path} variant="contained" size="large" fullWidth>
          {account('signIn')}
        </Button>
      )}
    </PublicPage>
  );
}
