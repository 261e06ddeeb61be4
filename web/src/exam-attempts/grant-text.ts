import type { ExtraGrantFieldsFragment } from '../generated/exam-attempts/assessments.ts';
import type { Translate } from '../lib/i18n/index.ts';
import type { assessmentsMessages } from './assessments.messages.ts';

/** It says "1 extra attempt from Harriet Vance, 14 Oct 2026". */
export const grantText = (
  t: Translate<keyof typeof assessmentsMessages>,
  { count, byName }: ExtraGrantFieldsFragment,
  date: string,
): string => (byName ? t('extraBy', { count, name: byName, date }) : t('extra', { count, date }));
