import { closesBeforeItOpens, locksBeforeItCloses } from '@paideia/events/exams/exam.rules.ts';
import { instantOf } from '../../lib/i18n/index.ts';
import type { Times } from './use-schedule-acts.ts';

/** Times on the wall of the group; an empty lock is none. */
export type WindowDraft = { readonly opens: string; readonly closes: string; readonly locks: string };
export type WindowProblem = 'timeMissing' | 'closesBeforeOpens' | 'locksBeforeCloses';
export type WindowProblems = { readonly [K in keyof WindowDraft]?: WindowProblem };

/** The instants, or what is wrong with what was typed. */
export function timesOf(
  { opens, closes, locks }: WindowDraft,
  timeZone: string,
): { readonly times: Times } | { readonly problems: WindowProblems } {
  const [opensAt, closesAt] = [instantOf(opens, timeZone), instantOf(closes, timeZone)];
  const lockAt = locks === '' ? null : instantOf(locks, timeZone);
  const problems: WindowProblems = {
    ...(opensAt === undefined && { opens: 'timeMissing' }),
    ...(closesAt === undefined
      ? { closes: 'timeMissing' }
      : opensAt !== undefined && closesBeforeItOpens({ opensAt, closesAt }) && { closes: 'closesBeforeOpens' }),
    ...(lockAt === undefined
      ? { locks: 'timeMissing' }
      : closesAt !== undefined && locksBeforeItCloses({ closesAt, lockAt }) && { locks: 'locksBeforeCloses' }),
  };
  if (opensAt === undefined || closesAt === undefined || lockAt === undefined || Object.keys(problems).length > 0)
    return { problems };
  return { times: { opensAt, closesAt, lockAt } };
}
