import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { DataScreen } from '../../lib/ui/index.ts';
import { fetchOperation, useAsked } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { SignUpGroupOperation } from '../../generated/accounts/sign-in-pages.fetch.ts';
import { signInPagesMessages } from '../sign-in-pages.messages.ts';
import { CheckEmail } from './CheckEmail.tsx';
import { CreateAccountForm } from './CreateAccountForm.tsx';
import { PublicPage } from './PublicPage.tsx';
import { PublicLink } from './PublicLink.tsx';
import { useResend } from './use-resend.ts';
import { signIn } from '../accounts.screens.ts';

/** `/create-account/:_id`: sign-up for a group that is open and free; then the mailbox. */
export function CreateAccountPage({ groupId }: { readonly groupId: string }) {
  const t = useMessages(signInPagesMessages);
  const [sentTo, setSentTo] = useState<string>();
  const { resend, isWaiting } = useResend(sentTo);
  const ask = useCallback(() => fetchOperation(SignUpGroupOperation, { _id: groupId }), [groupId]);
  const remote = useAsked(ask);
  if (sentTo !== undefined)
    return (
      <CheckEmail text={t('checkSignUpText', { email: sentTo })}>
        <Button variant="outlined" size="large" fullWidth disabled={isWaiting} onClick={() => void resend()}>
          {t('resend')}
        </Button>
      </CheckEmail>
    );
  if (remote.data?.signUpGroup)
    return (
      <CreateAccountForm
        groupId={groupId}
        place={{ group: remote.data.signUpGroup, countries: remote.data.countries }}
        onSent={setSentTo}
      />
    );
  return (
    <PublicPage title={t('createTitle')} hint={remote.data && t('groupClosed')}>
      <DataScreen remote={remote}>{() => null}</DataScreen>
      <PublicLink to={signIn.path}>{t('toSignIn')}</PublicLink>
    </PublicPage>
  );
}
