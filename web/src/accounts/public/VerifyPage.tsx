import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { errorCode, errorText, fetchOperation } from '../../lib/data/index.ts';
import { LabelledText } from '../../lib/forms/index.ts';
import { notify } from '../../lib/ui/index.ts';
import { goToPublic } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { accountsMessages } from '../accounts.messages.ts';
import { VerifyEmailOperation } from '../../generated/accounts/sign-in-pages.fetch.ts';
import { signInPagesMessages } from '../sign-in-pages.messages.ts';
import { PublicForm } from './PublicForm.tsx';
import { PublicPage } from './PublicPage.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { PublicLink } from './PublicLink.tsx';
import { useResend } from './use-resend.ts';
import { useVisitorForm } from './use-visitor-form.ts';
import { WaitNotice } from './WaitNotice.tsx';
import { signIn as signInScreen, enrolAccount } from '../accounts.screens.ts';
import { addressOf } from '../../lib/screens/index.ts';

/**
 * `/verify-email/:token`. It waits for a click, because programs that look through mails open links too. Whoever has no password yet goes on
 * to choose one.
 */
export function VerifyPage({ token }: { readonly token: string }) {
  const t = useMessages(signInPagesMessages);
  const account = useMessages(accountsMessages);
  const [isDone, setDone] = useState(false);
  const link = useVisitorForm({ start: {} });
  const letter = useResend();
  const verify = async () => {
    const { verifyEmail } = await fetchOperation(VerifyEmailOperation, { token });
    notify(t('verified'));
    if (verifyEmail.enrolToken !== null)
      goToPublic(addressOf(enrolAccount, { token: verifyEmail.enrolToken }), { email: verifyEmail.email });
    else setDone(true);
  };
  if (isDone)
    return (
      <PublicPage title={t('verifyTitle')} hint={t('verified')}>
        <Button href={signInScreen.path} variant="contained" size="large" fullWidth>
          {account('signIn')}
        </Button>
      </PublicPage>
    );
  const isOver = errorCode(link.error) === 'signIn.linkInvalid';
  return (
    <SignInLayout>
      {isOver ? (
        <PublicForm
          key="letter"
          title={t('verifyTitle')}
          hint={t('verifyAgain')}
          label={t('sendLink')}
          isDisabled={letter.isWaiting}
          refusal={letter.refusal}
          formRef={letter.formRef}
          onSubmit={letter.resend}
          below={<PublicLink to={signInScreen.path}>{t('toSignIn')}</PublicLink>}
        >
          <Alert severity="error">{errorText(link.error)}</Alert>
          <LabelledText
            label={account('email')}
            type="email"
            name="email"
            autoComplete="username"
            required
            {...letter.field('email')}
          />
          <WaitNotice wait={letter.wait} />
        </PublicForm>
      ) : (
        <PublicForm
          key="link"
          title={t('verifyTitle')}
          hint={t('verifyHint')}
          label={t('verifyButton')}
          isDisabled={link.isWaiting}
          refusal={link.refusal}
          formRef={link.formRef}
          onSubmit={() => link.send(verify)}
        />
      )}
    </SignInLayout>
  );
}
