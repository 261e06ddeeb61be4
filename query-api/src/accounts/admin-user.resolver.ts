import { readsUsers } from '@paideia/events/accounts/account.permissions.ts';
import { users, type UserView } from '@paideia/projection-service/accounts/users.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { adminUserOf, userSorts, visibleUsers, wantedUsers } from './admin-user.queries.ts';
import { AdminUser, AdminUserFilter } from './admin-user.types.ts';

/** It answers `allAdminUsers` and `AdminUser`: those whom the actor administers. */
export const AdminUserResolver = adminResource<UserView, AdminUser, AdminUserFilter>({
  name: 'AdminUser',
  type: AdminUser,
  view: users,
  filter: AdminUserFilter,
  rule: readsUsers,
  scope: visibleUsers,
  where: wantedUsers,
  sorts: userSorts,
  map: adminUserOf,
});
