import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { readsRegions } from '@paideia/events/regions/region.permissions.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { cardConfigOf, cardConfigsOf } from './card-config.queries.ts';
import { CardConfig } from './card-config.types.ts';

@Resolver()
export class CardConfigResolver {
  /** The key of a region that wants to take cards. */
  @Query(() => CardConfig)
  async cardConfig(@Arg('regionId', () => ID) regionId: string, @Ctx() context: Context): Promise<CardConfig> {
    const region = context.visible(await context.read(regions).one(regionId), readsRegions, ({ _id }) => ({
      regionId: _id,
    }));
    return cardConfigOf(region, context);
  }

  @Query(() => [CardConfig])
  myCardConfigs(@Ctx() context: Context): Promise<readonly CardConfig[]> {
    return cardConfigsOf(context);
  }
}
