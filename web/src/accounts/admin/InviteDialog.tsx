import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useInput } from 'react-admin';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { InviteUser } from '@paideia/events/accounts/account.commands.ts';
import { ChoiceField, PicksField, TextField } from '../../console/forms/inputs.tsx';
import { CreateDialog } from '../../console/forms/RecordDialog.tsx';
import { useOpenGroupChoices, useOpenRegionChoices } from '../../console/use-places.ts';
import { newId, useForm } from '../../lib/forms/index.ts';
import { actorOf, useStart, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminUsersMessages } from './admin-users.messages.ts';
import { roleChoices } from './role-choices.ts';
import { barTexts } from './role-words.ts';
import { userEditMessages } from './user-edit.messages.ts';

const none: readonly string[] = [];
const nobody = {
  email: '',
  firstName: '',
  lastName: '',
  regionIds: none,
  groupIds: none,
  roles: ['user'] as readonly string[],
};
const schema = InviteUser.omit({ userId: true });
const twoColumns = { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } as const;

/** A new person: who it is, where the person belongs, and what the person may. What is typed survives a reload. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(userEditMessages);
  const words = useMessages(adminUsersMessages);
  const me = useUser();
  const { config } = useStart();
  const [groups, regions] = [useOpenGroupChoices(), useOpenRegionChoices(none)];
  const draft = useForm({ draft: `invite:${me._id}`, start: () => ({ ...nobody, locale: config.defaultLocale }) });
  const [begun] = useState(() => ({ ...draft.value, id: newId() }));
  return (
    <CreateDialog
      resource="users"
      title={t('inviteTitle')}
      confirm={t('invite')}
      schema={schema}
      begun={begun}
      refusals={{ 'account.emailTaken': { field: 'email', text: t('emailTaken') } }}
      saved={({ email }) => t('inviteDone', { email: String(email).trim() })}
      onSaved={draft.clear}
      onClose={onClose}
    >
      <KeepDraft keep={draft.set} />
      <p>{t('inviteAbout')}</p>
      <Box sx={{ display: 'grid', gap: '15px', gridTemplateColumns: twoColumns }}>
        <TextField source="firstName" label={words('firstName')} autoComplete="off" autoFocus />
        <TextField source="lastName" label={words('lastName')} autoComplete="off" />
      </Box>
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

type Draft = typeof nobody & { readonly locale: string };
/** Keeps what is typed on this device. */
function KeepDraft({ keep }: { readonly keep: (typed: Partial<Draft>) => void }) {
  const { email, firstName, lastName, locale, regionIds, groupIds, roles } = useWatch<Draft>() as Draft; // All of them have a value from the start.
  const typed = JSON.stringify({ email, firstName, lastName, locale, regionIds, groupIds, roles });
  const [kept, setKept] = useState(typed);
  useEffect(() => {
    if (typed === kept) return;
    setKept(typed);
    keep(JSON.parse(typed) as Draft);
  }, [typed, kept, keep]);
  return null;
}

/** What the person may do everywhere, as far as whoever invites may grant it. */
function RolesField({ source }: { readonly source: string }) {
  const t = useMessages(userEditMessages);
  const words = useMessages(adminUsersMessages);
  const me = useUser();
  const { field } = useInput({ source });
  const roles = field.value as readonly string[]; // As the form begins with them.
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontSize: 13, fontWeight: 600, color: 'var(--ink-2)', p: 0, mb: '6px' }}>
        {words('roles')}
      </Box>
      {roleChoices(actorOf(me), ['user']).map(({ role, bar }) => (
        <Box
          component="label"
          key={role}
          sx={{ display: 'flex', alignItems: 'center', gap: '6px', minHeight: { xs: 48, md: 36 }, fontSize: 14 }}
        >
          <Checkbox
            size="small"
            disabled={bar !== undefined}
            checked={roles.includes(role)}
            onChange={(_, isOn) => field.onChange(isOn ? [...roles, role] : roles.filter((one) => one !== role))}
          />
          <span>
            {words(role)} {bar && <span style={{ color: 'var(--ink-3)' }}>{t(barTexts[bar])}</span>}
          </span>
        </Box>
      ))}
      <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-3)' }}>{t('rolesHint')}</Box>
    </Box>
  );
}
