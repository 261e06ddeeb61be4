import Box from '@mui/material/Box';
import { useRefresh } from 'ra-core';
import { longestPersonName } from '@paideia/events/kernel/limits.ts';
import { longestLocation } from '@paideia/events/profiles/profile.rules.ts';
import { editsMessages, FormCard, LabelledChoice, LabelledText, nowReads, useForm } from '../../lib/forms/index.ts';
import { useCommand } from '../../lib/data/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { adminUsersMessages } from './admin-users.messages.ts';
import { profileOf, sentOf } from './profile-draft.ts';
import { UpdateUserDocument } from '../../generated/accounts/admin/user-edit.ts';
import { userEditMessages } from './user-edit.messages.ts';
import { EmailLines, PhoneLines } from '../../lib/contacts/index.ts';

type Props = { readonly user: AdminUserDetailFragment; readonly isReadOnly: boolean };

/** The person's own facts, as staff corrects them. Only what was changed is sent; somebody else's change is shown beside the field. */
export function ProfileForm({ user, isReadOnly }: Props) {
  const t = useMessages(userEditMessages);
  const words = useMessages(adminUsersMessages);
  const edits = useMessages(editsMessages);
  const { config } = useStart();
  const { run } = useCommand(UpdateUserDocument);
  const form = useForm({ start: profileOf(user), revision: user.profileRevision, sentOf, again: useRefresh() });
  const { others, changes, expectedRevision } = form;
  const send = async () => {
    const { updateUser } = await run({ _id: user.id, input: changes, expectedRevision });
    form.saved(updateUser.profileRevision);
  };
  const text = (name: 'firstName' | 'lastName' | 'location', maxLength: number) => (
    <LabelledText
      label={words(name)}
      isOptional={name === 'location'}
      {...form.field(name)}
      required={name !== 'location'}
      maxLength={maxLength}
      autoComplete="off"
    />
  );
  return (
    <FormCard title={words('profile')} form={form} isReadOnly={isReadOnly} send={send} done={t('saved')}>
      <Box
        sx={{
          display: 'grid',
          gap: '15px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {text('firstName', longestPersonName)}
        {text('lastName', longestPersonName)}
      </Box>
      {text('location', longestLocation)}
      <LabelledChoice label={t('language')} {...form.field('locale')} options={config.locales} isRequired />
      <PhoneLines lines={form.value.phones} hint={nowReads(others.phones, edits)} onChange={form.change('phones')} />
      <EmailLines lines={form.value.emails} hint={nowReads(others.emails, edits)} onChange={form.change('emails')} />
    </FormCard>
  );
}
