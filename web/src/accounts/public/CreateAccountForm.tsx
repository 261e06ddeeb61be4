import { newUuid } from '@paideia/events/kernel/new-ids.ts';
import { useRef, useState } from 'react';
import { longestEmail, longestPersonName } from '@paideia/events/kernel/limits.ts';
import { LabelledChoice, LabelledText } from '../../lib/forms/index.ts';
import { errorText, fetchOperation, OperationError } from '../../lib/data/index.ts';
import { currentLocale, useMessages } from '../../lib/i18n/index.ts';
import { notify, notifyError } from '../../lib/ui/index.ts';
import { goToPublic } from '../../lib/session/index.ts';
import { accountsMessages } from '../accounts.messages.ts';
import { SelfCreateAccountOperation, type SignUpGroupQuery } from '../../generated/accounts/sign-in-pages.fetch.ts';
import { signInPagesMessages } from '../sign-in-pages.messages.ts';
import { PublicForm } from './PublicForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { PublicLink } from './PublicLink.tsx';
import { useVisitorForm } from './use-visitor-form.ts';
import { WaitNotice } from './WaitNotice.tsx';
import { signIn } from '../accounts.screens.ts';

type SignUpPlace = {
  readonly group: NonNullable<SignUpGroupQuery['signUpGroup']>;
  readonly countries: SignUpGroupQuery['countries'];
};
type Props = { readonly groupId: string; readonly place: SignUpPlace; readonly onSent: (email: string) => void };
const fields = ['firstName', 'lastName', 'email', 'country'] as const;
type Name = (typeof fields)[number];
const empty: Readonly<Record<Name, string>> = { firstName: '', lastName: '', email: '', country: '' };
type Wrong = Partial<Readonly<Record<Name, string | undefined>>>;
/** It finds what the server says of the fields. */
const wordsOf = (error: unknown): Wrong => {
  if (!(error instanceof OperationError)) return {};
  const issueOf = (name: Name) => error.issues.find(({ path }) => path.split('.').at(-1) === name)?.text;
  return {
    firstName: issueOf('firstName'),
    lastName: issueOf('lastName'),
    email: issueOf('email'),
    country: issueOf('country'),
  };
};
const haveAccount = 'You already have an account';

export function CreateAccountForm({ groupId, place, onSent }: Props) {
  const t = useMessages(signInPagesMessages);
  const account = useMessages(accountsMessages);
  const form = useVisitorForm({ start: () => empty, carried: 'overVisits' });
  const { value: typed, set, wait } = form;
  const [wrong, setWrong] = useState<Wrong>({});
  const content = useRef<HTMLDivElement>(null);
  // One intention, however often it is sent: what was answered the first time is answered again.
  const [commandId] = useState(() => newUuid());
  const change = (name: Name) => (value: string) => {
    set({ [name]: value });
    setWrong({ ...wrong, [name]: undefined });
  };
  const controlOf = (name: Name) =>
    content.current?.querySelector<HTMLElement>(name === 'country' ? 'select' : `[name=${name}]`);

  async function create(): Promise<void> {
    const absent = fields.filter((name) => typed[name].trim() === '');
    setWrong(Object.fromEntries(absent.map((name) => [name, t('requiredFieldMissing')])));
    if (absent[0]) {
      notifyError(t('requiredFieldMissing'));
      controlOf(absent[0])?.focus();
      return;
    }
    if (content.current?.closest('form')?.reportValidity() === false) return;
    await form.send(async ({ country, ...profile }) => {
      try {
        const { selfCreateAccount } = await fetchOperation(SelfCreateAccountOperation, {
          userProfileInput: { _id: 'placeholder', ...profile },
          groupId,
          country,
          locale: currentLocale(),
          commandId,
        });
        onSent(selfCreateAccount.email);
      } catch (error) {
        if (error instanceof Error && error.message.includes(haveAccount)) {
          notify(errorText(error));
          return goToPublic(signIn.path);
        }
        const issues = wordsOf(error);
        setWrong(issues);
        const first = fields.find((name) => issues[name] !== undefined);
        if (first) controlOf(first)?.focus();
        throw error;
      }
    });
  }
  const text = (name: Exclude<Name, 'country'>, label: string, autoComplete: string) => (
    <LabelledText
      label={label}
      name={name}
      autoComplete={autoComplete}
      error={wrong[name]}
      value={typed[name]}
      onChange={change(name)}
      type={name === 'email' ? 'email' : 'text'}
      required
      maxLength={name === 'email' ? longestEmail : longestPersonName}
    />
  );
  const { name, regionName } = place.group;
  return (
    <SignInLayout>
      <PublicForm
        title={t('createTitle')}
        hint={t('createHint', { group: regionName ? `${name}, ${regionName}` : name })}
        label={t('create')}
        isDisabled={form.isWaiting}
        refusal={form.refusal}
        formRef={form.formRef}
        onSubmit={create}
        noValidate
        below={<PublicLink to={signIn.path}>{t('haveAccount')}</PublicLink>}
      >
        <div ref={content} style={{ display: 'contents' }}>
          {text('firstName', t('firstName'), 'given-name')}
          {text('lastName', t('lastName'), 'family-name')}
          {text('email', account('email'), 'email')}
          <LabelledChoice
            label={t('country')}
            {...form.field('country')}
            error={wrong.country}
            onChange={change('country')}
            options={place.countries.map((one) => ({ value: one.name, label: one.label }))}
            hasPlaceholder
            isRequired
          />
        </div>
        <WaitNotice wait={wait} />
      </PublicForm>
    </SignInLayout>
  );
}
