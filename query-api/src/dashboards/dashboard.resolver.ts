import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { every } from '@paideia/documents/every.ts';
import { admin, hasRole, type Actor } from '@paideia/events/kernel/permission.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Dashboard, type DashboardRegion } from '../kernel/graphql/dashboard.ts';
import { visibleRegions } from '../regions/visible-regions.rules.ts';

/** The group that is asked for, if it is one of the actor's, else the one that is selected. */
async function groupOf(context: Context, { userId }: Actor, wanted: string | null): Promise<string | null> {
  const user = await context.join(users, userId);
  const wishes = [wanted, user?.selectedGroup, user?.groupIds[0]];
  return wishes.find((id) => id != null && user?.groupIds.includes(id)) ?? null;
}

/** All of them for admins, else where the person has a part to play. */
async function regionsOf(context: Context, actor: Actor): Promise<readonly DashboardRegion[]> {
  const own = new Set([
    ...(hasRole(actor, 'manager') || actor.permissions?.length ? actor.regionIds : []),
    ...actor.attendanceAdminOf,
    ...actor.regionRoles.map(({ regionId }) => regionId),
  ]);
  if (!admin(actor, {}))
    return (await Promise.all([...own].map((id) => context.join(regions, id))))
      .filter((region) => region !== undefined)
      .toSorted((one, other) => one.nameKey.localeCompare(other.nameKey));
  const scope = visibleRegions(actor);
  return every(context.read(regions), {
    ...(scope !== 'everything' && { where: scope }),
    sort: { field: 'nameKey' },
  });
}

@Resolver()
export class DashboardResolver {
  /** One operation for everybody: what is on it is for the slices to say, each for its own card. */
  @Query(() => Dashboard)
  async dashboard(
    @Arg('groupId', () => ID, { nullable: true }) wanted: string | null,
    @Ctx() context: Context,
  ): Promise<Dashboard> {
    const actor = context.signedIn();
    const [groupId, known] = await Promise.all([groupOf(context, actor, wanted ?? null), regionsOf(context, actor)]);
    return { groupId, regions: known };
  }
}
