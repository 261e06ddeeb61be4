import { describe, expect, test } from '@jest/globals';
import { ada, ben } from '@paideia/events/kernel/examples.ts';
import { statusOf } from '@paideia/events/registers/mark.rules.ts';
import type { RegisterCommand } from '@paideia/events/registers/register.commands.ts';
import type { AttendanceStatus, MarkInput, RegisterEvent } from '@paideia/events/registers/register.events.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { attendanceRegister } from './register.decider.ts';
import * as examples from './register.examples.ts';
import { markOf } from './register-state.decider.ts';

const { given } = specFor(attendanceRegister, { ...examples.noExtras, ...examples.byStaff });
const scan: RegisterCommand = {
  type: 'RecordAttendanceScan',
  data: { registerId: examples.registerId, userId: ada, code: 'now' },
};
const mark = (status: MarkInput, arrivedAt: string | null = null, batchId = examples.batchB): RegisterCommand => ({
  type: 'RecordAttendance',
  data: { registerId: examples.registerId, batchId, marks: [{ userId: ada, status, arrivedAt }] },
});
const close: RegisterCommand = { type: 'CloseRegister', data: { registerId: examples.registerId } };
const excuse = (cause: 'leave' | 'explanation' | 'manual' = 'leave', causeId = examples.leaveId): RegisterCommand => ({
  type: 'ExcuseAttendance',
  data: { registerId: examples.registerId, userId: ada, cause, causeId },
});
const revoke = (cause: 'leave' | 'explanation' | 'manual' = 'leave', causeId = examples.leaveId): RegisterCommand => ({
  type: 'RevokeExcuse',
  data: { registerId: examples.registerId, userId: ada, cause, causeId },
});
const system = { who: 'system' as const, actorId: null };
const statusAfter = (...history: RegisterEvent[]): AttendanceStatus | null => {
  const state = given(...history).state();
  return statusOf(markOf(state, ada), state.isClosed);
};

