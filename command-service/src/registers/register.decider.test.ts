import { describe, expect, test } from '@jest/globals';
import { ada, ben, campus, exampleId, harriet } from '@paideia/events/kernel/examples.ts';
import { attendanceSchemaExamples } from '@paideia/events/attendance-schemas/attendance-schema.examples.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { statusOf } from '@paideia/events/registers/mark.rules.ts';
import type { RegisterCommand } from '@paideia/events/registers/register.commands.ts';
import type { RegisterEvent } from '@paideia/events/registers/register.events.ts';
import { registerExamples } from '@paideia/events/registers/register.examples.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { attendanceRegister } from './register.decider.ts';
import * as examples from './register.examples.ts';
import { nothingToOpen } from './register-opening.ts';
import { markOf } from './register-state.decider.ts';

const { given } = specFor(attendanceRegister, { ...examples.noExtras, ...examples.byStaff });
const open: RegisterCommand = { type: 'OpenRegister', data: registerExamples.OpenRegister };
const mark = (
  batchId: string,
  ...marks: { userId: string; status: 'present' | 'late' | 'absent' }[]
): RegisterCommand => ({
  type: 'RecordAttendance',
  data: { registerId: examples.registerId, batchId, marks: marks.map((one) => ({ ...one, arrivedAt: null })) },
});
const undo = (batchId = examples.batchA): RegisterCommand => ({
  type: 'UndoMarks',
  data: { registerId: examples.registerId, batchId },
});
const correct = (status: 'present' | 'late' | 'absent'): RegisterCommand => ({
  type: 'CorrectAttendance',
  data: { registerId: examples.registerId, userId: ada, status, reason: 'Seen in the last row' },
});

describe('opening a register', () => {
  const { terms, periods, grading, schemaId } = attendanceSchemaExamples.DefineAttendanceSchema;
  const opening = {
    group: { regionId: campus, archived: false },
    schema: { schemaId, nameKey: 'dayprogram', schemaVersion: 1, terms, formerTerms: [], periods, grading },
    timeZone: 'Europe/London',
    students: [ada, ben],
  };
  const facts = { opening, now: '2026-10-13T07:20:00.000Z' };

  test('carries all that its marks are judged by', () => given().when(open, facts).then(examples.opened()));
  test('presets whoever has leave; approved leave counts before acknowledged leave', () => {
    const leave = [
      examples.leave(),
      examples.leave('acknowledged', ada, examples.otherLeaveId),
      examples.leave('acknowledged', ben, examples.otherLeaveId),
      examples.leave('approved', harriet),
    ];
    given()
      .when(open, { ...facts, leave })
      .then(
        examples.opened({
          preset: [{ userId: ada, leaveRequestId: examples.leaveId }],
          presetAbsent: [{ userId: ben, leaveRequestId: examples.otherLeaveId }],
        }),
      );
  });
  test('twice is the same register', () => given(examples.opened()).when(open, facts).thenNothing());
  test.each([
    ['no such group', { group: undefined }, 'register.groupUnknown'],
    ['an archived group', { group: { regionId: campus, archived: true } }, 'register.groupArchived'],
    ['a group without a schema', { schema: undefined }, 'register.noSchema'],
    ['a day on which nobody was enrolled', { students: [] }, 'register.noStudents'],
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
    given(examples.opened(), examples.recorded('present'))
      .when(mark(examples.batchB, { userId: ada, status: 'present' }, { userId: ben, status: 'absent' }))
      .then(examples.recorded('absent', { userId: ben, batchId: examples.batchB }));
  });
  test('that stand already take in leave that was approved since', () => {
    given(examples.opened(), examples.recorded('absent'))
      .when(mark(examples.batchB, { userId: ada, status: 'absent' }), { leave: [examples.leave()] })
      .then(
        examples.recorded('absent', { batchId: examples.batchB, status: 'excused', excuses: [examples.leaveExcuse] }),
      );
  });
  test.each([
    ['of a stranger', [examples.opened({ students: [ben] })], 'register.notAStudent'],
    ['after the close', [examples.opened(), examples.closed(ada, ben)], 'register.closed'],
  ] as const)('%s are refused', (_, history, code) => {
    given(...history)
      .when(mark(examples.batchA, { userId: ada, status: 'present' }))
      .thenRejected(code);
  });
  test('with an arrival after the end are refused', () => {
    given(examples.opened())
      .when({
        type: 'RecordAttendance',
        data: {
          registerId: examples.registerId,
          batchId: examples.batchA,
          marks: [{ userId: ada, status: 'late', arrivedAt: examples.clock('10:01') }],
        },
      })
      .thenRejected('register.arrivedAfterEnd');
  });
  test.each(['1950-01-01T08:00:00.000Z', '2026-10-12T22:59:59.000Z'])(
    'with an arrival on another day, %s, are refused',
    (arrivedAt) => {
      const late: RegisterCommand = {
        type: 'RecordAttendance',
        data: {
          registerId: examples.registerId,
          batchId: examples.batchB,
          marks: [{ userId: ada, status: 'present', arrivedAt }],
        },
      };
      given(examples.opened()).when(late).thenRejected('register.arrivedOtherDay');
      // It has stood there since before that was refused.
      given(examples.opened(), examples.recorded('late', { arrivedAt }))
        .when(late)
        .thenLike({ data: { input: 'present', arrivedAt } });
    },
  );
  test('with an arrival in the first minute of the day of the region are taken', () => {
    const arrivedAt = '2026-10-12T23:00:00.000Z';
    given(examples.opened())
      .when({
        type: 'RecordAttendance',
        data: {
          registerId: examples.registerId,
          batchId: examples.batchA,
          marks: [{ userId: ada, status: 'present', arrivedAt }],
        },
      })
      .thenLike({ data: { arrivedAt, minutesLate: 0 } });
  });
  test('need a person', () => {
    given(examples.opened())
      .when(mark(examples.batchA, { userId: ada, status: 'present' }), { who: 'system', actorId: null })
      .thenRejected('noAccess');
  });
});

