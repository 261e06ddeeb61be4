import { describe, expect, test } from '@jest/globals';
import { ada, ben, campus, exampleId, harriet } from '@paideia/events/kernel/examples.ts';
import { attendanceSchemaExamples } from '@paideia/events/attendance-schemas/attendance-schema.examples.ts';
import { statusOf } from '@paideia/events/registers/mark.rules.ts';
import type { RegisterCommand } from '@paideia/events/registers/register.commands.ts';
import type { RegisterEvent } from '@paideia/events/registers/register.events.ts';
import { registerExamples } from '@paideia/events/registers/register.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { attendanceRegister } from './register.decider.ts';
import * as of from './register.examples.ts';
import { markOf } from './register-state.decider.ts';

const { given } = specFor(attendanceRegister, { ...of.noExtras, ...of.byStaff });
const open: RegisterCommand = { type: 'OpenRegister', data: registerExamples.OpenRegister };
const mark = (
  batchId: string,
  ...marks: { userId: string; status: 'present' | 'late' | 'absent' }[]
): RegisterCommand => ({
  type: 'RecordAttendance',
  data: { registerId: of.registerId, batchId, marks: marks.map((one) => ({ ...one, arrivedAt: null })) },
});
const undo = (batchId = of.batchA): RegisterCommand => ({
  type: 'UndoMarks',
  data: { registerId: of.registerId, batchId },
});
const correct = (status: 'present' | 'late' | 'absent'): RegisterCommand => ({
  type: 'CorrectAttendance',
  data: { registerId: of.registerId, userId: ada, status, reason: 'Seen in the last row' },
});

describe('opening a register', () => {
  const { terms, periods, grading, schemaId } = attendanceSchemaExamples.DefineAttendanceSchema;
  const opening = {
    group: { regionId: campus, archived: false },
    schema: { schemaId, schemaVersion: 1, terms, periods, grading },
    timeZone: 'Europe/London',
    students: [ada, ben],
  };
  const facts = { opening, now: '2026-10-13T07:20:00.000Z' };

  test('carries all that its marks are judged by', () => given().when(open, facts).then(of.opened()));
  test('presets whoever has leave; approved leave counts before acknowledged leave', () => {
    const leave = [
      of.leave(),
      of.leave('acknowledged', ada, of.otherLeaveId),
      of.leave('acknowledged', ben, of.otherLeaveId),
      of.leave('approved', harriet),
    ];
    given()
      .when(open, { ...facts, leave })
      .then(
        of.opened({
          preset: [{ userId: ada, leaveRequestId: of.leaveId }],
          presetAbsent: [{ userId: ben, leaveRequestId: of.otherLeaveId }],
        }),
      );
  });
  test('twice is the same register', () => given(of.opened()).when(open, facts).thenNothing());
  test.each([
    ['no such group', { group: undefined }, 'register.groupUnknown'],
    ['an archived group', { group: { regionId: campus, archived: true } }, 'register.groupArchived'],
    ['a group without a schema', { schema: undefined }, 'register.noSchema'],
  ] as const)('%s', (_, more, code) => {
    given()
      .when(open, { ...facts, opening: { ...opening, ...more } })
      .thenRejected(code);
  });
  test.each([
    ['a day between the terms', { date: '2026-12-21', periodKey: 'P1' }, '2026-12-21T08:00:00.000Z', 'register.noTerm'],
    ['a day without lessons', { date: '2026-10-16', periodKey: 'P1' }, '2026-10-16T08:00:00.000Z', 'register.noPeriod'],
    [
      'a period that is not there',
      { date: '2026-10-13', periodKey: 'P9' },
      '2026-10-13T08:00:00.000Z',
      'register.noPeriod',
    ],
    ['tomorrow', { date: '2026-10-14', periodKey: 'P1' }, '2026-10-13T22:59:59.000Z', 'register.notYet'],
  ] as const)('%s', (_, wanted, now, code) => {
    given()
      .when({ ...open, data: { ...open.data, ...wanted } }, { ...facts, now })
      .thenRejected(code);
  });
  test('today begins at midnight of the region', () => {
    given()
      .when({ ...open, data: { ...open.data, date: '2026-10-14' } }, { ...facts, now: '2026-10-13T23:00:00.000Z' })
      .thenLike({ type: 'RegisterOpened', data: { date: '2026-10-14', closesAt: '2026-10-14T23:00:00.000Z' } });
  });
  test('a past day can be filled in, and stays open for the day on which that is done', () => {
    given()
      .when(open, { ...facts, now: '2026-11-02T10:00:00.000Z' })
      .thenLike({ data: { startsAt: '2026-10-13T07:30:00.000Z', closesAt: '2026-11-03T00:00:00.000Z' } });
  });
  test('knows clocks that change and zones with half hours', () => {
    const late = { ...open, data: { ...open.data, date: '2026-10-26' } } as RegisterCommand;
    given()
      .when(late, { ...facts, now: '2026-10-26T09:00:00.000Z' })
      .thenLike({ data: { startsAt: '2026-10-26T08:30:00.000Z' } });
    given()
      .when(open, { ...facts, opening: { ...opening, timeZone: 'Asia/Kolkata' } })
      .thenLike({ data: { startsAt: '2026-10-13T03:00:00.000Z', closesAt: '2026-10-13T18:30:00.000Z' } });
  });
});

