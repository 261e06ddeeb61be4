import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { readsRegions } from '@paideia/events/regions/region.permissions.ts';
import type { SettingKey } from '@paideia/events/site-settings/site-setting.events.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import type { Environment } from '../kernel/server/config.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { settingOf } from '../kernel/session/settings.ts';
import { CardConfig } from './card-config.types.ts';

const keys: Readonly<Record<Environment, SettingKey>> = {
  development: 'cardPublicKeyDevelopment',
  test: 'cardPublicKeyTest',
  production: 'cardPublicKeyProduction',
  'admin-production': 'cardPublicKeyAdminProduction',
};

@Resolver()
export class CardConfigResolver {
  /** The key of a region that wants to take cards. None is taken before a gateway is connected, whatever the key. */
  @Query(() => CardConfig)
  async cardConfig(@Arg('regionId', () => ID) regionId: string, @Ctx() context: Context): Promise<CardConfig> {
    const region = context.visible(await context.read(regions).one(regionId), readsRegions, ({ _id }) => ({
      regionId: _id,
    }));
    const publicKey = region.cardPaymentsEnabled ? await settingOf(context, keys[context.environment]) : '';
    return { publicKey: publicKey || null, available: false };
  }
}