describe('a correction', () => {
  test('says from what to what, also when the register is closed', () => {
    given(examples.opened(), examples.closed(ada, ben))
      .when(correct('present'))
      .then(examples.corrected('absent', 'present'));
    given(examples.preset).when(correct('absent')).then(examples.corrected('excused', 'absent'));
  });
  test('to what stands already is none', () => {
    given(examples.opened(), examples.recorded('late')).when(correct('late')).thenRejected('register.nothingToCorrect');
    given(examples.presetAbsent).when(correct('absent')).thenRejected('register.nothingToCorrect');
  });
});

describe('undoing a batch of marks', () => {
  const both = [examples.recorded('present'), examples.recorded('present', { userId: ben })];
  const undone = (restored: object[], kept: object[] = [], batchId = examples.batchA) => ({
    type: 'MarksUndone',
    data: { ...examples.place, batchId, restored, kept },
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
      ...examples.place,
      userId: ada,
      input: 'late',
      status: 'late',
      excuses: [],
      arrivedAt: examples.clock('08:35'),
      minutesLate: 5,
    },
  };

  test('restores what was before it', () => {
    given(examples.opened(), ...both)
      .when(undo())
      .thenLike(undone([back(ada, null), back(ben, null)]));
    given(examples.opened(), examples.recorded('late', { batchId: examples.batchB }), ...both)
      .when(undo())
      .thenLike(undone([back(ada, 'late'), back(ben, null)]));
  });
  test.each([
    ['another batch', examples.recorded('absent', { batchId: examples.batchB })],
    ['a correction', examples.corrected('present', 'absent')],
    ['a scan', scanned],
  ])('leaves marks that were changed since by %s', (_, change) => {
    given(examples.opened(), ...both, change)
      .when(undo())
      .thenLike(undone([back(ben, null)], kept));
  });
  test('is not stopped by an excuse, which stays', () => {
    given(examples.opened(), ...both, examples.excused('present', examples.leaveExcuse, 'present'))
      .when(undo())
      .thenLike(undone([back(ada, null, 'excused'), back(ben, null)]));
    given(examples.presetAbsent, ...both)
      .when(undo())
      .thenLike(undone([back(ada, null, 'absent'), back(ben, null)]));
  });
  test('of a later batch leaves the earlier one to be undone', () => {
    const history = [examples.opened(), ...both, examples.recorded('absent', { batchId: examples.batchB })];
    const [later] = given(...history).when(undo(examples.batchB)).outcome as RegisterEvent[];
    expect(later).toMatchObject(undone([back(ada, 'present')], [], examples.batchB));
    given(...history, later!)
      .when(undo())
      .thenLike(undone([back(ada, null), back(ben, null)]));
  });
  test('twice does nothing, nor does a batch that changed nothing', () => {
    const [event] = given(examples.opened(), ...both).when(undo()).outcome as RegisterEvent[];
    given(examples.opened(), ...both, event!)
      .when(undo())
      .thenNothing();
    given(examples.opened(), ...both)
      .when(undo(examples.batchB))
      .thenNothing();
  });
  test('ends with the register', () =>
    given(examples.opened(), ...both, examples.closed())
      .when(undo())
      .thenRejected('register.closed'));
  test('is for those who run registers, and for whoever took the marks', () => {
    const { userId } = examples.instructor;
    given(examples.opened(), ...both)
      .when(undo(), { who: examples.instructor, actorId: userId })
      .thenRejected('register.notYourMarks');
    const own: RegisterEvent = { type: 'AttendanceRecorded', data: { ...both[0]!.data, takenBy: userId } as never };
    given(examples.opened(), own)
      .when(undo(), { who: examples.instructor, actorId: userId })
      .thenLike(undone([back(ada, null)]));
  });
});

