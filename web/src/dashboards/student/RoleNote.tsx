import Alert from '@mui/material/Alert';
import type { DashboardData } from '../../lib/dashboard/index.ts';
import { groupMessages } from '../../lib/forms/index.ts';
import { listOf, useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { userHasRole, useUser } from '../../lib/session/index.ts';
import { AppLink } from '../../lib/ui/index.ts';
import type { RegionRole } from '../../generated/schema.ts';
import { reports } from '../../reports/reports.screens.ts';
import { dashboardsMessages } from '../dashboards.messages.ts';

/** It tells those who belong to no group and have no console what this page is to them. */
export function RoleNote({ regions }: Pick<DashboardData, 'regions'>) {
  const t = useMessages(dashboardsMessages);
  const group = useMessages(groupMessages);
  const user = useUser();
  const regionsOf = (role: RegionRole) =>
    user.regionRoles
      .filter(({ roleNames }) => roleNames.includes(role))
      .flatMap(({ regionId }) => regions.filter(({ _id }) => _id === regionId))
      .map(({ name }) => name);
  const readsReports = userHasRole(user, 'reportsAdmin');
  const [taught, led] = [regionsOf('instructor'), regionsOf('dean')];
  const sentences = [
    led.length > 0 && t('forDeans', { regions: listOf(led) }),
    taught.length > 0 && t('forInstructors', { regions: listOf(taught) }),
    readsReports && t('forReports'),
  ].filter((sentence) => sentence !== false);
  const hasPart = user.regionRoles.length > 0 || user.attendanceAdminOf.length > 0 || user.roles.length > 1;
  return (
    <Alert severity="info" role="status" sx={{ mb: '18px' }}>
      {sentences.length > 0 ? sentences.join(' ') : hasPart ? t('byNotification') : group('noGroups')}
      {readsReports && (
        <>
          {' '}
          <AppLink to={reports.path} style={{ textDecoration: 'underline' }}>
            {labelOf(reports)}
          </AppLink>
        </>
      )}
    </Alert>
  );
}
