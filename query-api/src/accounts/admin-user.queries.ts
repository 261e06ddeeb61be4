import { knowsUser, readsUsers } from '@paideia/events/accounts/account.permissions.ts';
import type { CommandType } from '@paideia/events/catalogue.ts';
import type { CommandData } from '../kernel/graphql/command-fields.ts';
import { regionsWhere, type Actor } from '@paideia/events/kernel/permission.ts';
import { users, type UserView } from '@paideia/projection-service/accounts/users.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { pictureAddressOf } from '../files/file.queries.ts';
import type { RowScope, Wanted } from '../kernel/graphql/admin-resource.ts';
import type { Context, Intent, SendOptions } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { isWithin } from '../kernel/graphql/scope.ts';
import { visibleRegions } from '../regions/visible-regions.rules.ts';
import type { AdminUser, AdminUserFilter } from './admin-user.types.ts';

/** Everybody for admins; for the admins of a region, and whoever has the key, the people of it. */
export const visibleUsers = (actor: Actor): RowScope<UserView> => {
  const regionIds = regionsWhere(actor, knowsUser);
  return regionIds === 'all' ? 'everything' : { regionIds };
};
/** Answers what a list of users is narrowed to; the file that is made of the list shares it. */
export const wantedUsers = ({ q, regionId, groupId, role, status }: AdminUserFilter): Wanted<UserView> => ({
  where: {
    regionIds: regionId ?? undefined,
    groupIds: groupId ?? undefined,
    roles: role ?? undefined,
    status: status ?? undefined,
  },
  search: q ?? undefined,
});
export const userSorts = {
  fullName: 'nameKey',
  id: 'nameKey',
  lastName: 'nameKey',
  email: 'email',
  status: 'status',
  createdAt: 'createdAt',
  activatedAt: 'activatedAt',
} as const;

export async function adminUserOf(user: UserView, context: Context): Promise<AdminUser> {
  const scope = visibleRegions(context.require(readsUsers));
  const visible = async (_id: string) => {
    const region = await context.join(regions, _id);
    return region === undefined || scope === 'everything' || isWithin(scope, region) ? [{ _id, region }] : [];
  };
  const [createdBy, own, administered] = await Promise.all([
    user.createdBy === null ? undefined : context.join(users, user.createdBy),
    Promise.all(user.regionIds.map(visible)),
    Promise.all(user.attendanceAdminOf.map(visible)),
  ]);
  const regionIds = own.flat().map(({ _id }) => _id);
  return {
    ...user,
    id: user._id,
    fullName: user.isErased ? context.text('erasure.person') : user.fullName,
    picture: pictureAddressOf(context, user.cloudinaryId),
    createdByName: createdBy?.fullName ?? null,
    regionIds,
    regions: user.regions.filter(({ _id }) => regionIds.includes(_id)),
    attendanceAdminOf: administered
      .flat()
      .map(({ _id, region }) => ({ _id, name: region?.name ?? '', slug: region?.slug ?? '' })),
  };
}

/** Someone whom the actor may see, or the very same answer as for nobody. */
export async function knownUser(context: Context, userId: string): Promise<UserView> {
  const scope = visibleUsers(context.require(readsUsers));
  const user = await context.read(users).one(userId);
  if (!user || (scope !== 'everything' && !isWithin(scope, user))) throw new Refusal('notFound');
  return user;
}

/** One act on an account; the answer is the account as it is then. To see it at all comes before every act. */
export async function actOnUser<T extends CommandType>(
  context: Context,
  userId: string,
  type: T,
  data: CommandData<T>,
  options: Intent & Partial<Pick<SendOptions, 'then'>>,
): Promise<AdminUser> {
  await knownUser(context, userId);
  await context.send(type, data, { then: [users], ...options });
  return adminUserOf(await knownUser(context, userId), context);
}
