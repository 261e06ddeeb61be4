import type { Records } from '@paideia/documents/records.ts';
import { cardGatewayOf } from '@paideia/store/card-gateway.ts';
import { WrongConfiguration, type Configuration } from '@paideia/store/configuration.ts';
import type { CardGateway } from './card-gateway.ts';
import { stripeGateway, type StripeConfig } from './stripe-gateway.ts';
import { trialGateway, type TrialGateway } from './trial-gateway.ts';

/** Which gateway this installation has, and what its driver needs. */
export type CardGatewayConfig = { readonly kind: 'trial' } | ({ readonly kind: 'stripe' } & StripeConfig);
/** Undefined where no cards are taken. @throws WrongConfiguration */
export function cardGatewayFrom(
  configuration: Pick<
    Configuration,
    'APP_ENV' | 'CARD_GATEWAY' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_URL'
  >,
): CardGatewayConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: url } = configuration;
  const kind = cardGatewayOf(configuration);
  if (kind === 'none') return undefined;
  if (kind === 'trial') return { kind };
  if (!secretKey || !webhookSecret)
    throw new WrongConfiguration('CARD_GATEWAY=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.');
  return { kind, secretKey, webhookSecret, url };
}
export type OpenGateway = {
  readonly gateway: CardGateway;
  /** Where no money moves, with the form for its test numbers. */
  readonly trial: TrialGateway | undefined;
};

export function openGateway(
  config: CardGatewayConfig,
  {
    accounts: records,
    master,
    clock,
    publicUrl,
  }: { accounts: Records; master: string; clock: () => Date; publicUrl: string },
): OpenGateway {
  if (config.kind === 'stripe') return { gateway: stripeGateway({ ...config, publicUrl }), trial: undefined };
  const trial = trialGateway({ records, master, clock });
  return { gateway: trial, trial };
}
