import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRefresh } from 'ra-core';
import { useState } from 'react';
import { FactColumns } from '../../console/FactColumns.tsx';
import { Picks } from '../../console/Picks.tsx';
import { useOpenRegionChoices } from '../../console/use-places.ts';
import { actsMessages, editsMessages, UnsavedChanges, useActs, useForm } from '../../lib/forms/index.ts';
import { AppLink, kernelMessages, notify, StatusChip } from '../../lib/ui/index.ts';
import { errorText, useCommand } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { adminUsersMessages } from './admin-users.messages.ts';
import { EnrolmentDialog, type EnrolmentWish } from './EnrolmentDialog.tsx';
import { AssignUserRegionsDocument } from '../../generated/accounts/admin/user-edit.ts';
import { userEditMessages } from './user-edit.messages.ts';

/** Where a person belongs. */
export const PlacesTab = ({ user }: { readonly user: AdminUserDetailFragment }) => (
  <FactColumns>
    <Regions user={user} />
    <Groups user={user} />
  </FactColumns>
);

function Regions({ user }: { readonly user: AdminUserDetailFragment }) {
  const t = useMessages(userEditMessages);
  const words = useMessages(adminUsersMessages);
  const kernel = useMessages(kernelMessages);
  const common = useMessages(actsMessages);
  const edits = useMessages(editsMessages);
  const refresh = useRefresh();
  const present: readonly string[] = user.regions.map(({ _id }) => _id);
  const regions = useOpenRegionChoices(present);
  const { run, isBusy } = useCommand(AssignUserRegionsDocument);
  const acts = useActs(() => Promise.resolve(refresh()), refresh);
  const form = useForm({
    start: { regionIds: present },
    revision: user._revision,
    isOvertaken: acts.isOvertaken,
    sentOf: ({ regionIds }) => ({ regionIds: regionIds.toSorted() }),
  });
  const { regionIds } = form.value;
  const save = async () => {
    if (!(await acts.attempt(() => run({ _id: user.id, regionIds, expectedRevision: form.expectedRevision })))) return;
    form.clear();
    notify(t('regionsSaved'));
  };
  return (
    <Card component="section" sx={{ p: '15px 18px 18px', display: 'flex', flexDirection: 'column', gap: '12px' }}>
      <Typography component="h2" variant="h4">
        {words('regions')}
      </Typography>
      {acts.isOvertaken && (
        <Alert severity="warning">
          {common('overtaken')} {edits('now', { value: user.regions.map(({ name }) => name).join(', ') || '–' })}{' '}
          {edits('keptTyped')}
        </Alert>
      )}
      {acts.error !== undefined && <Alert severity="error">{errorText(acts.error)}</Alert>}
      <Picks
        label={t('addRegion')}
        hint={t('regionsHint')}
        none={t('noRegions')}
        choices={regions}
        value={regionIds}
        onChange={form.change('regionIds')}
      />
      <Box>
        <Button variant="contained" disabled={!form.isChanged || isBusy} onClick={() => void save()}>
          {kernel('save')}
        </Button>
      </Box>
      <UnsavedChanges isChanged={form.isUnsaved && !isBusy} />
    </Card>
  );
}

function Groups({ user }: { readonly user: AdminUserDetailFragment }) {
  const t = useMessages(userEditMessages);
  const words = useMessages(adminUsersMessages);
  const [wish, setWish] = useState<EnrolmentWish>();
  return (
    <Card component="section" sx={{ p: '15px 18px 18px' }}>
      <Typography component="h2" variant="h4" sx={{ mb: '6px' }}>
        {words('groups')}
      </Typography>
      {user.groups.length === 0 && (
        <Typography sx={{ color: 'var(--ink-2)', fontSize: 14, py: '6px' }}>{t('noGroups')}</Typography>
      )}
      <ul>
        {user.groups.map((group) => (
          <Box
            component="li"
            key={group._id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: '6px 12px',
              py: '9px',
              borderTop: '1px solid var(--line)',
              fontSize: 14,
            }}
          >
            <Box sx={{ flex: '1 1 150px', minWidth: 0 }}>
              <AppLink to={`/groups/${group._id}`}>{group.name}</AppLink>
            </Box>
            <StatusChip area="enrolment" status={group.enrolment} />
            {group.enrolment === 'active' && (
              <Box sx={{ display: 'flex', gap: '6px' }}>
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('graduateFrom', { group: group.name })}
                  onClick={() => setWish({ kind: 'graduate', group })}
                >
                  {t('graduate')}
                </Button>
                <Button
                  size="small"
                  variant="outlined"
                  color="error"
                  aria-label={t('withdrawFrom', { group: group.name })}
                  onClick={() => setWish({ kind: 'withdraw', group })}
                >
                  {t('withdraw')}
                </Button>
              </Box>
            )}
          </Box>
        ))}
      </ul>
      {user.status !== 'deactivated' && (
        <Button variant="outlined" sx={{ mt: '9px' }} onClick={() => setWish({ kind: 'enrol' })}>
          {t('enrol')}
        </Button>
      )}
      {wish && <EnrolmentDialog user={user} wish={wish} onClose={() => setWish(undefined)} />}
    </Card>
  );
}
