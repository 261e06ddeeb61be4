import { hasRole } from '@paideia/events/kernel/permission.ts';
import { ministries } from '@paideia/projection-service/ministries/ministry.view.ts';
import { dashboardCard, Waiting } from '../kernel/graphql/dashboard.ts';
import { ministryReader } from './ministry.queries.ts';

/** Ministries belong to no campus, so the number is not told by region. Who looks after the alumni is for a setting of the site to say, which is read last. */
export const PendingMinistries = dashboardCard<Waiting>({
  name: 'pendingMinistries',
  type: () => Waiting,
  description: 'Ministries that wait for the approval of an alumni admin',
  isFor: ({ actor }) =>
    hasRole(actor, 'superadmin') || actor.regionRoles.some(({ roleNames }) => roleNames.includes('admin')),
  async read(context) {
    const { isAlumniAdmin } = await ministryReader(context);
    if (!isAlumniAdmin) return null;
    return { ...(await context.read(ministries).count({ where: { status: 'pending' } })), regions: [] };
  },
});
