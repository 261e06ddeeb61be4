import { fetchOperation, OperationError } from '../../lib/data/index.ts';
import { Field, LabelledText, passwordDigest, untilLeft } from '../../lib/forms/index.ts';
import { redirectTarget, useScreens } from '../../lib/screens/index.ts';
import { rememberUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { accountsMessages } from '../accounts.messages.ts';
import { LoginWithPasswordOperation } from '../../generated/accounts/sign-in.fetch.ts';
import { PublicForm } from './PublicForm.tsx';
import { PublicLink } from './PublicLink.tsx';
import { MicrosoftButton } from './MicrosoftButton.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { useVisitorForm } from './use-visitor-form.ts';
import { WaitNotice } from './WaitNotice.tsx';
import { forgotPassword } from '../accounts.screens.ts';

type Props = { readonly digest?: typeof passwordDigest; readonly goTo?: (path: string) => void };
const start = () => ({ email: '', password: '' });

/** E-mail and password. Only the password's digest leaves the browser; what the server refuses is said in a toast and stays above the button. */
export function SignInForm({ digest = passwordDigest, goTo = (path) => location.assign(path) }: Props) {
  const t = useMessages(accountsMessages);
  const screens = useScreens();
  const form = useVisitorForm({ start, carried: 'overReload', secrets: ['password'] });
  const { wait, send } = form;
  const signIn = () =>
    send(async ({ email, password }) => {
      // The server would let them in, and the next page would know nobody.
      if (!navigator.cookieEnabled) throw new OperationError('cookies', 'cookies', t('cookiesBlocked'));
      const wish = { email, password: await digest(password) };
      const { loginWithPassword } = await fetchOperation(LoginWithPasswordOperation, wish);
      rememberUser(loginWithPassword);
      goTo(redirectTarget(screens, location.search));
      await untilLeft();
    });
  return (
    <PublicForm
      title={t('signIn')}
      hint={t('signInHint')}
      label={t('signIn')}
      isDisabled={form.isWaiting}
      refusal={form.refusal}
      formRef={form.formRef}
      onSubmit={signIn}
      below={<MicrosoftButton />}
    >
      <LabelledText
        label={t('email')}
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
      <Field
        label={t('password')}
        hint={t('passwordHint')}
        aside={<PublicLink to={forgotPassword.path}>{t('forgot')}</PublicLink>}
      >
        {(controlProps) => <PasswordInput controlProps={controlProps} {...form.field('password')} />}
      </Field>
      <WaitNotice wait={wait} />
    </PublicForm>
  );
}