describe('marks', () => {
  test('are one event a student, and none for a mark that stands already', () => {
    given(of.opened(), of.recorded('present'))
      .when(mark(of.batchB, { userId: ada, status: 'present' }, { userId: ben, status: 'absent' }))
      .then(of.recorded('absent', { userId: ben, batchId: of.batchB }));
  });
  test('that stand already take in leave that was approved since', () => {
    given(of.opened(), of.recorded('absent'))
      .when(mark(of.batchB, { userId: ada, status: 'absent' }), { leave: [of.leave()] })
      .then(of.recorded('absent', { batchId: of.batchB, status: 'excused', excuses: [of.leaveExcuse] }));
  });
  test.each([
    ['of a stranger', [of.opened({ students: [ben] })], 'register.notAStudent'],
    ['after the close', [of.opened(), of.closed(ada, ben)], 'register.closed'],
  ] as const)('%s are refused', (_, history, code) => {
    given(...history)
      .when(mark(of.batchA, { userId: ada, status: 'present' }))
      .thenRejected(code);
  });
  test('with an arrival after the end are refused', () => {
    given(of.opened())
      .when({
        type: 'RecordAttendance',
        data: {
          registerId: of.registerId,
          batchId: of.batchA,
          marks: [{ userId: ada, status: 'late', arrivedAt: of.clock('10:01') }],
        },
      })
      .thenRejected('register.arrivedAfterEnd');
  });
  test('need a person', () => {
    given(of.opened())
      .when(mark(of.batchA, { userId: ada, status: 'present' }), { who: 'system', actorId: null })
      .thenRejected('noAccess');
  });
});

describe('a correction', () => {
  test('says from what to what, also when the register is closed', () => {
    given(of.opened(), of.closed(ada, ben)).when(correct('present')).then(of.corrected('absent', 'present'));
    given(of.preset).when(correct('absent')).then(of.corrected('excused', 'absent'));
  });
  test('to what stands already is none', () => {
    given(of.opened(), of.recorded('late')).when(correct('late')).thenRejected('register.nothingToCorrect');
    given(of.presetAbsent).when(correct('absent')).thenRejected('register.nothingToCorrect');
  });
});

describe('undoing a batch of marks', () => {
  const both = [of.recorded('present'), of.recorded('present', { userId: ben })];
  const undone = (restored: object[], kept: object[] = [], batchId = of.batchA) => ({
    type: 'MarksUndone',
    data: { ...of.place, batchId, restored, kept },
  });
  const back = (userId: string, input: string | null, status = input) => ({
    userId,
    input,
    status,
    arrivedAt: null,
    minutesLate: null,
  });
  const kept = [{ userId: ada, why: 'changedSince' }];

  const scanned: RegisterEvent = {
    type: 'AttendanceScanned',
    data: {
      ...of.place,
      userId: ada,
      input: 'late',
      status: 'late',
      excuses: [],
      arrivedAt: of.clock('08:35'),
      minutesLate: 5,
    },
  };

  test('restores what was before it', () => {
    given(of.opened(), ...both)
      .when(undo())
      .thenLike(undone([back(ada, null), back(ben, null)]));
    given(of.opened(), of.recorded('late', { batchId: of.batchB }), ...both)
      .when(undo())
      .thenLike(undone([back(ada, 'late'), back(ben, null)]));
  });
  test.each([
    ['another batch', of.recorded('absent', { batchId: of.batchB })],
    ['a correction', of.corrected('present', 'absent')],
    ['a scan', scanned],
  ])('leaves marks that were changed since by %s', (_, change) => {
    given(of.opened(), ...both, change)
      .when(undo())
      .thenLike(undone([back(ben, null)], kept));
  });
  test('is not stopped by an excuse, which stays', () => {
    given(of.opened(), ...both, of.excused('present', of.leaveExcuse, 'present'))
      .when(undo())
      .thenLike(undone([back(ada, null, 'excused'), back(ben, null)]));
    given(of.presetAbsent, ...both)
      .when(undo())
      .thenLike(undone([back(ada, null, 'absent'), back(ben, null)]));
  });
  test('of a later batch leaves the earlier one to be undone', () => {
    const history = [of.opened(), ...both, of.recorded('absent', { batchId: of.batchB })];
    const [later] = given(...history).when(undo(of.batchB)).outcome as RegisterEvent[];
    expect(later).toMatchObject(undone([back(ada, 'present')], [], of.batchB));
    given(...history, later!)
      .when(undo())
      .thenLike(undone([back(ada, null), back(ben, null)]));
  });
  test('twice does nothing, nor does a batch that changed nothing', () => {
    const [event] = given(of.opened(), ...both).when(undo()).outcome as RegisterEvent[];
    given(of.opened(), ...both, event!)
      .when(undo())
      .thenNothing();
    given(of.opened(), ...both)
      .when(undo(of.batchB))
      .thenNothing();
  });
  test('ends with the register', () =>
    given(of.opened(), ...both, of.closed())
      .when(undo())
      .thenRejected('register.closed'));
  test('is for those who run registers, and for whoever took the marks', () => {
    const { userId } = of.instructor;
    given(of.opened(), ...both)
      .when(undo(), { who: of.instructor, actorId: userId })
      .thenRejected('register.notYourMarks');
    const own: RegisterEvent = { type: 'AttendanceRecorded', data: { ...both[0]!.data, takenBy: userId } as never };
    given(of.opened(), own)
      .when(undo(), { who: of.instructor, actorId: userId })
      .thenLike(undone([back(ada, null)]));
  });
});

