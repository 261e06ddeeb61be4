import type { GradingParameters } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { compact } from '@paideia/events/kernel/ids.ts';
import type { AttendanceStatus } from '@paideia/events/registers/register.events.ts';
import { summarise } from '@paideia/events/registers/attendance.rules.ts';
import { put, remove, upsert, type AnyChange, type Occurred } from '../kernel/projection.ts';
import { attendanceRecordIdOf, attendanceRecords, type AttendanceRecordView } from './attendance-record.view.ts';
import { attendanceSummaries, attendanceSummaryIdOf } from './attendance-summary.view.ts';
import { because } from './mark-changes.projection.ts';
import { unmarked, type MarkView, type Reason } from './mark.view.ts';
import { attendanceRegisters, type AttendanceRegisterView, type RegisterCounts } from './register.view.ts';

export const reasonOf = ({ stream, revision, position }: Occurred): Reason => ({ stream, revision, position });

const countsOf = (marks: readonly MarkView[]): RegisterCounts => {
  const countOf = (status: AttendanceStatus | null) => marks.filter((mark) => mark.status === status).length;
  return {
    present: countOf('present'),
    late: countOf('late'),
    absent: countOf('absent'),
    excused: countOf('excused'),
    open: countOf(null),
  };
};

const absenceOf = (status: AttendanceStatus, explanation: MarkView['explanation']): AttendanceRecordView['absence'] => {
  if (status !== 'absent') return null;
  return explanation === null ? 'unexplained' : 'explained';
};
const recordOf = (register: AttendanceRegisterView, mark: MarkView, status: AttendanceStatus): AttendanceRecordView => {
  const { groupId, regionId, date, periodKey, when, term, startsAt, endsAt } = register;
  const { userId, input, excuses, overruled, arrivedAt, minutesLate, explanation, takenBy, takenAt, why } = mark;
  return {
    userId,
    input,
    excuses,
    overruled,
    arrivedAt,
    minutesLate,
    explanation,
    takenBy,
    takenAt,
    why,
    status,
    absence: absenceOf(status, explanation),
    _id: attendanceRecordIdOf(register._id, userId),
    registerId: register._id,
    groupId,
    regionId,
    date,
    periodKey,
    when,
    term,
    startsAt,
    endsAt,
    touched: why.at(-1)?.position ?? 0,
  };
};

const gradingOf = ({
  minutesLateThreshold,
  graceAbsentsPerTerm,
  graceLatesPerTerm,
  absenceDeduction,
  lateDeduction,
}: GradingParameters): GradingParameters => ({
  minutesLateThreshold,
  graceAbsentsPerTerm,
  graceLatesPerTerm,
  absenceDeduction,
  lateDeduction,
});

/** The sums follow from the statuses alone, so they cannot drift. */
const recount = (register: AttendanceRegisterView, userId: string, status: AttendanceStatus | null): AnyChange => {
  const { groupId, regionId, term, startsAt, date, periodKey } = register;
  const id = attendanceSummaryIdOf(userId, groupId, term);
  const key = `${compact(date)}_${periodKey}`;
  return upsert(attendanceSummaries, id, (before) => {
    if (before && (before.statuses[key] ?? null) === status) return before;
    const statuses = { ...before?.statuses };
    delete statuses[key];
    if (status !== null) statuses[key] = status;
    const counts = { present: 0, absent: 0, late: 0, excused: 0 };
    for (const one of Object.values(statuses)) counts[one]++;
    const isLatest = before === undefined || startsAt >= before.gradedAt;
    const grading = gradingOf(isLatest ? register.grading : before);
    return {
      _id: id,
      userId,
      groupId,
      regionId,
      term,
      ...counts,
      ...summarise(counts, grading),
      ...grading,
      gradedAt: isLatest ? startsAt : before.gradedAt,
      statuses,
    };
  });
};

export type Remark = {
  readonly userId: string;
  readonly to: (mark: MarkView) => MarkView;
  readonly reasons?: readonly Reason[];
};

/** The register with changed marks, and what that makes of those students' records and sums. */
export function remark(
  register: AttendanceRegisterView,
  remarks: readonly Remark[],
  occurred: Occurred,
  fields: Partial<AttendanceRegisterView> = {},
): readonly AnyChange[] {
  const marks = new Map(register.marks.map((mark) => [mark.userId, mark]));
  const changes = remarks.flatMap(({ userId, to, reasons = [] }) => {
    const before = marks.get(userId) ?? unmarked(userId);
    const after = because(to(before), [...reasons, reasonOf(occurred)]);
    marks.set(userId, after);
    const id = attendanceRecordIdOf(register._id, userId);
    const record =
      after.status === null
        ? remove(attendanceRecords, id)
        : put(attendanceRecords, id, recordOf(register, after, after.status));
    return [record, recount(register, userId, after.status)];
  });
  const all = [...marks.values()];
  return [
    put(attendanceRegisters, register._id, { ...register, ...fields, marks: all, counts: countsOf(all) }),
    ...changes,
  ];
}
