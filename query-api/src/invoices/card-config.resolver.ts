import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { readsRegions } from '@paideia/events/regions/region.permissions.ts';
import type { SettingKey } from '@paideia/events/site-settings/site-setting.events.ts';
import { regions, type RegionView } from '@paideia/projection-service/regions/region.view.ts';
import { invoices } from '@paideia/projection-service/invoices/invoice.view.ts';
import { systemZone } from '@paideia/events/regions/region.rules.ts';
import { every } from '@paideia/documents/every.ts';
import type { Environment } from '../kernel/session/environment.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { settingOf } from '../kernel/request/settings.ts';
import { CardConfig } from './card-config.types.ts';

const keys: Readonly<Record<Environment, SettingKey>> = {
  development: 'cardPublicKeyDevelopment',
  test: 'cardPublicKeyTest',
  production: 'cardPublicKeyProduction',
  'admin-production': 'cardPublicKeyAdminProduction',
};

/** None is taken before a gateway is connected, whatever the key. */
async function configOf({ _id, name, cardPaymentsEnabled }: RegionView, context: Context): Promise<CardConfig> {
  const publicKey = cardPaymentsEnabled ? await settingOf(context, keys[context.environment]) : '';
  return { regionId: _id, regionName: name, publicKey: publicKey || null, available: false };
}

@Resolver()
export class CardConfigResolver {
  /** The key of a region that wants to take cards. */
  @Query(() => CardConfig)
  async cardConfig(@Arg('regionId', () => ID) regionId: string, @Ctx() context: Context): Promise<CardConfig> {
    const region = context.visible(await context.read(regions).one(regionId), readsRegions, ({ _id }) => ({
      regionId: _id,
    }));
    return configOf(region, context);
  }

  /** Of each region where the actor is or has been billed. */
  @Query(() => [CardConfig])
  async myCardConfigs(@Ctx() context: Context): Promise<readonly CardConfig[]> {
    const { userId, regionIds } = context.signedIn();
    const billed = await every(context.read(invoices), { where: { userId } });
    const wanted = new Set([...regionIds, ...billed.map(({ regionId }) => regionId)]);
    const found = await context.read(regions).many([...wanted]);
    return Promise.all(found.filter(({ zone }) => zone !== systemZone).map((region) => configOf(region, context)));
  }
}