describe('excuses by hand', () => {
  const by = (type: 'ExcuseAttendance' | 'RevokeExcuse', cause: 'manual' | 'leave'): RegisterCommand => ({
    type,
    data: { registerId: examples.registerId, userId: ada, cause, causeId: 'sick' },
  });
  const sick = { cause: 'manual', causeId: 'sick' } as const;
  test('come and go; without a mark the student is unmarked again', () => {
    given(examples.opened()).when(by('ExcuseAttendance', 'manual')).then(examples.excused(null, sick));
    given(examples.opened(), examples.excused(null, sick))
      .when(by('RevokeExcuse', 'manual'))
      .then(examples.revoked(null, sick));
  });
  test('come and go in a closed register too, where whoever was not marked was absent', () => {
    const closed = [examples.opened(), examples.closed(ada)];
    given(...closed)
      .when(by('ExcuseAttendance', 'manual'))
      .then(examples.excused('absent', sick));
    given(...closed, examples.excused('absent', sick))
      .when(by('RevokeExcuse', 'manual'))
      .then(examples.revoked('absent', sick));
  });
  test('do not touch what follows from a leave request, and not who is there', () => {
    given(examples.opened()).when(by('ExcuseAttendance', 'leave')).thenRejected('register.causeReserved');
    given(examples.preset).when(by('RevokeExcuse', 'leave')).thenRejected('register.causeReserved');
    given(examples.opened(), examples.recorded('present'))
      .when(by('ExcuseAttendance', 'manual'))
      .thenRejected('register.isPresent');
  });
});

describe('in whatever order it comes to be known', () => {
  const approve = examples.excused('absent');
  const seen = (
    status: 'absent' | 'excused' | 'present',
    excuses = [examples.leaveExcuse],
    input: 'absent' | 'present' = 'absent',
  ) => examples.recorded(input, { status, excuses });
  test.each([
    ['preset at the opening, then marked', [examples.preset, seen('excused')]],
    ['marked after the approval, by the facts', [examples.opened(), seen('excused')]],
    ['marked, then approved', [examples.opened(), seen('absent', []), approve]],
    ['approved, then marked', [examples.opened(), examples.excused(null), seen('excused')]],
    [
      'approved, acknowledged, approved',
      [
        examples.opened(),
        examples.excused(null),
        examples.revoked('absent'),
        examples.excused('absent'),
        seen('excused'),
      ],
    ],
  ])('%s ends excused', (_, history) => {
    const { input, excuses, overruled, declined } = markOf(given(...history).state(), ada);
    expect({ input, excuses, overruled, declined }).toEqual({
      input: 'absent',
      excuses: [examples.leaveExcuse],
      overruled: [],
      declined: [],
    });
  });
  test.each([
    [
      'present, then approved',
      [examples.opened(), examples.recorded('present'), examples.excused('present', examples.leaveExcuse, 'present')],
    ],
    ['approved, then present', [examples.preset, seen('present', [examples.leaveExcuse], 'present')]],
  ])('%s ends present', (_, history) => {
    expect(statusOf(markOf(given(...history).state(), ada), false)).toBe('present');
  });
});

