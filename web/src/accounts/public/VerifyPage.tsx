import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorCode, errorText, fetchOperation } from '../../lib/data/index.ts';
import { LabelledText } from '../../lib/forms/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { goToPublic } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { accountsMessages } from '../accounts.messages.ts';
import { VerifyEmailOperation } from '../../generated/accounts/sign-in-pages.fetch.ts';
import { signInPagesMessages } from '../sign-in-pages.messages.ts';
import { PublicPage } from './PublicPage.tsx';
import { PublicLink } from './PublicLink.tsx';
import { useResend } from './use-resend.ts';

/**
 * `/verify-email/:token`. It waits for a click, because programs that look through mails open links too. Whoever has no password yet goes on
 * to choose one.
 */
export function VerifyPage({ token }: { readonly token: string }) {
  const t = useMessages(signInPagesMessages);
  const account = useMessages(accountsMessages);
  const [state, setState] = useState<'asked' | 'busy' | 'done' | 'over'>('asked');
  const [refusal, setRefusal] = useState('');
  const [email, setEmail] = useState('');
  const resend = useResend();
  const verify = async () => {
    setState('busy');
    try {
      const { verifyEmail } = await fetchOperation(VerifyEmailOperation, { token });
      notify(t('verified'));
      if (verifyEmail.enrolToken !== null)
        goToPublic(`/enroll-account/${verifyEmail.enrolToken}`, { email: verifyEmail.email });
      else setState('done');
    } catch (error) {
      notifyError(error);
      setRefusal(errorText(error));
      setState(errorCode(error) === 'signIn.linkInvalid' ? 'over' : 'asked');
    }
  };
  if (state === 'done')
    return (
      <PublicPage title={t('verifyTitle')} hint={t('verified')}>
        <Button href="/login" variant="contained" size="large" fullWidth>
          {account('signIn')}
        </Button>
      </PublicPage>
    );
  if (state === 'over')
    return (
      <PublicPage title={t('verifyTitle')} hint={t('verifyAgain')} onSubmit={() => resend.send(email)}>
        <Alert severity="error">{refusal}</Alert>
        <LabelledText
          label={account('email')}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={setEmail}
        />
        <Button type="submit" variant="contained" size="large" fullWidth disabled={resend.isBusy}>
          {t('sendLink')}
        </Button>
        <PublicLink to="/login">{t('toSignIn')}</PublicLink>
      </PublicPage>
    );
  return (
    <PublicPage title={t('verifyTitle')} hint={t('verifyHint')} onSubmit={verify}>
      <Button type="submit" variant="contained" size="large" fullWidth disabled={state === 'busy'} autoFocus>
        {t('verifyButton')}
      </Button>
    </PublicPage>
  );
}
