import type { AttendanceStatus, Excuse, RegisterEvent } from '@paideia/events/registers/register.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { need, type AnyChange, type Found, type Need, type Occurred, type Projection } from '../kernel/projection.ts';
import { attendanceGradings, attendanceLeaves, gradingIdOf } from './attendance-reference.view.ts';
import { remark, type Remark } from './attendance-changes.projection.ts';
import { corrected, covered, taken, uncovered, untaken } from './mark-changes.projection.ts';
import { unmarked, type MarkView, type Reason } from './mark.view.ts';
import { attendanceRegisters, whenOf, type AttendanceRegisterView } from './register.view.ts';

type Of<T extends RegisterEvent['type']> = DataOf<RegisterEvent, T>;
type Decided = (leaveRequestId: string) => readonly Reason[];
const decisionIn =
  (found: Found): Decided =>
  (leaveRequestId) => {
    const leave = found.one(attendanceLeaves, leaveRequestId);
    return leave ? [leave.decision] : [];
  };
const leaveOf = (excuse: Excuse): readonly string[] => (excuse.cause === 'leave' ? [excuse.causeId] : []);

type OfRegister = { readonly registerId: string };
/** A row about marks of a register that is there; `leaves` are requests whose decisions are among its reasons. */
const row = <D extends OfRegister>(
  remarks: (data: D, occurred: Occurred, decided: Decided) => readonly Remark[],
  leaves: (data: D) => readonly string[] = () => [],
  fields: Partial<AttendanceRegisterView> = {},
) => ({
  needs: (data: D): readonly Need[] => [
    need(attendanceRegisters, data.registerId),
    ...leaves(data).map((id) => need(attendanceLeaves, id)),
  ],
  then: (data: D, occurred: Occurred, found: Found): readonly AnyChange[] => {
    const register = found.one(attendanceRegisters, data.registerId);
    return register
      ? remark(register, remarks(data, occurred, decisionIn(found)), occurred, {
          ...fields,
          _revision: occurred.revision,
        })
      : [];
  },
});

const see = (
  { userId, input, status, excuses, arrivedAt, minutesLate }: Of<'AttendanceScanned'>,
  by: string,
  { at }: Occurred,
  batchId: string | null,
): readonly Remark[] => [
  {
    userId,
    to: (mark) => ({
      ...taken(mark, { takenBy: by, takenAt: at, batchId }),
      input,
      status,
      excuses,
      arrivedAt,
      minutesLate,
    }),
  },
];
const absent = (mark: MarkView): MarkView => ({ ...mark, status: 'absent' });
const excused = (status: AttendanceStatus, excuse: Excuse) => (mark: MarkView) => ({
  ...covered(mark, excuse),
  status,
});

type Opened = Of<'RegisterOpened'>;
/** What decided leave makes of students before anybody saw them. */
const presetsOf = (
  { preset, presetAbsent }: Pick<Opened, 'preset' | 'presetAbsent'>,
  decided: Decided,
): readonly Remark[] => [
  ...preset.map(({ userId, leaveRequestId }) => ({
    userId,
    to: excused('excused', { cause: 'leave', causeId: leaveRequestId }),
    reasons: decided(leaveRequestId),
  })),
  ...presetAbsent.map(({ userId, leaveRequestId }) => ({ userId, to: absent, reasons: decided(leaveRequestId) })),
];
const openingOf = (data: Opened, occurred: Occurred, found: Found): AttendanceRegisterView => {
  const {
    registerId,
    groupId,
    regionId,
    date,
    periodKey,
    term,
    startsAt,
    endsAt,
    minutesLateThreshold,
    schemaId,
    schemaVersion,
    students,
  } = data;
  const free = { graceAbsentsPerTerm: 0, graceLatesPerTerm: 0, absenceDeduction: 0, lateDeduction: 0 };
  return {
    _id: registerId,
    _revision: occurred.revision,
    groupId,
    regionId,
    date,
    periodKey,
    when: whenOf(date, startsAt),
    term,
    startsAt,
    endsAt,
    minutesLateThreshold,
    grading: found.one(attendanceGradings, gradingIdOf(schemaId, schemaVersion))?.grading ?? {
      ...free,
      minutesLateThreshold,
    },
    status: 'open',
    openedBy: occurred.actorId,
    students,
    marks: students.map(unmarked),
    counts: { present: 0, late: 0, absent: 0, excused: 0, open: students.length },
  };
};