describe('excuses by hand', () => {
  const by = (type: 'ExcuseAttendance' | 'RevokeExcuse', cause: 'manual' | 'leave'): RegisterCommand => ({
    type,
    data: { registerId: of.registerId, userId: ada, cause, causeId: 'sick' },
  });
  const sick = { cause: 'manual', causeId: 'sick' } as const;
  test('come and go; without a mark the student is unmarked again', () => {
    given(of.opened()).when(by('ExcuseAttendance', 'manual')).then(of.excused(null, sick));
    given(of.opened(), of.excused(null, sick)).when(by('RevokeExcuse', 'manual')).then(of.revoked(null, sick));
  });
  test('do not touch what follows from a leave request, and not who is there', () => {
    given(of.opened()).when(by('ExcuseAttendance', 'leave')).thenRejected('register.causeReserved');
    given(of.preset).when(by('RevokeExcuse', 'leave')).thenRejected('register.causeReserved');
    given(of.opened(), of.recorded('present'))
      .when(by('ExcuseAttendance', 'manual'))
      .thenRejected('register.isPresent');
  });
});

describe('in whatever order it comes to be known', () => {
  const approve = of.excused('absent');
  const seen = (
    status: 'absent' | 'excused' | 'present',
    excuses = [of.leaveExcuse],
    input: 'absent' | 'present' = 'absent',
  ) => of.recorded(input, { status, excuses });
  test.each([
    ['preset at the opening, then marked', [of.preset, seen('excused')]],
    ['marked after the approval, by the facts', [of.opened(), seen('excused')]],
    ['marked, then approved', [of.opened(), seen('absent', []), approve]],
    ['approved, then marked', [of.opened(), of.excused(null), seen('excused')]],
    [
      'approved, acknowledged, approved',
      [of.opened(), of.excused(null), of.revoked('absent'), of.excused('absent'), seen('excused')],
    ],
  ])('%s ends excused', (_, history) => {
    const { input, excuses, overruled, declined } = markOf(given(...history).state(), ada);
    expect({ input, excuses, overruled, declined }).toEqual({
      input: 'absent',
      excuses: [of.leaveExcuse],
      overruled: [],
      declined: [],
    });
  });
  test.each([
    ['present, then approved', [of.opened(), of.recorded('present'), of.excused('present', of.leaveExcuse, 'present')]],
    ['approved, then present', [of.preset, seen('present', [of.leaveExcuse], 'present')]],
  ])('%s ends present', (_, history) => {
    expect(statusOf(markOf(given(...history).state(), ada), false)).toBe('present');
  });
});

describe('who may', () => {
  const { allows } = given();
  const here = { regionId: campus };
  test.each([
    ['run registers', 'OpenRegister', { facilitator: true, instructor: false, student: false, system: true }],
    ['take marks', 'RecordAttendance', { facilitator: true, instructor: true, student: false, system: true }],
    ['correct', 'CorrectAttendance', { facilitator: true, instructor: false, student: false, system: true }],
    ['excuse', 'ExcuseAttendance', { facilitator: true, instructor: false, student: false, system: true }],
    [
      'mark absent from leave',
      'MarkAbsentFromLeave',
      { facilitator: false, instructor: false, student: false, system: true },
    ],
  ] as const)('%s', (_, type, wanted) => {
    const student = { ...of.facilitator, userId: ada, roles: ['user'], attendanceAdminOf: [] };
    const people = { facilitator: of.facilitator, instructor: of.instructor, student, system: 'system' as const };
    expect(Object.fromEntries(Object.entries(people).map(([name, who]) => [name, allows(type, who, here)]))).toEqual(
      wanted,
    );
    expect(allows(type, of.facilitator, { regionId: exampleId('r', 9) })).toBe(false);
  });
  test('scan for oneself only', () => {
    expect(allows('RecordAttendanceScan', { ...of.facilitator, userId: ada }, { ...here, ownerId: ada })).toBe(true);
    expect(allows('RecordAttendanceScan', of.facilitator, { ...here, ownerId: ada })).toBe(false);
  });
});
