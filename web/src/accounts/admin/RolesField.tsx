import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useFormInput } from '../../console/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { actorOf, useUser } from '../../lib/session/index.ts';
import { adminUsersMessages } from './admin-users.messages.ts';
import { roleChoices } from './role-choices.ts';
import { barTexts } from './role-words.ts';
import { userEditMessages } from './user-edit.messages.ts';

/** It offers what the person may do everywhere, as far as whoever invites may grant it. */
export function RolesField({ source }: { readonly source: string }) {
  const t = useMessages(userEditMessages);
  const words = useMessages(adminUsersMessages);
  const me = useUser();
  const { value: roles, onChange } = useFormInput<readonly string[]>(source, []);
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
            onChange={(_, isOn) => onChange(isOn ? [...roles, role] : roles.filter((one) => one !== role))}
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
