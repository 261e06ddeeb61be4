import { summarise } from '@paideia/events/registers/attendance.rules.ts';
import type { AttendanceSummaryFieldsFragment } from '../../generated/registers/attendance.ts';
import type { CoveredPeriodFragment } from '../../generated/leave-requests/leave-requests.ts';
import type { LeaveRequestStatus } from '@paideia/events/leave-requests/leave-request.events.ts';

export type Effect = {
  /** Absences of the term after acknowledging. */
  readonly absences: number;
  /** Some of the periods are over: whoever came all the same is not absent. */
  readonly isUpTo: boolean;
  /** Percent points that absences and lates take off the term grade then. */
  readonly deduction: number;
};
type Asked = {
  readonly status: LeaveRequestStatus;
  readonly covered: readonly CoveredPeriodFragment[];
  readonly summary: AttendanceSummaryFieldsFragment;
};

/** `yyyy-MM-ddTHH:mm` as the clock of this device shows it: near enough to tell periods that are over from those to come. */
const localNow = (now: Date) => new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/**
 * What acknowledging does to the student's term. A pending request has changed nothing yet: periods that are over count already as they were
 * taken. An approved one has excused them.
 */
export function acknowledged({ status, covered, summary }: Asked, now: Date): Effect {
  const isOver = ({ date, start }: CoveredPeriodFragment) => `${date}T${start}` <= localNow(now);
  const past = covered.filter(isOver).length;
  const added = status === 'approved' ? covered.length : covered.length - past;
  const absences = summary.absent + added;
  const { deduction } = summarise({ ...summary, absent: absences }, summary);
  return { absences, isUpTo: status === 'approved' && past > 0, deduction };
}
