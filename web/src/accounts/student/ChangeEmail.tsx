import { useState } from 'react';
import { longestEmail } from '@paideia/events/kernel/limits.ts';
import { useCommand } from '../../lib/data/index.ts';
import { Field, FormCard, LabelledText, passwordDigest, useForm } from '../../lib/forms/index.ts';
import { useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { ChangeOwnEmailDocument } from '../../generated/accounts/own-access.ts';
import { isSameAddress } from '../is-same-address.ts';
import { ownAccessMessages } from '../own-access.messages.ts';
import { PasswordInput } from '../public/PasswordInput.tsx';

const none = { email: '', password: '' };
const refusals = {
  'account.passwordWrong': { field: 'password' },
  'signIn.passwordWrong': { field: 'password' },
  'account.emailTaken': { field: 'email' },
  'account.emailInUse': { field: 'email' },
} as const;

/** Another address to sign in with. */
export function ChangeEmail({ digest = passwordDigest }: { readonly digest?: typeof passwordDigest }) {
  const t = useMessages(ownAccessMessages);
  const user = useUser();
  const { run } = useCommand(ChangeOwnEmailDocument);
  const [present, setPresent] = useState(user.email ?? '');
  const form = useForm({ start: none, secrets: ['password'], refusals });
  const password = form.field('password');
  const send = async (typed: typeof none) => {
    await run({ email: typed.email, password: await digest(typed.password) });
    setPresent(typed.email);
    form.clear();
  };
  return (
    <FormCard
      id="change-email"
      title={t('email')}
      intro={t('emailText', { email: present })}
      label={t('email')}
      isNew
      form={form}
      send={send}
      done={t('emailChanged')}
    >
      <LabelledText
        label={t('newEmail')}
        {...form.field('email')}
        problem={isSameAddress(form.value.email, present) ? t('sameEmail') : undefined}
        type="email"
        required
        maxLength={longestEmail}
        autoComplete="email"
      />
      <Field label={t('current')} error={password.error}>
        {(controlProps) => <PasswordInput controlProps={controlProps} {...password} />}
      </Field>
    </FormCard>
  );
}