describe('students who are enrolled after it was opened', () => {
  const add: RegisterCommand = { type: 'AddRegisterStudents', data: { registerId: examples.registerId } };
  const enrolled = (...students: readonly string[]) => ({ opening: { ...nothingToOpen, students } });
  const added = (more: Partial<DataOf<RegisterEvent, 'RegisterStudentsAdded'>> = {}): RegisterEvent => ({
    type: 'RegisterStudentsAdded',
    data: { ...examples.place, students: [ben], preset: [], presetAbsent: [], absentees: [], ...more },
  });
  const alone = examples.opened({ students: [ada] });
  const closed: RegisterEvent = { type: 'RegisterClosed', data: { ...examples.place, absentees: [ada] } };

  test('come into it, also where it has none at all; who is there stays', () => {
    given(alone).when(add, enrolled(ada, ben)).then(added());
    given(examples.opened({ students: [] }))
      .when(add, enrolled(ada, ben))
      .then(added({ students: [ada, ben] }));
    given(alone, added()).when(add, enrolled(ada, ben)).thenNothing();
    given(examples.opened()).when(add, enrolled(ada)).thenNothing();
  });
  test('can be marked then', () => {
    const one = mark(examples.batchA, { userId: ben, status: 'present' });
    given(alone).when(one).thenRejected('register.notAStudent');
    given(alone, added())
      .when(one)
      .then(examples.recorded('present', { userId: ben }));
  });
  test('begin as their leave says', () => {
    const leave = [examples.leave('approved', ben), examples.leave('acknowledged', harriet, examples.otherLeaveId)];
    const preset = [{ userId: ben, leaveRequestId: examples.leaveId }];
    const presetAbsent = [{ userId: harriet, leaveRequestId: examples.otherLeaveId }];
    const both = added({ students: [ben, harriet], preset, presetAbsent });
    given(alone)
      .when(add, { ...enrolled(ada, ben, harriet), leave })
      .then(both);
    const { state } = given(alone, both);
    expect([ada, ben, harriet].map((userId) => statusOf(markOf(state(), userId), false))).toEqual([
      null,
      'excused',
      'absent',
    ]);
  });
  test('are absent in one that is closed, unless leave covers them', () => {
    const leave = [examples.leave('approved', ben)];
    given(alone, closed)
      .when(add, { ...enrolled(ada, ben, harriet), leave })
      .then(
        added({
          students: [ben, harriet],
          preset: [{ userId: ben, leaveRequestId: examples.leaveId }],
          absentees: [harriet],
        }),
      );
  });
});

describe('who may', () => {
  const { allows } = given();
  const here = { regionId: campus };
  test.each([
    ['run registers', 'OpenRegister', { facilitator: true, instructor: false, student: false, system: true }],
    ['add students', 'AddRegisterStudents', { facilitator: true, instructor: false, student: false, system: true }],
    ['take marks', 'RecordAttendance', { facilitator: true, instructor: true, student: false, system: true }],
    ['correct', 'CorrectAttendance', { facilitator: true, instructor: false, student: false, system: true }],
    ['excuse', 'ExcuseAttendance', { facilitator: true, instructor: false, student: false, system: true }],
    [
      'mark absent from leave',
      'MarkAbsentFromLeave',
      { facilitator: false, instructor: false, student: false, system: true },
    ],
  ] as const)('%s', (_, type, wanted) => {
    const student = { ...examples.facilitator, userId: ada, roles: ['user'], attendanceAdminOf: [] };
    const people = {
      facilitator: examples.facilitator,
      instructor: examples.instructor,
      student,
      system: 'system' as const,
    };
    expect(Object.fromEntries(Object.entries(people).map(([name, who]) => [name, allows(type, who, here)]))).toEqual(
      wanted,
    );
    expect(allows(type, examples.facilitator, { regionId: exampleId('r', 9) })).toBe(false);
  });
  test('scan for oneself only', () => {
    expect(allows('RecordAttendanceScan', { ...examples.facilitator, userId: ada }, { ...here, ownerId: ada })).toBe(
      true,
    );
    expect(allows('RecordAttendanceScan', examples.facilitator, { ...here, ownerId: ada })).toBe(false);
  });
});

test('whose mark it is decides, where one student is named: nobody excuses or corrects the own one', () => {
  const command: RegisterCommand = { type: 'CorrectAttendance', data: registerExamples.CorrectAttendance };
  const scope = attendanceRegister.scope(attendanceRegister.initial, command, examples.noExtras);
  expect(scope).toMatchObject({ ownerId: ada });
  const admin = { userId: ada, roles: ['admin'], regionIds: [], regionRoles: [], attendanceAdminOf: [] };
  expect(given().allows('CorrectAttendance', admin, scope)).toBe(false);
  expect(given().allows('CorrectAttendance', { ...admin, userId: ben }, scope)).toBe(true);
});
