import type { Translate } from '../lib/i18n/index.ts';
import type { assessmentsMessages } from './assessments.messages.ts';

/** Attempts that staff gave beyond those of the exam. */
export type ExtraGrant = {
  readonly count: number;
  readonly reason: string | null;
  readonly at: string;
  readonly byName: string | null;
};

/** "1 extra attempt from Harriet Vance, 14 Oct 2026". */
export const grantText = (
  t: Translate<keyof typeof assessmentsMessages>,
  { count, byName }: ExtraGrant,
  date: string,
): string => (byName ? t('extraBy', { count, name: byName, date }) : t('extra', { count, date }));
