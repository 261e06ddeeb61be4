import { useState } from 'react';
import { fetchOperation } from '../../lib/data/index.ts';
import { LabelledText } from '../../lib/forms/index.ts';
import { notify } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { accountsMessages } from '../accounts.messages.ts';
import { ForgotPasswordOperation } from '../../generated/accounts/sign-in-pages.fetch.ts';
import { signInPagesMessages } from '../sign-in-pages.messages.ts';
import { CheckEmail } from './CheckEmail.tsx';
import { PublicForm } from './PublicForm.tsx';
import { PublicLink } from './PublicLink.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { useVisitorForm } from './use-visitor-form.ts';
import { WaitNotice } from './WaitNotice.tsx';
import { signIn } from '../accounts.screens.ts';

const start = () => ({ email: '' });

/** `/forgot-password`, and `/set-password` for alumni who never had one: an address, and a link comes by mail. */
export function ForgotPage({ isFirst = false }: { readonly isFirst?: boolean }) {
  const t = useMessages(signInPagesMessages);
  const account = useMessages(accountsMessages);
  const form = useVisitorForm({ start, carried: 'overReload' });
  const [isSent, setSent] = useState(false);
  const { wait, send } = form;
  const ask = () =>
    send(async (typed) => {
      await fetchOperation(ForgotPasswordOperation, typed);
      notify(t('checkEmailPasswordLink'));
      setSent(true);
    });
  if (isSent) return <CheckEmail text={t('checkLinkText', form.trimmed)} />;
  return (
    <SignInLayout>
      <PublicForm
        title={isFirst ? t('setPassword') : account('forgot')}
        hint={t('forgotHint')}
        label={t('sendLink')}
        isDisabled={form.isWaiting}
        refusal={form.refusal}
        formRef={form.formRef}
        onSubmit={ask}
        below={<PublicLink to={signIn.path}>{t('toSignIn')}</PublicLink>}
      >
        <LabelledText
          label={account('email')}
          type="email"
          name="email"
          autoComplete="username"
          required
          autoFocus
          {...form.field('email')}
          onChange={(email) => {
            form.set({ email });
            wait.another();
          }}
        />
        <WaitNotice wait={wait} />
      </PublicForm>
    </SignInLayout>
  );
}
