import { useState } from 'react';
import { errorCode, errorText, useCommand } from '../../lib/data/index.ts';
import { Field, passwordDigest, useForm } from '../../lib/forms/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { accountsMessages } from '../accounts.messages.ts';
import { ChangePasswordDocument } from '../../generated/accounts/own-access.ts';
import { ownAccessMessages } from '../own-access.messages.ts';
import { PasswordInput } from '../public/PasswordInput.tsx';
import { MySessionsDocument } from '../../generated/accounts/student/account-parts.ts';
import { AccessForm } from './AccessForm.tsx';

const refetch = [MySessionsDocument];
const none = { current: '', wanted: '' };

/** A new password, for who knows the present one. */
export function ChangePassword({ digest = passwordDigest }: { readonly digest?: typeof passwordDigest }) {
  const t = useMessages(ownAccessMessages);
  const account = useMessages(accountsMessages);
  const { run, isBusy } = useCommand(ChangePasswordDocument, { refetch });
  const { value: form, set: setFields, clear } = useForm({ start: () => none });
  const [refused, setRefused] = useState<unknown>();
  const set = (name: keyof typeof none) => (value: string) => {
    setFields({ [name]: value });
    setRefused(undefined);
  };
  const save = async () => {
    try {
      await run({ oldPassword: await digest(form.current), newPassword: await digest(form.wanted) });
      clear();
      notify(t('passwordChanged'));
    } catch (error) {
      setRefused(error);
      notifyError(error);
    }
  };
  const code = refused === undefined ? undefined : errorCode(refused);
  const errorOf = (codes: readonly string[]) =>
    code !== undefined && codes.includes(code) ? errorText(refused) : undefined;
  return (
    <AccessForm title={t('password')} text={t('passwordText')} isBusy={isBusy} onSubmit={save}>
      <Field label={t('current')} error={errorOf(['account.passwordWrong', 'signIn.passwordWrong'])}>
        {(ties) => <PasswordInput ties={ties} value={form.current} onChange={set('current')} />}
      </Field>
      <Field
        label={account('newPassword')}
        hint={account('passwordHint')}
        error={errorOf(['account.passwordCommon', 'account.passwordPersonal'])}
      >
        {(ties) => <PasswordInput ties={ties} value={form.wanted} onChange={set('wanted')} isNew />}
      </Field>
    </AccessForm>
  );
}
