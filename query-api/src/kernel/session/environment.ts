import type { Configuration } from '@paideia/store/configuration.ts';

export type Environment = Configuration['APP_ENV'];

/** Is it offered here at all: on the office's machines and to developers. */
export const offersMicrosoft = (environment: Environment): boolean =>
  environment === 'admin-production' || environment === 'development';
