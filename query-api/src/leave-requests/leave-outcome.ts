import { summarise } from '@paideia/events/registers/attendance.rules.ts';
import type { Lesson } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import type { GradingParameters } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { excusedBy, has, statusOf, unexcusedBy } from '@paideia/events/registers/mark.rules.ts';
import { registerIdOf, type AttendanceStatus } from '@paideia/events/registers/register.events.ts';
import { attendanceRegisters } from '@paideia/projection-service/registers/register.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import type { AttendanceSummary } from '../registers/attendance-summary.types.ts';
import type { LeaveOutcome } from './leave-request.types.ts';

/** It says what one of the periods is now and by each decision; null is unmarked. */
export type PeriodOutcome = {
  readonly lesson: Lesson;
  readonly now: AttendanceStatus | null;
  readonly approved: AttendanceStatus;
  readonly acknowledged: AttendanceStatus;
};
type Leave = {
  readonly _id: string;
  readonly userId: string;
  readonly groupId: string;
  readonly isApproved: boolean;
};

/** The register's own rules, asked of the marks as they are recorded. Whoever is not on a register that was opened is left out. */
export async function periodOutcomes(
  context: Context,
  { _id, userId, groupId, isApproved }: Leave,
  lessons: readonly Lesson[],
): Promise<readonly PeriodOutcome[]> {
  const excuse = { cause: 'leave', causeId: _id } as const;
  const found = await Promise.all(
    lessons.map(async (lesson): Promise<PeriodOutcome | undefined> => {
      const register = await context.join(attendanceRegisters, registerIdOf(groupId, lesson.date, lesson.periodKey));
      if (!register) return { lesson, now: null, approved: 'excused', acknowledged: 'absent' };
      const mark = register.marks.find((one) => one.userId === userId);
      if (!mark) return undefined;
      const isClosed = register.status === 'closed';
      const recorded = { ...mark, declined: [] };
      // A correction by staff has overruled this very leave: it changes nothing more.
      const approved = has(mark.overruled, excuse) ? mark.status : statusOf(excusedBy(recorded, excuse), isClosed);
      const acknowledged = isApproved ? statusOf(unexcusedBy(recorded, excuse), isClosed) : mark.status;
      return { lesson, now: mark.status, approved: approved ?? 'excused', acknowledged: acknowledged ?? 'absent' };
    }),
  );
  return found.filter((one) => one !== undefined);
}

export type Verdict = 'approved' | 'acknowledged';
/** Answers what a decision comes to: how many periods it excuses, and the term then. */
export function outcomeOf(
  periods: readonly PeriodOutcome[],
  verdict: Verdict,
  term?: AttendanceSummary & GradingParameters,
): LeaveOutcome {
  const ofTerm = periods.filter(({ lesson }) => lesson.term === term?.term);
  const more = (status: AttendanceStatus) =>
    ofTerm.filter((one) => one[verdict] === status).length - ofTerm.filter(({ now }) => now === status).length;
  const then = term && {
    present: term.present + more('present'),
    absent: term.absent + more('absent'),
    late: term.late + more('late'),
    excused: term.excused + more('excused'),
  };
  return {
    excused: periods.filter((one) => one[verdict] === 'excused').length,
    unchanged: periods.filter((one) => one[verdict] === one.now).length,
    absences: then?.absent ?? null,
    deduction: then && term ? summarise(then, term).deduction : null,
  };
}
