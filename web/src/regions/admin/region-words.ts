import type { Translate } from '../../lib/i18n/index.ts';
import type { regionsAdminMessages } from './regions-admin.messages.ts';

export const types = ['CHARIS_CAMPUS', 'AWM_OFFICE'] as const;
export const zones = ['AMERICAS', 'EUROPE', 'AFRICA', 'ASIA', 'OCEANIA'] as const;
const known = [...types, ...zones];
const isKnown = (value: string): value is (typeof known)[number] => known.some((one) => one === value);

/** A type or a zone in words; one that this page does not know stays as it is. */
export const placeText = (value: string, t: Translate<keyof typeof regionsAdminMessages>): string =>
  isKnown(value) ? t(value) : value;
