import { closesBeforeItOpens, locksBeforeItCloses } from '@paideia/events/exams/exam.rules.ts';
import { isFarOff } from '@paideia/events/kernel/dates.ts';
import type { Refusals } from '../../lib/forms/index.ts';
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

/** The refusals that are about a time; of one that lies far off it is looked up which it was. What stood before was not refused. */
export const windowRefusals =
  (timeZone: string, stood?: WindowDraft) =>
  (typed: WindowDraft): Refusals<WindowDraft> => {
    const now = new Date().toISOString();
    const isFar = (name: keyof WindowDraft) =>
      typed[name] !== stood?.[name] && isFarOff(instantOf(typed[name], timeZone) ?? now, now);
    const field = (['opens', 'closes', 'locks'] as const).find(isFar);
    return field ? { 'exam.timeFarOff': { field } } : {};
  };
