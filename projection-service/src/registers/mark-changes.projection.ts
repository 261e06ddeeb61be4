import { has, without } from '@paideia/events/registers/mark.rules.ts';
import type { Excuse, MarkInput } from '@paideia/events/registers/register.events.ts';
import type { MarkView, Reason, Taking } from './mark.view.ts';

const nobodys: Taking = { takenBy: null, takenAt: null, batchId: null };
const takingOf = ({ takenBy, takenAt, batchId }: Taking): Taking => ({ takenBy, takenAt, batchId });

export const taken = (mark: MarkView, by: Taking): MarkView => ({
  ...mark,
  ...by,
  earlier: mark.status === null && mark.takenBy === null ? mark.earlier : [...mark.earlier, takingOf(mark)],
});
/** Nothing that the batch did is left of who took it. */
export const untaken = (mark: MarkView, batchId: string): MarkView => {
  const left = [...mark.earlier, takingOf(mark)].filter((taking) => taking.batchId !== batchId);
  return { ...mark, ...(left.at(-1) ?? nobodys), earlier: left.slice(0, -1) };
};

export const covered = (mark: MarkView, by: Excuse): MarkView =>
  has(mark.excuses, by) ? mark : { ...mark, excuses: [...mark.excuses, by] };
export const uncovered = (mark: MarkView, by: Excuse): MarkView => ({
  ...mark,
  excuses: without(mark.excuses, by),
  overruled: without(mark.overruled, by),
});

/** Staff say what counts, and nothing of an arrival; what covered the student is kept, overruled. */
export const corrected = (mark: MarkView, to: MarkInput): MarkView => ({
  ...mark,
  input: to,
  status: to,
  excuses: [],
  overruled: [...mark.overruled.filter((one) => !has(mark.excuses, one)), ...mark.excuses],
  arrivedAt: null,
  minutesLate: null,
});

/** Each reason once, in the order of the log. */
export const because = (mark: MarkView, reasons: readonly Reason[]): MarkView => {
  const fresh = reasons.filter((reason) => !mark.why.some(({ position }) => position === reason.position));
  return fresh.length === 0 ? mark : { ...mark, why: [...mark.why, ...fresh].sort((a, b) => a.position - b.position) };
};
