import { useState } from 'react';
import { longestEmail } from '@paideia/events/kernel/limits.ts';
import { errorCode, errorText, useCommand } from '../../lib/data/index.ts';
import { Field, passwordDigest, useForm, LabelledText } from '../../lib/forms/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ChangeOwnEmailDocument } from '../../generated/accounts/own-access.ts';
import { ownAccessMessages } from '../own-access.messages.ts';
import { PasswordInput } from '../public/PasswordInput.tsx';
import { AccessForm } from './AccessForm.tsx';

const none = { email: '', password: '' };

/** Another address to sign in with. */
export function ChangeEmail({ digest = passwordDigest }: { readonly digest?: typeof passwordDigest }) {
  const t = useMessages(ownAccessMessages);
  const user = useUser();
  const { run, isBusy } = useCommand(ChangeOwnEmailDocument);
  const [present, setPresent] = useState(user.email ?? '');
  const { value: form, set: setFields, clear } = useForm({ start: () => none });
  const [refused, setRefused] = useState<unknown>();
  const set = (name: keyof typeof none) => (value: string) => {
    setFields({ [name]: value });
    setRefused(undefined);
  };
  const save = async () => {
    try {
      await run({ email: form.email.trim(), password: await digest(form.password) });
      setPresent(form.email.trim());
      clear();
      notify(t('emailChanged'));
    } catch (error) {
      setRefused(error);
      notifyError(error);
    }
  };
  const code = refused === undefined ? undefined : errorCode(refused);
  const isPassword = code?.endsWith('passwordWrong') ?? false;
  return (
    <AccessForm title={t('email')} text={t('emailText', { email: present })} isBusy={isBusy} onSubmit={save}>
      <LabelledText
        label={t('newEmail')}
        error={code !== undefined && !isPassword ? errorText(refused) : undefined}
        type="email"
        value={form.email}
        onChange={set('email')}
        required
        maxLength={longestEmail}
        autoComplete="email"
      />
      <Field label={t('current')} error={isPassword ? errorText(refused) : undefined}>
        {(ties) => <PasswordInput ties={ties} value={form.password} onChange={set('password')} />}
      </Field>
    </AccessForm>
  );
}
