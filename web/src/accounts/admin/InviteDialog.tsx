import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useRefresh } from 'ra-core';
import { useState } from 'react';
import { Picks } from '../../console/Picks.tsx';
import { useOpenGroupChoices, useOpenRegionChoices } from '../../console/use-places.ts';
import { ActDialog, notify } from '../../lib/ui/index.ts';
import { Dropdown, Field, newId, TextInput, useActs, useForm } from '../../lib/forms/index.ts';
import { errorCode, useCommand } from '../../lib/data/index.ts';
import { actorOf, useStart, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminUsersMessages } from './admin-users.messages.ts';
import { roleChoices } from './role-choices.ts';
import { barTexts } from './role-words.ts';
import type { Role } from '../../generated/schema.ts';
import { InviteUserDocument } from '../../generated/accounts/admin/user-edit.ts';
import { userEditMessages } from './user-edit.messages.ts';

const none: readonly string[] = [];
const nobody = {
  email: '',
  firstName: '',
  lastName: '',
  regionIds: [] as readonly string[],
  groupIds: [] as readonly string[],
  roles: [] as readonly Role[],
};

/** A new person: who it is, where the person belongs, and what the person may. What is typed survives a reload. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(userEditMessages);
  const words = useMessages(adminUsersMessages);
  const me = useUser();
  const { config } = useStart();
  const refresh = useRefresh();
  const [groups, regions] = [useOpenGroupChoices(), useOpenRegionChoices(none)];
  const {
    value: typed,
    set,
    clear,
  } = useForm({ draft: `invite:${me._id}`, start: () => ({ ...nobody, locale: config.defaultLocale }) });
  const [userId] = useState(newId);
  const { run, isBusy } = useCommand(InviteUserDocument);
  const acts = useActs(() => Promise.resolve(), refresh);
  const isTaken = errorCode(acts.error) === 'account.emailTaken';
  const submit = async () => {
    const input = { ...typed, _id: userId, email: typed.email.trim(), roles: ['user' as const, ...typed.roles] };
    if (!(await acts.attempt(() => run({ input })))) return;
    notify(t('inviteDone', { email: input.email }));
    clear();
    onClose();
  };
  const text = (name: 'firstName' | 'lastName' | 'email', maxLength: number) => (
    <Field label={words(name)} error={name === 'email' && isTaken ? t('emailTaken') : undefined}>
      {(ties) => (
        <TextInput
          ties={ties}
          value={typed[name]}
          onChange={(value) => set({ [name]: value })}
          type={name === 'email' ? 'email' : 'text'}
          required
          maxLength={maxLength}
          autoComplete="off"
          autoFocus={name === 'firstName'}
        />
      )}
    </Field>
  );
  return (
    <ActDialog
      title={t('inviteTitle')}
      confirm={t('invite')}
      isBusy={isBusy}
      acts={isTaken ? { error: undefined, isOvertaken: false } : acts}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t('inviteAbout')}</p>
      <Box
        sx={{
          display: 'grid',
          gap: '15px',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {text('firstName', 100)}
        {text('lastName', 100)}
      </Box>
      {text('email', 254)}
      <Field label={t('language')} hint={t('languageHint')}>
        {(ties) => (
          <Dropdown
            ties={ties}
            value={typed.locale}
            options={config.locales}
            onChange={(locale) => set({ locale })}
            isRequired
          />
        )}
      </Field>
      <Picks
        label={t('addRegion')}
        none={t('noRegions')}
        choices={regions}
        value={typed.regionIds}
        onChange={(regionIds) => set({ regionIds })}
        hint={t('regionsHint')}
        isOptional
      />
      <Picks
        label={t('addGroup')}
        none={t('noGroups')}
        choices={groups}
        value={typed.groupIds}
        onChange={(groupIds) => set({ groupIds })}
        isOptional
      />
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
              checked={role === 'user' || typed.roles.includes(role)}
              onChange={(_, isOn) =>
                set({ roles: isOn ? [...typed.roles, role] : typed.roles.filter((one) => one !== role) })
              }
            />
            <span>
              {words(role)} {bar && <span style={{ color: 'var(--ink-3)' }}>{t(barTexts[bar])}</span>}
            </span>
          </Box>
        ))}
        <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-3)' }}>{t('rolesHint')}</Box>
      </Box>
    </ActDialog>
  );
}
