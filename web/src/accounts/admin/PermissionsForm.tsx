import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { userAccountCommands } from '@paideia/events/accounts/account.commands.ts';
import type { AdminResource } from '../../console/admin-resource.ts';
import { useAdminResources } from '../../console/admin-resources.ts';
import { EditForm, useFormInput } from '../../console/forms/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { messageText, useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { individualPermissionsMessages } from './individual-permissions.messages.ts';

const schema = userAccountCommands.SetIndividualPermissions.omit({ userId: true });

/** What one person may see and change beside the roles, as a whole. */
export function PermissionsForm({ user }: { readonly user: AdminUserDetailFragment }) {
  const t = useMessages(individualPermissionsMessages);
  const resources = useAdminResources().toSorted((a, b) => a.keys.order - b.keys.order);
  const words = new Map<string, string>(
    resources.flatMap(({ keys: { read, write }, screens: { list } }) => {
      const seen = [read.name, `${labelOf(list)}: ${t('see')}`] as const;
      return write ? [seen, [write.name, `${labelOf(list)}: ${t('change')}`] as const] : [seen];
    }),
  );
  const inOrder = (permissions: readonly string[]) => [...words.keys()].filter((key) => permissions.includes(key));
  const name = { name: user.fullName };
  return (
    <Box sx={{ mt: '18px' }}>
      <EditForm
        resource="userPermissions"
        record={user}
        schema={schema}
        fieldsOf={({ permissions }) => ({ permissions: inOrder(permissions) })}
        fields={{ permissions: { label: t('title'), words: (key) => words.get(key) ?? key } }}
        saved={() => t('saved', name)}
        title={t('title')}
      >
        <Typography sx={{ color: 'var(--ink-2)', overflowWrap: 'anywhere' }}>{t('intro', name)}</Typography>
        <PermissionsField resources={resources} inOrder={inOrder} />
      </EditForm>
    </Box>
  );
}

type FieldProps = {
  readonly resources: readonly AdminResource[];
  readonly inOrder: (permissions: readonly string[]) => readonly string[];
};
function PermissionsField({ resources, inOrder }: FieldProps) {
  const t = useMessages(individualPermissionsMessages);
  const { value: held, onChange } = useFormInput<readonly string[]>('permissions', []);
  const box = (label: string, isOn: boolean, given: readonly string[], taken: readonly string[]) => (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', minHeight: { xs: 48, md: 36 }, pr: '9px', fontSize: 14 }}
    >
      <Checkbox
        size="small"
        checked={isOn}
        onChange={(_, on) => onChange(inOrder(on ? [...held, ...given] : held.filter((key) => !taken.includes(key))))}
      />
      {label}
    </Box>
  );
  return (
    <ul>
      {resources.map(({ keys, about, screens: { list } }) => {
        const [read, write] = [keys.read.name, keys.write?.name];
        const label = labelOf(list);
        return (
          <Box
            component="li"
            key={keys.resource}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: '0 12px',
              py: '6px',
              borderTop: '1px solid var(--line)',
              fontSize: 14,
            }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <b style={{ fontWeight: 600 }}>{label}</b>
              <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>
                {messageText(about)} {keys.isRegional && t('inOwnRegions')}
              </Box>
            </Box>
            {/* Whoever may change something may see it too. */}
            <Box role="group" aria-label={label} sx={{ display: 'flex', minWidth: 190 }}>
              {box(t('see'), held.includes(read), [read], write ? [read, write] : [read])}
              {write && box(t('change'), held.includes(write), [read, write], [write])}
            </Box>
          </Box>
        );
      })}
    </ul>
  );
}
