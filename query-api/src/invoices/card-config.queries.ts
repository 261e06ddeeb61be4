import { every } from '@paideia/documents/every.ts';
import { systemZone } from '@paideia/events/regions/region.rules.ts';
import type { SettingKey } from '@paideia/events/site-settings/site-setting.events.ts';
import { invoices } from '@paideia/projection-service/invoices/invoice.view.ts';
import { regions, type RegionView } from '@paideia/projection-service/regions/region.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { settingOf } from '../kernel/request/settings.ts';
import type { Environment } from '../kernel/session/environment.ts';
import type { CardConfig } from './card-config.types.ts';

const keys: Readonly<Record<Environment, SettingKey>> = {
  development: 'cardPublicKeyDevelopment',
  test: 'cardPublicKeyTest',
  production: 'cardPublicKeyProduction',
  'admin-production': 'cardPublicKeyAdminProduction',
};

/** Cards are taken where the region wants them and there is a gateway: the trial gateway has no public key, and another one is asked under it. */
export async function cardConfigOf(
  { _id, name, cardPaymentsEnabled }: Pick<RegionView, '_id' | 'name' | 'cardPaymentsEnabled'>,
  context: Context,
): Promise<CardConfig> {
  const { cardGateway } = context;
  const publicKey = cardPaymentsEnabled ? (await settingOf(context, keys[context.environment])) || null : null;
  const isReady = cardGateway === 'trial' || (cardGateway === 'stripe' && publicKey !== null);
  return { regionId: _id, regionName: name, publicKey, available: cardPaymentsEnabled && isReady };
}

/** Of each region where the actor is or has been billed. */
export async function cardConfigsOf(context: Context): Promise<readonly CardConfig[]> {
  const { userId, regionIds } = context.signedIn();
  const billed = await every(context.read(invoices), { where: { userId } });
  const wanted = new Set([...regionIds, ...billed.map(({ regionId }) => regionId)]);
  const found = await context.read(regions).many([...wanted]);
  return Promise.all(found.filter(({ zone }) => zone !== systemZone).map((region) => cardConfigOf(region, context)));
}
