import { useState } from 'react';
import { InviteUser } from '@paideia/events/accounts/account.commands.ts';
import { accountPermissions } from '@paideia/events/accounts/account.permissions.ts';
import { ChoiceField, CreateDialog, FieldPair, PicksField, TextField } from '../../console/forms/index.ts';
import { useOpenGroupChoices, useOpenRegionChoicesWhere } from '../../console/use-places.ts';
import { newId } from '../../lib/forms/index.ts';
import { useStart, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminUsersMessages } from './admin-users.messages.ts';
import { RolesField } from './RolesField.tsx';
import { userEditMessages } from './user-edit.messages.ts';

const none: readonly string[] = [];
const nobody = { email: '', firstName: '', lastName: '', regionIds: none, groupIds: none, roles: ['user'] };
const schema = InviteUser.omit({ userId: true });

/** It asks of a new person who it is, where the person belongs, and what the person may. What is typed survives a reload. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(userEditMessages);
  const words = useMessages(adminUsersMessages);
  const me = useUser();
  const { config } = useStart();
  const [groups, regions] = [useOpenGroupChoices(), useOpenRegionChoicesWhere(accountPermissions.InviteUser)];
  const [id] = useState(newId);
  return (
    <CreateDialog
      resource="users"
      title={t('inviteTitle')}
      confirm={t('invite')}
      schema={schema}
      begun={{ id, ...nobody, locale: config.defaultLocale }}
      draft={`invite:${me._id}`}
      refusals={{ 'account.emailTaken': { field: 'email', text: t('emailTaken') } }}
      saved={({ email }) => t('inviteDone', { email: String(email).trim() })}
      onClose={onClose}
    >
      <p>{t('inviteAbout')}</p>
      <FieldPair>
        <TextField source="firstName" label={words('firstName')} autoComplete="off" />
        <TextField source="lastName" label={words('lastName')} autoComplete="off" />
      </FieldPair>
      <TextField source="email" type="email" label={words('email')} autoComplete="off" />
      <ChoiceField source="locale" label={t('language')} hint={t('languageHint')} options={config.locales} />
      <PicksField
        source="regionIds"
        label={t('addRegion')}
        none={t('noRegions')}
        choices={regions}
        hint={t('regionsHint')}
        isOptional
      />
      <PicksField source="groupIds" label={t('addGroup')} none={t('noGroups')} choices={groups} isOptional />
      <RolesField source="roles" />
    </CreateDialog>
  );
}
