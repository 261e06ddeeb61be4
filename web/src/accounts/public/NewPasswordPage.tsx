import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { errorCode, errorText, fetchOperation } from '../../lib/data/index.ts';
import { Field, passwordDigest, untilLeft } from '../../lib/forms/index.ts';
import { notify } from '../../lib/ui/index.ts';
import { goToPublic, rememberUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { accountsMessages } from '../accounts.messages.ts';
import { signInPagesMessages } from '../sign-in-pages.messages.ts';
import { LoginWithPasswordOperation, RecoverPasswordOperation } from '../../generated/accounts/sign-in.fetch.ts';
import { PublicForm } from './PublicForm.tsx';
import { PublicPage } from './PublicPage.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { useVisitorForm } from './use-visitor-form.ts';
import { WaitNotice } from './WaitNotice.tsx';
import { PublicLink } from './PublicLink.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { signIn as signInScreen, forgotPassword, recovered } from '../accounts.screens.ts';
import { dashboard } from '../../dashboards/dashboards.screens.ts';

type Props = {
  readonly token: string;
  readonly isFirst?: boolean;
  readonly digest?: typeof passwordDigest;
  readonly goTo?: (path: string) => void;
};
/** Known of somebody who has just confirmed it. */
const confirmedEmail = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : undefined;
/** False where the sign-in is refused or not answered; the password is set all the same. */
async function signIn(email: string, password: string): Promise<boolean> {
  try {
    const { loginWithPassword } = await fetchOperation(LoginWithPasswordOperation, { email, password });
    rememberUser(loginWithPassword);
    return true;
  } catch {
    return false;
  }
}
const start = () => ({ password: '' });
const refusals = {
  'account.passwordCommon': { field: 'password' },
  'account.passwordPersonal': { field: 'password' },
} as const;

/** Behind the link of a mail: the first password of an account, or a new one. Only its digest leaves the browser; of an empty field nothing is sent. Whoever has just confirmed an address is signed in with it. */
export function NewPasswordPage({
  token,
  isFirst = false,
  digest = passwordDigest,
  goTo = (path) => location.assign(path),
}: Props) {
  const t = useMessages(signInPagesMessages);
  const account = useMessages(accountsMessages);
  const form = useVisitorForm({ start, secrets: ['password'], refusals });
  const [email] = useState(() => confirmedEmail(history.state));
  const [isDone, setDone] = useState(false);
  const save = async ({ password }: ReturnType<typeof start>) => {
    const newPassword = await digest(password);
    await fetchOperation(RecoverPasswordOperation, { token, newPassword });
    if (email !== undefined && (await signIn(email, newPassword))) {
      goTo(dashboard.path);
      await untilLeft();
    }
    notify(isFirst ? account('enrolled') : t('passwordChangeSuccess'));
    if (isFirst) setDone(true);
    else goToPublic(recovered.path);
  };
  if (isDone)
    return (
      <PublicPage title={account('enrol')} hint={account('enrolled')}>
        <Button href={signInScreen.path} variant="contained" size="large" fullWidth>
          {account('signIn')}
        </Button>
      </PublicPage>
    );
  const password = form.field('password');
  const isOver = errorCode(form.error) === 'signIn.linkInvalid';
  return (
    <SignInLayout>
      <PublicForm
        title={isFirst ? account('enrol') : t('resetTitle')}
        hint={account('enrolHint')}
        label={account('savePassword')}
        isDisabled={form.isWaiting}
        refusal={isOver ? undefined : form.refusal}
        formRef={form.formRef}
        onSubmit={() => password.value !== '' && form.send(save)}
      >
        {isOver && (
          <Alert severity="error">
            {errorText(form.error)} <PublicLink to={forgotPassword.path}>{t('newLink')}</PublicLink>
          </Alert>
        )}
        {email !== undefined && (
          <Field label={account('email')}>
            {(controlProps) => (
              <OutlinedInput id={controlProps.id} type="email" autoComplete="username" value={email} readOnly />
            )}
          </Field>
        )}
        <Field label={account('newPassword')} hint={account('passwordHint')} error={password.error}>
          {(controlProps) => <PasswordInput controlProps={controlProps} {...password} isNew />}
        </Field>
        <WaitNotice wait={form.wait} />
      </PublicForm>
    </SignInLayout>
  );
}