export const registerRows: Projection<RegisterEvent>['on'] = {
  RegisterOpened: {
    needs: ({ schemaId, schemaVersion, preset, presetAbsent }) => [
      need(attendanceGradings, gradingIdOf(schemaId, schemaVersion)),
      ...[...preset, ...presetAbsent].map(({ leaveRequestId }) => need(attendanceLeaves, leaveRequestId)),
    ],
    then: (data, occurred, found) => {
      return remark(openingOf(data, occurred, found), presetsOf(data, decisionIn(found)), occurred);
    },
  },
  RegisterStudentsAdded: {
    needs: ({ registerId, preset, presetAbsent }) => [
      need(attendanceRegisters, registerId),
      ...[...preset, ...presetAbsent].map(({ leaveRequestId }) => need(attendanceLeaves, leaveRequestId)),
    ],
    then: (data, occurred, found) => {
      const register = found.one(attendanceRegisters, data.registerId);
      if (!register) return [];
      const listed = {
        ...register,
        students: [...register.students, ...data.students],
        marks: [...register.marks, ...data.students.map(unmarked)],
      };
      const absentees = data.absentees.map((userId): Remark => ({ userId, to: absent }));
      const remarks = [...presetsOf(data, decisionIn(found)), ...absentees];
      return remark(listed, remarks, occurred, { _revision: occurred.revision });
    },
  },
  AttendanceRecorded: row<Of<'AttendanceRecorded'>>((data, occurred) =>
    see(data, data.takenBy, occurred, data.batchId),
  ),
  AttendanceScanned: row<Of<'AttendanceScanned'>>((data, occurred) => see(data, data.userId, occurred, null)),
  AttendanceCorrected: row<Of<'AttendanceCorrected'>>(({ userId, to, by }, { at }) => [
    { userId, to: (mark) => corrected(taken(mark, { takenBy: by, takenAt: at, batchId: null }), to) },
  ]),
  MarksUndone: row<Of<'MarksUndone'>>(({ batchId, restored }) =>
    restored.map(({ userId, input, status, arrivedAt, minutesLate }) => ({
      userId,
      to: (mark) => ({ ...untaken(mark, batchId), input, status, arrivedAt, minutesLate }),
    })),
  ),
  AttendanceExcused: row<Of<'AttendanceExcused'>>(
    ({ userId, cause, causeId, status }, _, decided) => [
      { userId, to: excused(status, { cause, causeId }), reasons: leaveOf({ cause, causeId }).flatMap(decided) },
    ],
    leaveOf,
  ),
  AttendanceExcuseRevoked: row<Of<'AttendanceExcuseRevoked'>>(
    ({ userId, cause, causeId, restored }, _, decided) => [
      {
        userId,
        to: (mark) => ({ ...uncovered(mark, { cause, causeId }), status: restored }),
        reasons: leaveOf({ cause, causeId }).flatMap(decided),
      },
    ],
    leaveOf,
  ),
  AttendanceMarkedAbsent: row<Of<'AttendanceMarkedAbsent'>>(
    ({ userId, leaveRequestId }, _, decided) => [{ userId, to: absent, reasons: decided(leaveRequestId) }],
    ({ leaveRequestId }) => [leaveRequestId],
  ),
  RegisterClosed: row<Of<'RegisterClosed'>>(
    ({ absentees }) => absentees.map((userId) => ({ userId, to: absent })),
    () => [],
    { status: 'closed' },
  ),
};
