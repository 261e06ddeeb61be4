import type { EventRef } from '@paideia/events/kernel/metadata.ts';
import type { AttendanceStatus, Excuse, MarkInput } from '@paideia/events/registers/register.events.ts';

/** An event that made a mark what it is; `position` is its place in the whole log, for putting several registers' events in order. */
export type Reason = EventRef & { readonly position: number };

/** Who took a mark and with which batch; all null when the system did it. */
export type Taking = {
  readonly takenBy: string | null;
  readonly takenAt: string | null;
  readonly batchId: string | null;
};

/** It is what a register says of one student. */
export type MarkView = Taking & {
  readonly userId: string;
  /** It is what was seen; it is null while nobody looked. */
  readonly input: MarkInput | null;
  /** It is what counts; it is null while the student is not marked. */
  readonly status: AttendanceStatus | null;
  /** These are all that cover the student now. */
  readonly excuses: readonly Excuse[];
  /** Excuses that a correction by staff has overruled; kept for history. */
  readonly overruled: readonly Excuse[];
  readonly arrivedAt: string | null;
  readonly minutesLate: number | null;
  readonly explanation: 'explained' | 'excused' | null;
  /** Who took it before, the latest last; an undo goes back to it. */
  readonly earlier: readonly Taking[];
  readonly why: readonly Reason[];
};

export const unmarked = (userId: string): MarkView => ({
  userId,
  input: null,
  status: null,
  excuses: [],
  overruled: [],
  arrivedAt: null,
  minutesLate: null,
  explanation: null,
  takenBy: null,
  takenAt: null,
  batchId: null,
  earlier: [],
  why: [],
});
