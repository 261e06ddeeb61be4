import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/graphql/refusal.ts';
import { regionAdminOf } from './region-admin.shown.ts';
import { RegionAdmin, RegionInput } from './region-admin.types.ts';

type Given = string | null | undefined;
const RegionId = () => Arg('_id', () => ID);
const ExpectedRevision = () => Arg('expectedRevision', () => Int);
const CommandId = () => Arg('commandId', () => String, { nullable: true });

type Seen = { readonly expectedRevision: number; readonly commandId: Given };
/** The answer is the region as it is then. */
async function change(
  context: Context,
  type: string,
  data: { readonly regionId: string; readonly enabled?: boolean },
  { expectedRevision, commandId }: Seen,
): Promise<RegionAdmin> {
  await context.send(type, data, { commandId: commandId ?? undefined, expectedRevision, then: [regions] });
  const region = await context.read(regions).one(data.regionId);
  if (!region) throw new Refusal('unavailable');
  return regionAdminOf(region, context);
}

@Resolver()
export class RegionDecisionsResolver {
  @Mutation(() => RegionAdmin)
  updateRegion(
    @Arg('input', () => RegionInput) { _id: regionId, ...details }: RegionInput,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<RegionAdmin> {
    return change(context, 'UpdateRegion', { regionId, ...details }, { expectedRevision, commandId });
  }

  @Mutation(() => RegionAdmin)
  closeRegion(
    @RegionId() regionId: string,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<RegionAdmin> {
    return change(context, 'CloseRegion', { regionId }, { expectedRevision, commandId });
  }

  @Mutation(() => RegionAdmin)
  reopenRegion(
    @RegionId() regionId: string,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<RegionAdmin> {
    return change(context, 'ReopenRegion', { regionId }, { expectedRevision, commandId });
  }

  /** Whether students can pay by card there. */
  @Mutation(() => RegionAdmin)
  setRegionCardPayments(
    @RegionId() regionId: string,
    @Arg('enabled', () => Boolean) enabled: boolean,
    @ExpectedRevision() expectedRevision: number,
    @CommandId() commandId: Given,
    @Ctx() context: Context,
  ): Promise<RegionAdmin> {
    return change(context, 'SetRegionCardPayments', { regionId, enabled }, { expectedRevision, commandId });
  }
}
