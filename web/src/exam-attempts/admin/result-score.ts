import { cap } from '@paideia/events/exam-attempts/exam-attempt.rules.ts';
import { percent } from '../../lib/i18n/index.ts';
import type { StaffResultDetailFragment } from '../../generated/exam-attempts/admin/exam-result-admin.ts';

/** It writes 88 as "88%" and 69.99 as "69.99%". */
export const score = (value: number): string => percent(value, 2);
export const capText = (): string => score(cap);

/** It works out the score with a penalty: a pass is scaled, what is no pass stays as it is. */
export const penalisedScore = ({
  passed,
  raw,
  score: present,
}: Pick<StaffResultDetailFragment, 'passed' | 'raw' | 'score'>): number => (passed ? Math.min(raw, cap) : present);
