import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { every } from '@paideia/documents/every.ts';
import { choosesGroups } from '@paideia/events/groups/group.permissions.ts';
import { regionsWhere, somewhere } from '@paideia/events/kernel/permission.ts';
import { groups, type GroupView } from '@paideia/projection-service/groups/group.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { narrowed } from '../kernel/graphql/admin-resource.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { withinRegions } from '../kernel/graphql/within-regions.ts';
import { GroupChoice } from './group.types.ts';

@Resolver()
export class GroupChoicesResolver {
  /** Those that something may be for, by name. */
  @Query(() => [GroupChoice])
  async groupChoices(
    @Arg('regionId', () => ID, { nullable: true }) regionId: string | null | undefined,
    @Arg('archived', () => Boolean, { nullable: true }) archived: boolean | null | undefined,
    @Ctx() context: Context,
  ): Promise<readonly GroupChoice[]> {
    const actor = context.require(somewhere(choosesGroups));
    const scope = withinRegions(regionsWhere(actor, choosesGroups));
    const where = narrowed<GroupView>('groupChoices', scope, {
      regionId: regionId ?? undefined,
      archived: archived ?? undefined,
    });
    if (where === undefined) return [];
    const found = await every(context.read(groups), { where, sort: { field: 'nameKey' } });
    return Promise.all(
      found.map(async ({ _id, name, regionId: ofRegion, archived: isOver, attendanceSchemaId }) => ({
        _id,
        name,
        regionId: ofRegion,
        regionName: (await context.join(regions, ofRegion))?.name ?? null,
        archived: isOver,
        hasClasses: !isOver && attendanceSchemaId !== null,
      })),
    );
  }
}
