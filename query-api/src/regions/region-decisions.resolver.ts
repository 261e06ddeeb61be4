import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { regionCommands } from '@paideia/events/regions/region.commands.ts';
import { regionPermissions } from '@paideia/events/regions/region.permissions.ts';
import { mayAdministerAttendance } from '@paideia/events/regions/region.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { CommandArgs, RevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { memberOf } from '../kernel/graphql/time-range.ts';
import { regionAdminOf } from './region-admin.queries.ts';
import { AttendanceAdminChoice, NewRegionInput, RegionAdmin, RegionInput } from './region-admin.types.ts';

/** People who hold a role; more of them than any college has. */
const most = 500;
const RegionId = () => Arg('_id', () => ID);

const change = changeOf(regions, async (context, id) =>
  regionAdminOf(await savedRecord(context, regions, id), context),
);

/** The lists that a region takes its zone and its currency from. */
const placed = ({ zone, currency }: RegionInput) => ({
  zone: memberOf(regionCommands.UpdateRegion.shape.zone, 'zone', zone),
  currency: memberOf(regionCommands.UpdateRegion.shape.currency, 'currency', currency),
});

@Resolver()
export class RegionDecisionsResolver {
  @Mutation(() => RegionAdmin)
  createRegion(
    @Arg('input', () => NewRegionInput) { _id: regionId, ...details }: NewRegionInput,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<RegionAdmin> {
    const data = { regionId, ...details, ...placed({ _id: regionId, ...details }) };
    return change(context, regionId, 'CreateRegion', data, intent);
  }

  /** Who decides about absences there; without anybody explanations are off. */
  @Mutation(() => RegionAdmin)
  setRegionAttendanceAdmins(
    @RegionId() regionId: string,
    @Arg('userIds', () => [ID]) userIds: string[],
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<RegionAdmin> {
    return change(context, regionId, 'SetRegionAttendanceAdmins', { regionId, userIds }, intent);
  }

  /** Who can be chosen for it, by name. */
  @Query(() => [AttendanceAdminChoice])
  async attendanceAdminChoices(
    @RegionId() regionId: string,
    @Ctx() context: Context,
  ): Promise<readonly AttendanceAdminChoice[]> {
    context.require(regionPermissions.SetRegionAttendanceAdmins, { regionId });
    const held = [{ roles: 'manager' }, { roles: 'admin' }, { regionRoleIds: regionId }];
    const found = await Promise.all(held.map((where) => context.read(users).find({ where, limit: most })));
    return [...new Map(found.flatMap(({ items }) => items).map((one) => [one._id, one])).values()]
      .filter((one) => mayAdministerAttendance(one, regionId))
      .map(({ _id, fullName }) => ({ _id, fullName: fullName ?? '' }))
      .toSorted((one, other) => one.fullName.localeCompare(other.fullName));
  }

  @Mutation(() => RegionAdmin)
  updateRegion(
    @Arg('input', () => RegionInput) { _id: regionId, ...details }: RegionInput,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<RegionAdmin> {
    const data = { regionId, ...details, ...placed({ _id: regionId, ...details }) };
    return change(context, regionId, 'UpdateRegion', data, intent);
  }

  @Mutation(() => RegionAdmin)
  closeRegion(
    @RegionId() regionId: string,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<RegionAdmin> {
    return change(context, regionId, 'CloseRegion', { regionId }, intent);
  }

  @Mutation(() => RegionAdmin)
  reopenRegion(
    @RegionId() regionId: string,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<RegionAdmin> {
    return change(context, regionId, 'ReopenRegion', { regionId }, intent);
  }

  /** It sets whether students can pay by card there. */
  @Mutation(() => RegionAdmin)
  setRegionCardPayments(
    @RegionId() regionId: string,
    @Arg('enabled', () => Boolean) enabled: boolean,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<RegionAdmin> {
    return change(context, regionId, 'SetRegionCardPayments', { regionId, enabled }, intent);
  }
}
