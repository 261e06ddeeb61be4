import type { EventRef } from '@paideia/events/kernel/metadata.ts';
import type { AttendanceStatus, Excuse, MarkInput } from '@paideia/events/registers/register.events.ts';

/** An event that made a mark what it is; `position` is its place in the whole log, for putting several registers' events in order. */
export type Reason = EventRef & { readonly position: number };

/** Who took a mark and with which batch; all null when the system did it. */
export type Taking = { readonly takenBy: string | null; readonly takenAt: string | null; readonly batchId: string | null };

/** What a register says of one student. */
export type Mark = Taking & {
  readonly userId: string;
  /** What was seen; null while nobody looked. */
  readonly input: MarkInput | null;
  /** What counts; null while the student is not marked. */
  readonly status: AttendanceStatus | null;
  /** All that cover the student, also while a correction overrules them. */
  readonly excuses: readonly Excuse[];
  readonly arrivedAt: string | null;
  readonly minutesLate: number | null;
  readonly explanation: 'explained' | 'excused' | null;
  /** Who took it before, the latest last; an undo goes back to it. */
  readonly earlier: readonly Taking[];
  readonly why: readonly Reason[];
};

export const unmarked = (userId: string): Mark => ({
  userId,
  input: null,
  status: null,
  excuses: [],
  arrivedAt: null,
  minutesLate: null,
  explanation: null,
  takenBy: null,
  takenAt: null,
  batchId: null,
  earlier: [],
  why: [],
});

const nobodys: Taking = { takenBy: null, takenAt: null, batchId: null };
const takingOf = ({ takenBy, takenAt, batchId }: Taking): Taking => ({ takenBy, takenAt, batchId });

export const taken = (mark: Mark, by: Taking): Mark => ({
  ...mark,
  ...by,
  earlier: mark.status === null && mark.takenBy === null ? mark.earlier : [...mark.earlier, takingOf(mark)],
});
/** Nothing that the batch did is left of who took it. */
export const untaken = (mark: Mark, batchId: string): Mark => {
  const left = [...mark.earlier, takingOf(mark)].filter((taking) => taking.batchId !== batchId);
  return { ...mark, ...(left.at(-1) ?? nobodys), earlier: left.slice(0, -1) };
};

const isSame = (a: Excuse, b: Excuse): boolean => a.cause === b.cause && a.causeId === b.causeId;
export const covered = (mark: Mark, by: Excuse): Mark => ({ ...mark, excuses: [...mark.excuses.filter((one) => !isSame(one, by)), by] });
export const uncovered = (mark: Mark, by: Excuse): Mark => ({ ...mark, excuses: mark.excuses.filter((one) => !isSame(one, by)) });

/** Each reason once, in the order of the log. */
export const because = (mark: Mark, reasons: readonly Reason[]): Mark => {
  const fresh = reasons.filter((reason) => !mark.why.some(({ position }) => position === reason.position));
  return fresh.length === 0 ? mark : { ...mark, why: [...mark.why, ...fresh].sort((a, b) => a.position - b.position) };
};
