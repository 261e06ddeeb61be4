import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { fetchOperation } from '../../lib/data/index.ts';
import { Field, passwordDigest, useForm, LabelledText } from '../../lib/forms/index.ts';
import { redirectTarget, useScreens } from '../../lib/screens/index.ts';
import { rememberUser } from '../../lib/session/index.ts';
import { notifyError, PageTitle } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { accountsMessages } from '../accounts.messages.ts';
import { LoginWithPasswordOperation } from '../../generated/accounts/sign-in.fetch.ts';
import { PublicLink } from './PublicLink.tsx';
import { MicrosoftButton } from './MicrosoftButton.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { useWait } from './use-wait.ts';
import { WaitNotice } from './WaitNotice.tsx';

type Props = { readonly digest?: typeof passwordDigest; readonly goTo?: (path: string) => void };

/** E-mail and password. Only the password's digest leaves the browser; what the server refuses is said in a toast. */
export function SignInForm({ digest = passwordDigest, goTo = (path) => location.assign(path) }: Props) {
  const t = useMessages(accountsMessages);
  const screens = useScreens();
  const {
    value: { email, password },
    set,
    change,
  } = useForm({ start: () => ({ email: '', password: '' }), carried: 'overReload', secrets: ['password'] });
  const [isBusy, setBusy] = useState(false);
  const wait = useWait();
  const changeEmail = (typed: string) => {
    set({ email: typed });
    wait.another();
  };
  const signIn = async () => {
    setBusy(true);
    try {
      const { loginWithPassword } = await fetchOperation(LoginWithPasswordOperation, {
        email: email.trim(),
        password: await digest(password),
      });
      rememberUser(loginWithPassword);
      goTo(redirectTarget(screens, location.search));
    } catch (error) {
      setBusy(false);
      if (!wait.startFor(error, () => void signIn())) notifyError(error);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void signIn();
  };
  return (
    <Box
      component="form"
      id="form1"
      onSubmit={submit}
      sx={{ width: { xs: '100%', md: 384 }, m: { xs: '0 0 auto', md: 'auto' } }}
    >
      <PageTitle>{t('signIn')}</PageTitle>
      <Typography sx={{ color: 'var(--ink-2)', m: '6px 0 24px' }}>{t('signInHint')}</Typography>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
        <LabelledText
          label={t('email')}
          type="email"
          name="email"
          autoComplete="username"
          required
          autoFocus
          value={email}
          onChange={changeEmail}
        />
        <Field
          label={t('password')}
          hint={t('passwordHint')}
          aside={<PublicLink to="/forgot-password">{t('forgot')}</PublicLink>}
        >
          {(ties) => <PasswordInput ties={ties} value={password} onChange={change('password')} />}
        </Field>
        <WaitNotice wait={wait} />
        <Button type="submit" variant="contained" size="large" fullWidth disabled={isBusy || wait.text !== undefined}>
          {t('signIn')}
        </Button>
        <MicrosoftButton />
      </Box>
    </Box>
  );
}
