import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { regionCommands } from '@paideia/events/regions/region.commands.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { changeOf, savedRecord } from '../kernel/graphql/change.ts';
import { RevisionArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { memberOf } from '../kernel/graphql/time-range.ts';
import { regionAdminOf } from './region-admin.shown.ts';
import { RegionAdmin, RegionInput } from './region-admin.types.ts';

const RegionId = () => Arg('_id', () => ID);

const change = changeOf(regions, async (context, id) =>
  regionAdminOf(await savedRecord(context, regions, id), context),
);

@Resolver()
export class RegionDecisionsResolver {
  @Mutation(() => RegionAdmin)
  updateRegion(
    @Arg('input', () => RegionInput) { _id: regionId, zone, currency, ...details }: RegionInput,
    @Args(() => RevisionArgs) intent: RevisionArgs,
    @Ctx() context: Context,
  ): Promise<RegionAdmin> {
    const { UpdateRegion } = regionCommands;
    const place = {
      zone: memberOf(UpdateRegion.shape.zone, 'zone', zone),
      currency: memberOf(UpdateRegion.shape.currency, 'currency', currency),
    };
    return change(context, regionId, 'UpdateRegion', { regionId, ...details, ...place }, intent);
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

  /** Whether students can pay by card there. */
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
