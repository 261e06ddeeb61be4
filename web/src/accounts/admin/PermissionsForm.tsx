import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useRefresh } from 'ra-core';
import { useAdminResources } from '../../console/admin-resources.ts';
import { SetIndividualPermissionsDocument } from '../../generated/accounts/admin/user-edit.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { useCommand } from '../../lib/data/index.ts';
import { FormCard, useForm } from '../../lib/forms/index.ts';
import { messageText, useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { individualPermissionsMessages } from './individual-permissions.messages.ts';

/** What one person may see and change beside the roles, as a whole. */
export function PermissionsForm({ user }: { readonly user: AdminUserDetailFragment }) {
  const t = useMessages(individualPermissionsMessages);
  const resources = useAdminResources().toSorted((a, b) => a.keys.order - b.keys.order);
  const inOrder = (permissions: readonly string[]) =>
    resources
      .flatMap(({ keys: { read, write } }) => (write ? [read.name, write.name] : [read.name]))
      .filter((key) => permissions.includes(key));
  const { run } = useCommand(SetIndividualPermissionsDocument);
  const form = useForm({
    start: { permissions: user.permissions },
    revision: user._revision,
    again: useRefresh(),
    sentOf: ({ permissions }) => ({ permissions: inOrder(permissions) }),
  });
  const { value: held, onChange } = form.field('permissions');
  const name = { name: user.fullName };
  const box = (label: string, isOn: boolean, given: readonly string[], taken: readonly string[]) => (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', minHeight: { xs: 48, md: 36 }, pr: '9px', fontSize: 14 }}
    >
      <Checkbox
        size="small"
        checked={isOn}
        onChange={(_, on) => onChange(on ? [...held, ...given] : held.filter((key) => !taken.includes(key)))}
      />
      {label}
    </Box>
  );
  return (
    <FormCard
      id="permissions"
      title={t('title')}
      intro={t('intro', name)}
      form={form}
      send={({ permissions }) =>
        run({ _id: user.id, permissions: inOrder(permissions), expectedRevision: form.expectedRevision })
      }
      done={t('saved', name)}
      sx={{ mt: '18px' }}
    >
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
    </FormCard>
  );
}
