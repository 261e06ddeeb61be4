import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ada, ben } from '@paideia/events/kernel/examples.ts';
import { isRejection } from '@paideia/events/kernel/rejection.ts';
import { statusOf } from '@paideia/events/registers/mark.rules.ts';
import type { RegisterCommand } from '@paideia/events/registers/register.commands.ts';
import type { AttendanceStatus, RegisterEvent } from '@paideia/events/registers/register.events.ts';
import { decide, evolve, type Given } from '../kernel/decide/decider.ts';
import { attendanceRegister, type RegisterFacts } from './register.decider.ts';
import * as examples from './register.examples.ts';
import { markOf, type RegisterState } from './register-state.decider.ts';

const bySystem: Given = { now: examples.clock('08:30'), who: 'system', actorId: null, channel: 'SYSTEM' };
const byStaff: Given = { ...bySystem, ...examples.byStaff, channel: 'WEB' };
type Act = { readonly command: RegisterCommand; readonly given: Given };

const student = fc.constantFrom(ada, ben);
const batch = fc.constantFrom(examples.batchA, examples.batchB, '00000000-0000-4000-8000-0000000000bc');
const status = fc.constantFrom('present' as const, 'late' as const, 'absent' as const);
const arrival = fc.option(fc.constantFrom('08:29', '08:31', '08:46').map(examples.clock));
const excuse = fc.constantFrom(
  { cause: 'leave' as const, causeId: examples.leaveId },
  { cause: 'leave' as const, causeId: examples.otherLeaveId },
  { cause: 'explanation' as const, causeId: 'e1' },
);
const { registerId } = examples;
const staff = (command: RegisterCommand): Act => ({ command, given: byStaff });
const system = (command: RegisterCommand): Act => ({ command, given: bySystem });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc
    .tuple(student, status, arrival, batch)
    .map(([userId, to, arrivedAt, batchId]) =>
      staff({ type: 'RecordAttendance', data: { registerId, batchId, marks: [{ userId, status: to, arrivedAt }] } }),
    ),
  fc
    .tuple(student, excuse)
    .map(([userId, one]) => system({ type: 'ExcuseAttendance', data: { registerId, userId, ...one } })),
  fc
    .tuple(student, excuse)
    .map(([userId, one]) => system({ type: 'RevokeExcuse', data: { registerId, userId, ...one } })),
  fc
    .tuple(student)
    .map(([userId]) =>
      system({ type: 'MarkAbsentFromLeave', data: { registerId, userId, leaveRequestId: examples.leaveId } }),
    ),
  batch.map((batchId) => staff({ type: 'UndoMarks', data: { registerId, batchId } })),
  fc
    .tuple(student, status)
    .map(([userId, to]) =>
      staff({ type: 'CorrectAttendance', data: { registerId, userId, status: to, reason: 'Seen' } }),
    ),
  student.map((userId) => system({ type: 'RecordAttendanceScan', data: { registerId, userId, code: 'now' } })),
  fc.constant(system({ type: 'CloseRegister', data: { registerId } })),
);

const next = (state: RegisterState, { command, given }: Act): readonly RegisterEvent[] => {
  const facts: RegisterFacts & Given = { ...examples.noExtras, ...given };
  const outcome = decide(attendanceRegister, state, command, facts);
  return isRejection(outcome) ? [] : outcome;
};
const play = (acts: readonly Act[], from: RegisterState): { state: RegisterState; events: readonly RegisterEvent[] } =>
  acts.reduce(
    ({ state, events }, one) => {
      const made = next(state, one);
      return {
        state: made.reduce((so, event) => evolve(attendanceRegister, so, event), state),
        events: [...events, ...made],
      };
    },
    { state: from, events: [] as readonly RegisterEvent[] },
  );
const start = evolve(attendanceRegister, attendanceRegister.initial, examples.opened());
const statuses = (state: RegisterState) => [ada, ben].map((userId) => statusOf(markOf(state, userId), state.isClosed));

/** A reader makes this of the events alone, as their own fields say it. */
function told(events: readonly RegisterEvent[]): readonly (AttendanceStatus | null)[] {
  const last = new Map<string, AttendanceStatus | null>();
  for (const { type, data } of events) {
    if (type === 'AttendanceRecorded' || type === 'AttendanceScanned' || type === 'AttendanceExcused')
      last.set(data.userId, data.status);
    if (type === 'AttendanceCorrected') last.set(data.userId, data.to);
    if (type === 'AttendanceExcuseRevoked') last.set(data.userId, data.restored);
    if (type === 'AttendanceMarkedAbsent') last.set(data.userId, 'absent');
    if (type === 'MarksUndone') for (const one of data.restored) last.set(one.userId, one.status);
    if (type === 'RegisterClosed') for (const userId of data.absentees) last.set(userId, 'absent');
  }
  return [ada, ben].map((userId) => last.get(userId) ?? null);
}

describe('whatever happens to a register', () => {
  test('its events tell the statuses that follow from its marks', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const { state, events } = play(acts, start);
        expect(told(events)).toEqual(statuses(state));
      }),
      { numRuns: 1_000 },
    );
  });
  test('to approve, acknowledge and approve again leaves the marks that approving alone leaves', () => {
    const leave = (type: 'ExcuseAttendance' | 'RevokeExcuse') =>
      system({ type, data: { registerId, userId: ada, cause: 'leave', causeId: examples.leaveId } });
    const approve = leave('ExcuseAttendance');
    const absent = system({
      type: 'MarkAbsentFromLeave',
      data: { registerId, userId: ada, leaveRequestId: examples.leaveId },
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 15 }), fc.array(act, { maxLength: 5 }), (before, after) => {
        const { state } = play(before, start);
        // Told twice, an excuse that a correction has overruled would come to count again.
        fc.pre(markOf(state, ada).overruled.length === 0);
        const once = play([approve, ...after], state).state;
        const again = play([approve, leave('RevokeExcuse'), absent, approve, ...after], state).state;
        expect(statuses(again)).toEqual(statuses(once));
      }),
      { numRuns: 1_000 },
    );
  });
  test('an act that is repeated at once changes nothing more', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), act, (before, one) => {
        const { state } = play([...before, one], start);
        expect(next(state, one)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
