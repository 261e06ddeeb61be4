import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { fetchOperation } from '../../kernel/fetch-operation.ts';
import { Field } from '../../kernel/Field.tsx';
import { notify, notifyError } from '../../kernel/notify.tsx';
import { passwordDigest } from '../../kernel/password-digest.ts';
import { useMessages } from '../../kernel/use-messages.ts';
import { accountsMessages } from '../accounts.messages.ts';
import { RecoverPasswordOperation } from '../sign-in.documents.ts';
import { PasswordInput } from './PasswordInput.tsx';

type Props = { readonly token: string; readonly digest?: typeof passwordDigest };

/** The first password of an invited account. Only its digest leaves the browser; of an empty field nothing is sent. */
export function EnrolForm({ token, digest = passwordDigest }: Props) {
  const t = useMessages(accountsMessages);
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (password === '') return;
    setBusy(true);
    try {
      await fetchOperation(RecoverPasswordOperation, { token, newPassword: await digest(password) });
      notify(t('enrolled'));
      setDone(true);
    } catch (error) {
      notifyError(error);
    }
    setBusy(false);
  };
  return (
    <Box component="form" id="form1" onSubmit={(event) => void save(event)} sx={{ width: { xs: '100%', md: 384 }, m: { xs: '0 0 auto', md: 'auto' } }}>
      <Typography component="h1" variant="h1" tabIndex={-1} data-page-title="">
        {t('enrol')}
      </Typography>
      <Typography sx={{ color: 'var(--ink-2)', m: '6px 0 24px' }}>{t(isDone ? 'enrolled' : 'enrolHint')}</Typography>
      {isDone ? (
        <Button href="/login" variant="contained" size="large" fullWidth>
          {t('signIn')}
        </Button>
      ) : (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
          <Field label={t('newPassword')} hint={t('passwordHint')}>
            {(ties) => <PasswordInput ties={ties} value={password} onChange={setPassword} isNew />}
          </Field>
          <Button type="submit" variant="contained" size="large" fullWidth disabled={isBusy}>
            {t('savePassword')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
