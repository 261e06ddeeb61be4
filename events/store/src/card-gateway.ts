import { WrongConfiguration, type Configuration } from './configuration.ts';

/**
 * Which gateway cards are charged by. Unless it is said, a development installation has the trial gateway, where no money moves, and every other one none.
 * @throws WrongConfiguration
 */
export function cardGatewayOf({
  CARD_GATEWAY: kind,
  APP_ENV: environment,
}: Pick<Configuration, 'CARD_GATEWAY' | 'APP_ENV'>): 'none' | 'trial' | 'stripe' {
  if (kind === 'trial' && environment.endsWith('production'))
    throw new WrongConfiguration('CARD_GATEWAY may not be trial in production: debts would be paid with test numbers.');
  return kind ?? (environment === 'development' ? 'trial' : 'none');
}
