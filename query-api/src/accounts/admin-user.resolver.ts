import { AccountStatus, Role } from '@paideia/events/accounts/account.events.ts';
import { readsUsers } from '@paideia/events/accounts/account.permissions.ts';
import { users, type UserView } from '@paideia/projection-service/accounts/users.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { adminResource } from '../kernel/admin-resource.ts';
import type { Context } from '../kernel/context.ts';
import { oneOf } from '../kernel/time-range.ts';
import { AdminUser, AdminUserFilter } from './admin-user.types.ts';

async function adminUserOf(user: UserView, context: Context): Promise<AdminUser> {
  const [createdBy, attendanceAdminOf] = await Promise.all([
    user.createdBy === null ? undefined : context.join(users, user.createdBy),
    Promise.all(
      user.attendanceAdminOf.map(async (_id) => {
        const region = await context.join(regions, _id);
        return { _id, name: region?.name ?? '', slug: region?.slug ?? '' };
      }),
    ),
  ]);
  return { ...user, id: user._id, createdByName: createdBy?.fullName ?? null, attendanceAdminOf };
}

/** `allAdminUsers`, `AdminUser`: everybody, for admins. */
export const AdminUserResolver = adminResource<UserView, AdminUser, AdminUserFilter>({
  name: 'AdminUser',
  type: AdminUser,
  view: users,
  filter: AdminUserFilter,
  rule: readsUsers,
  scope: () => 'everything',
  where: ({ q, regionId, groupId, role, status }) => ({
    where: {
      regionIds: regionId ?? undefined,
      groupIds: groupId ?? undefined,
      roles: oneOf(Role, 'filter.role', role),
      status: oneOf(AccountStatus, 'filter.status', status),
    },
    search: q ?? undefined,
  }),
  sorts: { fullName: 'nameKey', id: 'nameKey', lastName: 'nameKey', email: 'email', status: 'status', createdAt: 'createdAt' },
  map: adminUserOf,
});
