import { useMemo } from 'react';
import { profilePermissions } from '@paideia/events/profiles/profile.permissions.ts';
import { ChoiceField, EditForm, EmailsField, FieldPair, PhonesField, TextField } from '../../console/forms/index.ts';
import { useStart } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { contactMessages } from '../../lib/contacts/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { adminUsersMessages } from './admin-users.messages.ts';
import { changesOf, profileOf, profileSchemaOf, type Profile } from './profile-draft.ts';
import { useMayOn } from './use-may-on.ts';
import { userEditMessages } from './user-edit.messages.ts';

// The form holds these, and only what was typed anew is sent.
const changedOf = (typed: object, began: object) => ({ changed: changesOf(began as Profile, typed as Profile) });

/** These are the person's own facts, as staff corrects them. */
export function ProfileForm({ user }: { readonly user: AdminUserDetailFragment }) {
  const t = useMessages(userEditMessages);
  const words = useMessages(adminUsersMessages);
  const contacts = useMessages(contactMessages);
  const { locales } = useStart().config;
  const schema = useMemo(() => profileSchemaOf(profileOf(user)), [user]);
  const lineWords = ({ value }: Readonly<Record<string, unknown>>) => String(value);
  return (
    <EditForm
      resource="users"
      record={user}
      revision="profileRevision"
      schema={schema}
      fieldsOf={profileOf}
      sentOf={changedOf}
      fields={{
        firstName: { label: words('firstName') },
        lastName: { label: words('lastName') },
        location: { label: words('location') },
        locale: {
          label: t('language'),
          words: (locale) => locales.find((one) => one.value === locale)?.label ?? locale,
        },
        phones: { label: contacts('phones'), lineWords },
        emails: { label: contacts('emails'), lineWords },
      }}
      saved={() => t('saved')}
      title={words('profile')}
      isReadOnly={!useMayOn(user)(profilePermissions.UpdateUserProfile)}
    >
      <FieldPair>
        <TextField source="firstName" label={words('firstName')} autoComplete="off" />
        <TextField source="lastName" label={words('lastName')} autoComplete="off" />
      </FieldPair>
      <TextField source="location" label={words('location')} autoComplete="off" isOptional />
      <ChoiceField keepsPresent source="locale" label={t('language')} options={locales} />
      <PhonesField source="phones" />
      <EmailsField source="emails" />
    </EditForm>
  );
}
