import { useCommand } from '../../lib/data/index.ts';
import { Field, FormCard, passwordDigest, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { accountsMessages } from '../accounts.messages.ts';
import { ChangePasswordDocument } from '../../generated/accounts/own-access.ts';
import { ownAccessMessages } from '../own-access.messages.ts';
import { PasswordInput } from '../public/PasswordInput.tsx';
import { MySessionsDocument } from '../../generated/accounts/student/account-parts.ts';

const refetch = [MySessionsDocument];
const none = { current: '', wanted: '' };
const refusals = {
  'account.passwordWrong': { field: 'current' },
  'signIn.passwordWrong': { field: 'current' },
  'account.passwordCommon': { field: 'wanted' },
  'account.passwordPersonal': { field: 'wanted' },
} as const;

/** A new password, for who knows the present one. */
export function ChangePassword() {
  const t = useMessages(ownAccessMessages);
  const account = useMessages(accountsMessages);
  const { run } = useCommand(ChangePasswordDocument, { refetch });
  const form = useForm({ start: none, secrets: ['current', 'wanted'], refusals });
  const [current, wanted] = [form.field('current'), form.field('wanted')];
  const send = async (typed: typeof none) => {
    await run({ oldPassword: await passwordDigest(typed.current), newPassword: await passwordDigest(typed.wanted) });
    form.clear();
  };
  return (
    <FormCard
      id="change-password"
      title={t('password')}
      intro={t('passwordText')}
      label={t('password')}
      isNew
      isGuarded={false}
      form={form}
      send={send}
      done={t('passwordChanged')}
    >
      <Field label={t('current')} error={current.error}>
        {(controlProps) => <PasswordInput controlProps={controlProps} {...current} />}
      </Field>
      <Field label={account('newPassword')} hint={account('passwordHint')} error={wanted.error}>
        {(controlProps) => <PasswordInput controlProps={controlProps} {...wanted} isNew />}
      </Field>
    </FormCard>
  );
}
