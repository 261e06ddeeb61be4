import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { enrolmentPermissions } from '@paideia/events/enrolments/enrolment.permissions.ts';
import { FactColumns } from '../../console/FactColumns.tsx';
import { AppLink, StatusChip } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AdminUserDetailFragment } from '../../generated/accounts/admin/admin-users.ts';
import { adminUsersMessages } from './admin-users.messages.ts';
import { useMayOn } from './use-may-on.ts';
import { EnrolmentDialog, type EnrolmentWish } from './EnrolmentDialog.tsx';
import { RegionsForm } from './RegionsForm.tsx';
import { userEditMessages } from './user-edit.messages.ts';
import { group as groupScreen } from '../../groups/groups.screens.ts';
import { addressOf } from '../../lib/screens/index.ts';

/** It shows where a person belongs. */
export const PlacesTab = ({ user }: { readonly user: AdminUserDetailFragment }) => (
  <FactColumns>
    <RegionsForm user={user} />
    <Groups user={user} />
  </FactColumns>
);

function Groups({ user }: { readonly user: AdminUserDetailFragment }) {
  const t = useMessages(userEditMessages);
  const words = useMessages(adminUsersMessages);
  const [wish, setWish] = useState<EnrolmentWish>();
  const mayOn = useMayOn(user);
  const mayEnrol = mayOn(enrolmentPermissions.EnrolStudent);
  const mayGraduate = mayOn(enrolmentPermissions.GraduateStudent);
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
              <AppLink to={addressOf(groupScreen, { id: group._id })}>{group.name}</AppLink>
            </Box>
            <StatusChip area="enrolment" status={group.enrolment} />
            {mayGraduate && group.enrolment === 'completed' && (
              <Button
                size="small"
                variant="outlined"
                aria-label={t('undoFrom', { group: group.name })}
                onClick={() => setWish({ kind: 'undo', group })}
              >
                {t('undo')}
              </Button>
            )}
            {mayEnrol && group.enrolment === 'active' && (
              <Box sx={{ display: 'flex', gap: '6px' }}>
                {mayGraduate && (
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={t('graduateFrom', { group: group.name })}
                    onClick={() => setWish({ kind: 'graduate', group })}
                  >
                    {t('graduate')}
                  </Button>
                )}
                <Button
                  size="small"
                  variant="text"
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
      {mayEnrol && user.status !== 'deactivated' && (
        <Button variant="outlined" sx={{ mt: '9px' }} onClick={() => setWish({ kind: 'enrol' })}>
          {t('enrol')}
        </Button>
      )}
      {wish && <EnrolmentDialog user={user} wish={wish} onClose={() => setWish(undefined)} />}
    </Card>
  );
}
