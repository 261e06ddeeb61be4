import type { AttendanceStatus, Excuse, MarkInput } from './register.events.ts';

/** It is what is known of a student in one period. What counts follows from it alone, in whatever order it came to be known. */
export type Mark = {
  /** It is what was seen; it is null while nobody looked. */
  readonly input: MarkInput | null;
  /** They cover the student now. */
  readonly excuses: readonly Excuse[];
  /** Excuses that a correction by staff has overruled; kept for history. */
  readonly overruled: readonly Excuse[];
  /** Leave requests that were acknowledged and not approved: who was not seen was absent. */
  readonly declined: readonly string[];
  readonly arrivedAt: string | null;
  readonly minutesLate: number | null;
};
export const unseen: Mark = {
  input: null,
  excuses: [],
  overruled: [],
  declined: [],
  arrivedAt: null,
  minutesLate: null,
};

/** It heeds no excuse. At the close, or after a declined leave, who was not seen was absent. */
export const seenAs = ({ input, declined }: Pick<Mark, 'input' | 'declined'>, isClosed: boolean): MarkInput | null =>
  input ?? (isClosed || declined.length > 0 ? 'absent' : null);

/** Presence wins, then an excuse, then what was seen; null is unmarked. */
export function statusOf(
  mark: Pick<Mark, 'input' | 'excuses' | 'declined'>,
  isClosed: boolean,
): AttendanceStatus | null {
  const seen = seenAs(mark, isClosed);
  return seen !== 'present' && mark.excuses.length > 0 ? 'excused' : seen;
}

/** Whole minutes after the start, rounded down; negative before it. */
export const minutesAfter = (startsAt: string, arrivedAt: string): number =>
  Math.floor((Date.parse(arrivedAt) - Date.parse(startsAt)) / 60_000);
/** Exactly at the threshold is late, one minute more is absent. */
export const judged = (minutesLate: number, threshold: number): MarkInput =>
  minutesLate <= 0 ? 'present' : minutesLate <= threshold ? 'late' : 'absent';

export const isSameExcuse = (a: Excuse, b: Excuse): boolean => a.cause === b.cause && a.causeId === b.causeId;
export const without = (excuses: readonly Excuse[], one: Excuse): readonly Excuse[] =>
  excuses.filter((excuse) => !isSameExcuse(excuse, one));
export const has = (excuses: readonly Excuse[], one: Excuse): boolean =>
  excuses.some((excuse) => isSameExcuse(excuse, one));

export const isLeave = (causeId: string) => (excuse: Excuse) => isSameExcuse(excuse, { cause: 'leave', causeId });

export const excusedBy = <M extends Mark>(mark: M, excuse: Excuse): M => ({
  ...mark,
  excuses: [...without(mark.excuses, excuse), excuse],
  declined: mark.declined.filter((id) => !isLeave(id)(excuse)),
});
/** A leave that no longer excuses has been acknowledged instead, so without a mark the student was absent. */
export const unexcusedBy = <M extends Mark>(mark: M, excuse: Excuse): M => ({
  ...mark,
  excuses: without(mark.excuses, excuse),
  overruled: without(mark.overruled, excuse),
  declined:
    excuse.cause === 'leave' ? [...mark.declined.filter((id) => id !== excuse.causeId), excuse.causeId] : mark.declined,
});
