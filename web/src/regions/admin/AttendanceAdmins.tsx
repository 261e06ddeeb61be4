import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { regionPermissions } from '@paideia/events/regions/region.permissions.ts';
import { EditAct } from '../../console/forms/index.ts';
import { LinkRows } from '../../console/LinkRows.tsx';
import { useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { SectionCard } from '../../lib/ui/index.ts';
import { user } from '../../accounts/accounts.screens.ts';
import type { AdminRegionDetailFragment } from '../../generated/regions/admin/regions-admin.ts';
import { AttendanceAdminsDialog } from './AttendanceAdminsDialog.tsx';
import { regionsAdminMessages } from './regions-admin.messages.ts';

type Props = { readonly region: AdminRegionDetailFragment };

/** Who decides about leave and absences in a region. */
export function AttendanceAdmins({ region }: Props) {
  const t = useMessages(regionsAdminMessages);
  const mayEdit = may(useUser(), regionPermissions.SetRegionAttendanceAdmins, { regionId: region.id });
  return (
    <SectionCard
      title={t('admins')}
      headSx={{ pb: '6px' }}
      aside={
        mayEdit && (
          <EditAct part={t('admins')}>{(close) => <AttendanceAdminsDialog region={region} onClose={close} />}</EditAct>
        )
      }
    >
      <Box sx={{ p: '0 18px 6px' }}>
        {region.attendanceAdmins.length === 0 ? (
          <Alert severity="warning" sx={{ mb: '12px' }}>
            {t('noAdmins')}
          </Alert>
        ) : (
          <LinkRows
            rows={region.attendanceAdmins.map(({ _id, fullName }) => ({
              key: _id,
              to: addressOf(user, { id: _id }),
              text: fullName,
            }))}
          />
        )}
      </Box>
    </SectionCard>
  );
}
