import { putOff, type Absence } from '../kernel/dates.ts';
import { percentOf } from '../kernel/figures.ts';

/** A retake's, a penalised and a late pass are worth this at most, and a late attempt altogether. */
export const cap = 70;
/** Submitting this long after the close still counts as in time, for an attempt that was started in time. */
const graceAfterCloseMs = 5 * 60_000;

export type Scoring = {
  readonly points: number;
  readonly maxPoints: number;
  readonly passMark: number;
  /** True of every attempt but the first. */
  readonly retake: boolean;
  readonly penalised: boolean;
  /** Submitted after the deadline. */
  readonly late: boolean;
};
export type Score = {
  readonly raw: number;
  readonly score: number;
  readonly scaledFrom: number | null;
  readonly passed: boolean;
};

/** Rows 2 to 7 of the scoring table. Pass or fail is judged on the raw score; percent with two decimals, rounded half up once. */
export function scoreOf({ points, maxPoints, passMark, retake, penalised, late }: Scoring): Score {
  const raw = percentOf(points, maxPoints);
  const passed = raw >= passMark;
  // The deadline caps every score; the other two reasons scale a pass only.
  const isCapped = late || (passed && (retake || penalised));
  const score = isCapped ? Math.min(raw, cap) : raw;
  return { raw, score, scaledFrom: score < raw ? raw : null, passed };
}

/** Says whether a submission at `now` is late. `closesAt` is the student's own, with an extension; all are instants. Nobody is late by what the services were away. */
export const isLate = (now: string, closesAt: string, startedLate: boolean, absences: readonly Absence[]): boolean =>
  startedLate || Date.parse(now) > putOff(Date.parse(closesAt) + graceAfterCloseMs, graceAfterCloseMs, absences);

type Counted = { readonly n: number; readonly score: number };
/** The best score counts; of equal ones the earlier attempt. */
export const bestOf = <A extends Counted>(attempts: readonly A[]): A | undefined =>
  attempts.reduce<A | undefined>(
    (best, one) =>
      best === undefined || one.score > best.score || (one.score === best.score && one.n < best.n) ? one : best,
    undefined,
  );

/**
 * Which attempt the one of that number is to people, counted from 1. A number is given out once, so that a voided attempt keeps its own; but it does not
 * count, and the next one takes its place.
 */
export const placeOf = (n: number, attempts: readonly { readonly n: number; readonly status: string }[]): number =>
  1 + attempts.filter((one) => one.n < n && one.status !== 'voided').length;

/** One grant has no more than these. */
export const mostExtraAttempts = 5;
