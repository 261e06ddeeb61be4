import type { Translate } from '../lib/i18n/index.ts';
import type { AttendanceRecordFragment } from '../generated/registers/attendance.ts';
import type { registersMessages } from './registers.messages.ts';

type T = Translate<keyof typeof registersMessages>;
const byCause = { leave: 'excusedByLeave', explanation: 'excusedByExplanation', manual: 'excusedByStaff' } as const;
type Cause = keyof typeof byCause;
const isCause = (cause: string): cause is Cause => cause in byCause;

/** It says what is worth saying about a mark beside its status; for most it is empty. */
export function noteOf(
  { status, excuses, explanation, minutesLate }: AttendanceRecordFragment,
  threshold: number,
  t: T,
): string {
  const cause = excuses[0]?.cause;
  if (status === 'excused' && cause && isCause(cause)) return t(byCause[cause]);
  if (status !== 'absent') return '';
  if (explanation) return t('explained');
  return minutesLate !== null ? t('pastThreshold', { count: threshold }) : '';
}
