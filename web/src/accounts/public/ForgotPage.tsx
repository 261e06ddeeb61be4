import Button from '@mui/material/Button';
import { useState } from 'react';
import { fetchOperation } from '../../lib/data/index.ts';
import { useForm, LabelledText } from '../../lib/forms/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { accountsMessages } from '../accounts.messages.ts';
import { ForgotPasswordOperation } from '../../generated/accounts/sign-in-pages.fetch.ts';
import { signInPagesMessages } from '../sign-in-pages.messages.ts';
import { CheckEmail } from './CheckEmail.tsx';
import { PublicPage } from './PublicPage.tsx';
import { PublicLink } from './PublicLink.tsx';
import { useWait } from './use-wait.ts';
import { WaitNotice } from './WaitNotice.tsx';

/** `/forgot-password`, and `/set-password` for alumni who never had one: an address, and a link comes by mail. */
export function ForgotPage({ isFirst = false }: { readonly isFirst?: boolean }) {
  const t = useMessages(signInPagesMessages);
  const account = useMessages(accountsMessages);
  const {
    value: { email },
    set,
  } = useForm({ start: () => ({ email: '' }), carried: 'overReload' });
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const wait = useWait();
  const change = (typed: string) => {
    set({ email: typed });
    wait.another();
  };
  const send = async () => {
    setBusy(true);
    try {
      await fetchOperation(ForgotPasswordOperation, { email: email.trim() });
      notify(t('checkEmailPasswordLink'));
      setSent(true);
    } catch (error) {
      if (!wait.startFor(error, () => void send())) notifyError(error);
    }
    setBusy(false);
  };
  if (isSent) return <CheckEmail text={t('checkLinkText', { email: email.trim() })} />;
  return (
    <PublicPage title={isFirst ? t('setPassword') : account('forgot')} hint={t('forgotHint')} onSubmit={send}>
      <LabelledText
        label={account('email')}
        type="email"
        name="email"
        autoComplete="username"
        required
        autoFocus
        value={email}
        onChange={change}
      />
      <WaitNotice wait={wait} />
      <Button type="submit" variant="contained" size="large" fullWidth disabled={isBusy || wait.text !== undefined}>
        {t('sendLink')}
      </Button>
      <PublicLink to="/login">{t('toSignIn')}</PublicLink>
    </PublicPage>
  );
}
