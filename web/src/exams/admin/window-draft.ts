import { closesBeforeItOpens, locksBeforeItCloses } from '@paideia/events/exams/exam.rules.ts';
import { instantOf } from '../../lib/i18n/index.ts';

/** Times on the wall of the group; an empty lock is none. */
export type WindowDraft = { readonly opens: string; readonly closes: string; readonly locks: string };
type Times = { readonly opensAt: string; readonly closesAt: string; readonly lockAt: string | null };
type Problem = 'timeMissing' | 'closesBeforeOpens' | 'locksBeforeCloses';

/** The instants, and what is wrong with what was typed; while something is, nothing is sent. */
export function timesOf(
  { opens, closes, locks }: WindowDraft,
  timeZone: string,
): { readonly times: Times; readonly problems: { readonly [K in keyof WindowDraft]?: Problem } } {
  const [opensAt = '', closesAt = ''] = [instantOf(opens, timeZone), instantOf(closes, timeZone)];
  const lockAt = locks === '' ? null : (instantOf(locks, timeZone) ?? '');
  const areRead = opensAt !== '' && closesAt !== '';
  return {
    times: { opensAt, closesAt, lockAt },
    problems: {
      ...(opensAt === '' && { opens: 'timeMissing' }),
      ...(closesAt === ''
        ? { closes: 'timeMissing' }
        : areRead && closesBeforeItOpens({ opensAt, closesAt }) && { closes: 'closesBeforeOpens' }),
      ...(lockAt === ''
        ? { locks: 'timeMissing' }
        : closesAt !== '' && locksBeforeItCloses({ closesAt, lockAt }) && { locks: 'locksBeforeCloses' }),
    },
  };
}
