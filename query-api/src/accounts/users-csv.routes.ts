import { AccountStatus, Role } from '@paideia/events/accounts/account.events.ts';
import { readsUsers } from '@paideia/events/accounts/account.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { narrowed } from '../kernel/graphql/admin-resource.ts';
import { sendList, type ApiRoute } from '../kernel/server/api-route.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { oneOf } from '../kernel/graphql/time-range.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { adminUserOf, userSorts, visibleUsers, wantedUsers } from './admin-user.queries.ts';
import type { AdminUser } from './admin-user.types.ts';

/** Everybody is a user, so that is said only of those who are nothing else, as in the list. */
const rolesOf = (roles: readonly string[]): readonly string[] => {
  const others = roles.filter((role) => role !== 'user');
  return others.length > 0 ? others : roles;
};
const columns: readonly (readonly [text: string, value: (user: AdminUser, context: Context) => string | null])[] = [
  ['lastName', ({ lastName }) => lastName],
  ['firstName', ({ firstName }) => firstName],
  ['email', ({ email }) => email],
  ['status', ({ status }, { text }) => text(`usersCsv.status.${status}`)],
  [
    'roles',
    ({ roles }, { text }) =>
      rolesOf(roles)
        .map((role) => text(`usersCsv.role.${role}`))
        .join('; '),
  ],
  ['regions', ({ regions }) => regions.map(({ name }) => name).join('; ')],
  ['groups', ({ groups }) => groups.map(({ name }) => name).join('; ')],
  ['language', ({ locale }) => locale],
  ['created', ({ createdAt }) => createdAt.slice(0, 10)],
  ['activated', ({ activatedAt }) => activatedAt?.slice(0, 10) ?? null],
];
const perPage = 500;
const asked = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** `GET /exports/users.csv`: the list as it is filtered and sorted, all of it, as far as the actor may see it. */
export const usersCsvRoute: ApiRoute = {
  method: 'get',
  path: '/exports/users.csv',
  async answer(context, { query }, response) {
    const actor = context.require(readsUsers);
    const { q, regionId, groupId, role, status, sortField = 'fullName', sortOrder } = query;
    const wanted = wantedUsers({
      q: asked(q),
      regionId: asked(regionId),
      groupId: asked(groupId),
      role: oneOf(Role, 'role', asked(role)) ?? null,
      status: oneOf(AccountStatus, 'status', asked(status)) ?? null,
    });
    const field = new Map<unknown, (typeof userSorts)[keyof typeof userSorts]>(Object.entries(userSorts)).get(
      sortField,
    );
    if (!field) throw new Refusal('invalid', {}, [{ path: 'sortField', code: 'invalid' }]);
    await sendList(context, response, {
      name: 'users',
      heading: columns.map(([name]) => context.text(`usersCsv.${name}`)),
      from: users,
      query: {
        where: narrowed('AdminUser', visibleUsers(actor), wanted.where),
        search: wanted.search?.trim() || undefined,
        sort: { field, descending: sortOrder === 'DESC' },
      },
      perPage,
      rows: async (items) =>
        (await Promise.all(items.map((one) => adminUserOf(one, context)))).map((user) =>
          columns.map(([, value]) => value(user, context)),
        ),
    });
  },
};
