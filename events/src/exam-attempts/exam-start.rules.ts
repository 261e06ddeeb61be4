import { putOff, type Absence } from '../kernel/dates.ts';
import { hasClosed } from '../exams/exam.rules.ts';

/** A start is judged by this besides enrolment and channel; instants are ISO 8601 in UTC, `closesAt` is the student's own. */
export type Sitting = {
  readonly now: string;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly lockAt: string | null;
  readonly passed: boolean;
  /** Attempts that were started and not voided, an open one among them. */
  readonly used: number;
  /** Of the exam, with the extra ones that were granted. */
  readonly allowed: number;
};
export type SittingStatus = 'notOpen' | 'open' | 'late' | 'locked' | 'passed' | 'exhausted';

/** Rows 4 to 10 of the table of starts: only `open` and `late` may start. */
export function sittingStatus({ now, opensAt, closesAt, lockAt, passed, used, allowed }: Sitting): SittingStatus {
  const at = Date.parse(now);
  if (at < Date.parse(opensAt)) return 'notOpen';
  // Whoever was given a later deadline may start until then.
  if (lockAt !== null && at > Math.max(Date.parse(lockAt), Date.parse(closesAt))) return 'locked';
  if (passed) return 'passed';
  if (used >= allowed) return 'exhausted';
  return hasClosed(closesAt, at) ? 'late' : 'open';
}

type Section = 'open' | 'closed' | 'passed' | 'failed';
/** Under which heading a student finds an exam. */
export function sectionOf(status: SittingStatus, { passed, used }: Pick<Sitting, 'passed' | 'used'>): Section {
  if (passed) return 'passed';
  if (status === 'open' || status === 'late') return 'open';
  return status === 'exhausted' || (status === 'locked' && used > 0) ? 'failed' : 'closed';
}

/**
 * After the time limit an attempt may still be sent in for this long. The page hands in by itself, but a browser wakes one that was out of sight for more
 * than five minutes only about once a minute, and its clock is not ours. Whatever is not sent in by then has failed: nothing is handed in for a student.
 * Where the services were away at the end, the same time begins with their return: the page has kept the answers, and sends them in as soon as it can.
 */
export const graceAfterTimeLimitMs = 90_000;
export const isTimeOver = (now: string, timeLimitAt: string | null, absences: readonly Absence[]): boolean =>
  timeLimitAt !== null &&
  Date.parse(now) > putOff(Date.parse(timeLimitAt) + graceAfterTimeLimitMs, graceAfterTimeLimitMs, absences);

/** A browser that is silent for longer has lost its attempt. */
export const silenceMs = 120_000;
/** An attempt in the app, which may be without a network, ends then at the latest. */
export const longestInAppMs = 24 * 3_600_000;

/** The ids in an order that follows from the seed alone. */
export function shuffled(ids: readonly string[], random: (n: number) => number): readonly string[] {
  const all = [...ids];
  for (let i = all.length - 1; i > 0; i--) {
    const j = random(i) % (i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}