describe('a scan', () => {
  test.each([
    ['row 2: before the start', '08:12', [], 'present', 'present', 0],
    ['row 2: at the start', '08:30', [], 'present', 'present', 0],
    ['row 2: within the first minute', '08:30:59', [], 'present', 'present', 0],
    ['row 4: a minute late', '08:31', [], 'late', 'late', 1],
    ['row 4: at the threshold', '08:45', [], 'late', 'late', 15],
    ['row 5: beyond the threshold', '08:46', [], 'absent', 'absent', 16],
    ['row 3: late with leave', '08:31', [examples.leave()], 'late', 'excused', 1],
    ['row 3: beyond the threshold with leave', '08:46', [examples.leave()], 'absent', 'excused', 16],
    ['row 2: in time with leave', '08:30', [examples.leave()], 'present', 'present', 0],
    ['acknowledged leave excuses nothing', '08:31', [examples.leave('acknowledged')], 'late', 'late', 1],
    ['leave of someone else excuses nothing', '08:31', [examples.leave('approved', ben)], 'late', 'late', 1],
    ['at the end of the period', '10:00', [], 'absent', 'absent', 90],
  ] as const)('%s', (_, time, leave, input, status, minutesLate) => {
    const now = examples.clock(time);
    given(examples.opened())
      .when(scan, { now, leave })
      .thenLike({ type: 'AttendanceScanned', data: { userId: ada, input, status, minutesLate, arrivedAt: now } });
  });
  test('with a threshold of 0 a minute late is absent', () => {
    given(examples.opened({ minutesLateThreshold: 0 }))
      .when(scan, { now: examples.clock('08:31') })
      .thenLike({ data: { status: 'absent', minutesLate: 1 } });
    given(examples.opened({ minutesLateThreshold: 0 }))
      .when(scan, { now: examples.clock('08:30') })
      .thenLike({ data: { status: 'present' } });
  });
  test('row 1: after the end is refused, whatever covers the student', () => {
    given(examples.opened())
      .when(scan, { now: examples.clock('10:00:01') })
      .thenRejected('register.periodOver');
    given(examples.opened())
      .when(scan, { now: examples.clock('10:00:01'), leave: [examples.leave()] })
      .thenRejected('register.periodOver');
  });
  test('the first one counts', () => {
    const first: RegisterEvent = {
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
    given(examples.opened(), first)
      .when(scan, { now: examples.clock('08:40'), codes: ['another'] })
      .thenNothing();
  });
  test('needs the code of this minute or of the one before, an open register and its student', () => {
    const now = examples.clock('08:30');
    given(examples.opened())
      .when(scan, { now, codes: ['new', 'now'] })
      .thenLike({ type: 'AttendanceScanned' });
    given(examples.opened())
      .when(scan, { now, codes: ['new', 'newer'] })
      .thenRejected('register.codeWrong');
    given(examples.opened(), examples.closed(ada, ben)).when(scan, { now }).thenRejected('register.closed');
    given(examples.opened({ students: [ben] }))
      .when(scan, { now })
      .thenRejected('register.notAStudent');
  });
  test('finds whom staff have seen already as present', () => {
    given(examples.opened(), examples.recorded('present'))
      .when(scan, { now: examples.clock('08:50') })
      .thenNothing();
    given(examples.opened(), examples.recorded('absent'))
      .when(scan, { now: examples.clock('08:40') })
      .thenLike({ data: { status: 'late' } });
  });
});

describe('a mark of staff', () => {
  test.each([
    ['row 6: present', 'present', null, [], 'present', 'present', null],
    ['row 6: present with leave', 'present', null, [examples.leave()], 'present', 'present', null],
    ['row 7: absent with leave', 'absent', null, [examples.leave()], 'absent', 'excused', null],
    ['row 7: late with leave', 'late', null, [examples.leave()], 'late', 'excused', null],
    ['row 8: absent', 'absent', null, [], 'absent', 'absent', null],
    ['row 9: late with a time at the start', 'late', '08:30', [], 'present', 'present', 0],
    ['row 9: late with a time within the threshold', 'late', '08:45', [], 'late', 'late', 15],
    ['row 9: late with a time beyond it', 'late', '08:46', [], 'absent', 'absent', 16],
    ['row 10: late without a time', 'late', null, [], 'late', 'late', null],
    ['absent with a time keeps it', 'absent', '08:46', [], 'absent', 'absent', 16],
    ['present with a time keeps it', 'present', '08:27', [], 'present', 'present', 0],
    ['acknowledged leave excuses nothing', 'absent', null, [examples.leave('acknowledged')], 'absent', 'absent', null],
  ] as const)('%s', (_, input, time, leave, seen, status, minutesLate) => {
    const arrivedAt = time === null ? null : examples.clock(time);
    given(examples.opened())
      .when(mark(input, arrivedAt), { leave })
      .thenLike({ type: 'AttendanceRecorded', data: { userId: ada, input: seen, status, arrivedAt, minutesLate } });
  });
});

describe('without a mark', () => {
  test('row 7: approved leave excuses from the opening on, through the close', () => {
    expect(statusAfter(examples.preset)).toBe('excused');
    given(examples.preset).when(close).then(examples.closed(ben));
    expect(statusAfter(examples.preset, examples.closed(ben))).toBe('excused');
  });
  test('row 11: acknowledged leave only makes absent, at the opening and at the acknowledgement', () => {
    expect(statusAfter(examples.presetAbsent)).toBe('absent');
    given(examples.opened())
      .when(
        {
          type: 'MarkAbsentFromLeave',
          data: { registerId: examples.registerId, userId: ada, leaveRequestId: examples.leaveId },
        },
        system,
      )
      .then({
        type: 'AttendanceMarkedAbsent',
        data: { ...examples.place, userId: ada, leaveRequestId: examples.leaveId },
      });
  });
  test('row 12: the close makes absent', () => {
    given(examples.opened(), examples.recorded('present', { userId: ben }))
      .when(close)
      .then(examples.closed(ada));
    expect(statusAfter(examples.opened(), examples.closed(ada, ben))).toBe('absent');
    given(examples.opened(), examples.closed(ada, ben)).when(close).thenNothing();
  });
});

describe('the excused override', () => {
  test.each([
    ['absent', [examples.recorded('absent')], 'absent', 'excused'],
    ['late', [examples.recorded('late')], 'late', 'excused'],
    ['none', [], null, 'excused'],
    ['present', [examples.recorded('present')], 'present', 'present'],
    ['absent since the close', [examples.closed(ada, ben)], 'absent', 'excused'],
  ] as const)('%s, then the leave is approved', (_, history, original, status) => {
    given(examples.opened(), ...history)
      .when(excuse(), system)
      .then(examples.excused(original, examples.leaveExcuse, status));
  });
  test.each([
    ['absent', [examples.recorded('absent')], 'absent'],
    ['late', [examples.recorded('late')], 'late'],
    ['none', [], 'absent'],
    ['present', [examples.recorded('present')], 'present'],
  ] as const)('approved, then acknowledged: %s comes back', (_, history, restored) => {
    const before = [
      examples.opened(),
      ...history,
      examples.excused(
        history[0] ? restored : null,
        examples.leaveExcuse,
        restored === 'present' ? 'present' : 'excused',
      ),
    ];
    given(...before)
      .when(revoke(), system)
      .then(examples.revoked(restored));
  });
  test.each([
    ['late', examples.recorded('late')],
    ['present', examples.recorded('present')],
    ['absent', examples.recorded('absent')],
    ['excused by another leave', examples.excused(null, { cause: 'leave', causeId: examples.otherLeaveId })],
  ])('%s, then another leave is acknowledged: unchanged', (_, history) => {
    given(examples.opened(), history)
      .when(
        {
          type: 'MarkAbsentFromLeave',
          data: { registerId: examples.registerId, userId: ada, leaveRequestId: examples.leaveId },
        },
        system,
      )
      .thenNothing();
  });
  const explained = { cause: 'explanation', causeId: `${examples.registerId}_${ada}` } as const;
  test('an explanation excuses an absence until it is withdrawn', () => {
    given(examples.opened(), examples.recorded('absent'))
      .when(excuse('explanation', explained.causeId), system)
      .then(examples.excused('absent', explained));
    given(examples.opened(), examples.recorded('absent'), examples.excused('absent', explained))
      .when(revoke('explanation', explained.causeId), system)
      .then(examples.revoked('absent', explained));
  });
  test('of two causes one still holds', () => {
    const both = [
      examples.opened(),
      examples.recorded('absent'),
      examples.excused('absent'),
      examples.excused('absent', explained),
    ];
    given(...both)
      .when(revoke(), system)
      .then(examples.revoked('excused'));
    given(...both, examples.revoked('excused'))
      .when(revoke('explanation', explained.causeId), system)
      .then(examples.revoked('absent', explained));
  });
  test('a correction to present overrules; the causes are kept, and only a new one counts again', () => {
    const history = [
      examples.opened(),
      examples.recorded('absent'),
      examples.excused('absent'),
      examples.corrected('excused', 'present'),
    ];
    expect(statusAfter(...history)).toBe('present');
    expect(markOf(given(...history).state(), ada).overruled).toEqual([examples.leaveExcuse]);
    given(...history)
      .when(excuse(), system)
      .thenNothing();
  });
  test('a correction to absent overrules the excuse until another one comes', () => {
    const history = [examples.preset, examples.corrected('excused', 'absent')];
    expect(statusAfter(...history)).toBe('absent');
    given(...history)
      .when(mark('absent', null), { leave: [examples.leave()] })
      .thenNothing();
    given(...history)
      .when(excuse('explanation', explained.causeId), system)
      .then(examples.excused('absent', explained));
    expect(statusAfter(...history, examples.excused('absent', explained), examples.revoked('absent', explained))).toBe(
      'absent',
    );
  });
  test('said twice changes nothing', () => {
    given(examples.opened(), examples.excused(null)).when(excuse(), system).thenNothing();
    given(examples.opened()).when(revoke(), system).thenNothing();
    given(examples.opened(), examples.excused(null), examples.revoked('absent')).when(revoke(), system).thenNothing();
  });
});
