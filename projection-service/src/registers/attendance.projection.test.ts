import { describe, expect, test } from '@jest/globals';
import { foldSteps } from '../kernel/fold.ts';
import { foldInMemory } from '../kernel/memory.ts';
import { recordedFrom, specFor, type GivenEvent } from '../kernel/spec.ts';
import { attendanceRecords } from './attendance-record.view.ts';
import { attendanceGroups, attendanceSchemas } from './attendance-reference.view.ts';
import { attendanceSummaries, attendanceSummaryIdOf } from './attendance-summary.view.ts';
import {
  emmett,
  freya,
  grading,
  groupId,
  harriet,
  leaveDecided,
  leaveId,
  otherLeaveId,
  regionId,
  register,
  schemaDefined,
  schemaId,
} from './attendance.examples.ts';
import { attendanceProjection } from './attendance.projection.ts';
import { attendanceRegisters } from './register.view.ts';

const { given } = specFor(attendanceProjection);
const p1 = register();
const summaryOf = (userId: string) => attendanceSummaryIdOf(userId, groupId, 'Autumn');
const shown = (...events: readonly GivenEvent[]) => {
  const told = given(schemaDefined(), ...events);
  const mark = told.one(attendanceRegisters, p1.registerId)?.marks.find(({ userId }) => userId === freya);
  return {
    told,
    mark,
    record: told.one(attendanceRecords, p1.recordOf(freya)),
    summary: told.one(attendanceSummaries, summaryOf(freya)),
  };
};
const approved = leaveDecided('LeaveRequestApproved');
const acknowledged = leaveDecided('LeaveRequestAcknowledged');
const explained = p1.explanation('AbsenceExplained', freya);
const ofExplanation = { cause: 'explanation', causeId: `${p1.registerId}_${freya}` } as const;

describe('the excused override, as readers see it', () => {
  test.each<
    [string, GivenEvent[], { status: string | null; input: string | null; excuses: number; explanation?: string }]
  >([
    [
      'absent, leave approved',
      [p1.recorded(freya, 'absent'), approved, p1.excused(freya, 'absent')],
      { status: 'excused', input: 'absent', excuses: 1 },
    ],
    [
      'late, leave approved',
      [p1.recorded(freya, 'late'), approved, p1.excused(freya, 'late')],
      { status: 'excused', input: 'late', excuses: 1 },
    ],
    ['none, leave approved', [approved, p1.excused(freya, null)], { status: 'excused', input: null, excuses: 1 }],
    [
      'present, leave approved',
      [p1.recorded(freya, 'present'), approved, p1.excused(freya, 'present', { status: 'present' })],
      { status: 'present', input: 'present', excuses: 1 },
    ],
    [
      'excused, leave reversed, was late',
      [p1.recorded(freya, 'late'), approved, p1.excused(freya, 'late'), acknowledged, p1.revoked(freya, 'late')],
      { status: 'late', input: 'late', excuses: 0 },
    ],
    [
      'excused, leave reversed, was none',
      [approved, p1.excused(freya, null), acknowledged, p1.revoked(freya, 'absent')],
      { status: 'absent', input: null, excuses: 0 },
    ],
    ['none, leave acknowledged', [acknowledged, p1.markedAbsent(freya)], { status: 'absent', input: null, excuses: 0 }],
    [
      'absent, explained',
      [p1.recorded(freya, 'absent'), explained],
      { status: 'absent', input: 'absent', excuses: 0, explanation: 'explained' },
    ],
    [
      'absent, explanation excused',
      [
        p1.recorded(freya, 'absent'),
        explained,
        p1.explanation('AbsenceExcused', freya),
        p1.excused(freya, 'absent', ofExplanation),
      ],
      { status: 'excused', input: 'absent', excuses: 1, explanation: 'excused' },
    ],
    [
      'excused by explanation, withdrawn',
      [
        p1.recorded(freya, 'absent'),
        explained,
        p1.explanation('AbsenceExcused', freya),
        p1.excused(freya, 'absent', ofExplanation),
        p1.explanation('AbsenceExcuseWithdrawn', freya),
        p1.revoked(freya, 'absent', ofExplanation),
      ],
      { status: 'absent', input: 'absent', excuses: 0, explanation: 'explained' },
    ],
    [
      'two causes, one revoked',
      [
        p1.recorded(freya, 'absent'),
        p1.excused(freya, 'absent'),
        p1.excused(freya, 'absent', { causeId: otherLeaveId }),
        p1.revoked(freya, 'excused'),
      ],
      { status: 'excused', input: 'absent', excuses: 1 },
    ],
    [
      'excused, corrected to present',
      [approved, p1.excused(freya, null), p1.corrected(freya, 'present', 'excused')],
      { status: 'present', input: 'present', excuses: 0 },
    ],
  ])('%s', (_, events, { status, input, excuses, explanation = null }) => {
    const { mark, record, summary } = shown(p1.opened(), ...events);
    expect(mark).toMatchObject({ status, input, explanation });
    expect(mark?.excuses).toHaveLength(excuses);
    const absence = status === 'absent' ? (explanation === null ? 'unexplained' : 'explained') : null;
    expect(record).toMatchObject({ status, input, explanation, absence, excuses: mark?.excuses });
    expect(summary).toMatchObject({ total: 1, [status ?? '']: 1 });
  });

  test('late and present stay when leave is acknowledged: there is no event, so nothing changes', () => {
    for (const input of ['late', 'present'] as const)
      expect(shown(p1.opened(), p1.recorded(freya, input), acknowledged).mark?.status).toBe(input);
  });
  test('an excuse after the close does not pretend that anything was seen', () => {
    const { mark } = shown(p1.opened(), p1.closed(freya, emmett), approved, p1.excused(freya, 'absent'));
    expect(mark).toMatchObject({ status: 'excused', input: null });
  });
  test('what a correction overrules is kept for history', () => {
    const { mark } = shown(p1.opened(), approved, p1.excused(freya, null), p1.corrected(freya, 'present', 'excused'));
    expect(mark?.overruled).toEqual([{ cause: 'leave', causeId: leaveId }]);
  });
});

describe('leave and register, in either order', () => {
  const end = { status: 'excused', input: null, excuses: [{ cause: 'leave', causeId: leaveId }] };
  test('approved before the register opens', () =>
    expect(shown(approved, p1.opened({ excused: [freya] })).record).toMatchObject(end));
  test('approved after the register opened', () =>
    expect(shown(p1.opened(), approved, p1.excused(freya, null)).record).toMatchObject(end));
  test('acknowledged before, acknowledged after', () => {
    const before = shown(acknowledged, p1.opened({ absent: [freya] }));
    const after = shown(p1.opened(), acknowledged, p1.markedAbsent(freya));
    for (const { record, summary } of [before, after]) {
      expect(record).toMatchObject({ status: 'absent', input: null, excuses: [] });
      expect(summary).toMatchObject({ absent: 1, excused: 0, total: 1 });
    }
  });
  test('the sums agree', () => {
    const [a, b] = [
      shown(approved, p1.opened({ excused: [freya] })).summary,
      shown(p1.opened(), approved, p1.excused(freya, null)).summary,
    ];
    expect(a).toEqual(b);
    expect(a).toMatchObject({ excused: 1, total: 1, percent: 100 });
  });
});

describe('why', () => {
  test('a mark names every event that touched it, the decision on the leave among them, in the order of the log', () => {
    const { mark, record } = shown(
      p1.opened(),
      p1.recorded(freya, 'absent'),
      approved,
      p1.excused(freya, 'absent'),
      acknowledged,
      p1.revoked(freya, 'absent'),
    );
    const leave = `leaveRequest-${leaveId}`;
    expect(record?.why.map(({ stream, revision }) => [stream, revision])).toEqual([
      [p1.stream, 1],
      [leave, 0],
      [p1.stream, 2],
      [leave, 1],
      [p1.stream, 3],
    ]);
    expect(record?.why).toEqual(mark?.why);
    expect(record?.touched).toBe(7);
  });
  test('preset marks name the decision and the opening', () => {
    expect(shown(approved, p1.opened({ excused: [freya] })).record?.why.map(({ stream }) => stream)).toEqual([
      `leaveRequest-${leaveId}`,
      p1.stream,
    ]);
  });
  test('what happened to others is not among the reasons', () => {
    expect(
      shown(p1.opened(), p1.recorded(emmett, 'late'), p1.recorded(freya, 'present')).record?.why.map(
        ({ revision }) => revision,
      ),
    ).toEqual([2]);
  });
});

describe('a register', () => {
  test('counts its marks, and closing makes the rest absent', () => {
    const { told } = shown(p1.opened(), p1.recorded(freya, 'late'));
    told.then(attendanceRegisters, p1.registerId, {
      status: 'open',
      counts: { present: 0, late: 1, absent: 0, excused: 0, open: 1 },
      _revision: 1,
      openedBy: harriet,
    });
    told.thenGone(attendanceRecords, p1.recordOf(emmett));
    const closed = shown(p1.opened(), p1.recorded(freya, 'late'), p1.closed(emmett)).told;
    closed.then(attendanceRegisters, p1.registerId, {
      status: 'closed',
      counts: { present: 0, late: 1, absent: 1, excused: 0, open: 0 },
      _revision: 2,
    });
    closed.then(attendanceRecords, p1.recordOf(emmett), { status: 'absent', input: null });
  });
  test('an undo takes back the mark, its record and its count, and a second one goes back further', () => {
    const both = [
      p1.opened(),
      p1.recorded(freya, 'late', { batch: 'a' }),
      p1.recorded(freya, 'present', { batch: 'b' }),
    ];
    const once = shown(...both, p1.undone('b', [{ userId: freya, input: 'late', status: 'late' }]));
    expect(once.mark).toMatchObject({ status: 'late', takenBy: harriet, earlier: [] });
    expect(once.summary).toMatchObject({ late: 1, present: 0, total: 1 });
    const twice = shown(
      ...both,
      p1.undone('b', [{ userId: freya, input: 'late', status: 'late' }]),
      p1.undone('a', [{ userId: freya, input: null, status: null }]),
    );
    expect(twice.mark).toMatchObject({ status: null, takenBy: null, takenAt: null, batchId: null });
    expect(twice.record).toBeUndefined();
    expect(twice.summary).toMatchObject({ total: 0, percent: null, deduction: 0 });
  });
  test('a scan was taken by the student', () =>
    expect(shown(p1.opened(), p1.scanned(freya, 6, 'late')).record).toMatchObject({
      takenBy: freya,
      minutesLate: 6,
      status: 'late',
    }));
});

describe('the sums of a term', () => {
  const days = Array.from({ length: 44 }, (_, n) => new Date(Date.UTC(2026, 8, 7 + n)).toISOString().slice(0, 10));
  const registers = days.flatMap((date) => [register(date, 'P1'), register(date, 'P2')]);
  const marked = registers.flatMap((one, n) => [
    one.opened(),
    one.recorded(freya, n < 75 ? 'present' : n < 81 ? 'late' : 'absent'),
  ]);
  const excuse = registers.slice(86).flatMap((one) => [one.excused(freya, 'absent')]);

  test('the worked example: 75 present, 6 late, 5 absent, 2 excused of 88', () => {
    given(schemaDefined(), ...marked, ...excuse).then(attendanceSummaries, summaryOf(freya), {
      present: 75,
      late: 6,
      absent: 5,
      excused: 2,
      total: 88,
      percent: 94.32,
      deduction: 3,
      absentsOverGrace: 2,
      latesOverGrace: 2,
      ...grading,
      userId: freya,
      groupId,
      regionId,
      term: 'Autumn',
    });
  });
  test('the grading is that of the latest period that is marked, whenever an earlier one is corrected', () => {
    const [first, second] = [register('2026-10-12'), register('2026-10-13')];
    const stricter = schemaDefined(2, { graceAbsentsPerTerm: 0, absenceDeduction: 2 });
    const events = [
      schemaDefined(),
      first.opened(),
      first.recorded(freya, 'absent'),
      stricter,
      second.opened({ version: 2 }),
    ];
    given(...events).then(attendanceSummaries, summaryOf(freya), { deduction: 0, absenceDeduction: 1 });
    const after = [...events, second.recorded(freya, 'absent'), first.corrected(freya, 'late', 'absent')];
    given(...after).then(attendanceSummaries, summaryOf(freya), {
      absent: 1,
      late: 1,
      deduction: 2,
      absenceDeduction: 2,
      graceAbsentsPerTerm: 0,
    });
  });
});

test('a batch of which only the register was written before a crash is made good by reading it again', () => {
  const events = recordedFrom(attendanceProjection, [
    schemaDefined(),
    p1.opened(),
    p1.recorded(freya, 'late'),
    p1.recorded(freya, 'present'),
    p1.recorded(emmett, 'absent'),
  ]);
  const whole = foldInMemory(attendanceProjection, events);
  const written = { id: p1.registerId, position: 5, doc: whole.one(attendanceRegisters, p1.registerId) };
  const steps = foldSteps(attendanceProjection, events);
  let next = steps.next([]);
  while (!next.done)
    next = steps.next(
      'load' in next.value ? next.value.load.map(({ id }) => (id === p1.registerId ? written : undefined)) : [],
    );
  const docs = new Map(next.value.writes.flatMap(({ documents }) => documents.map(({ id, doc }) => [id, doc])));
  expect(docs.has(p1.registerId)).toBe(false);
  for (const userId of [freya, emmett]) {
    expect(docs.get(summaryOf(userId))).toEqual(whole.one(attendanceSummaries, summaryOf(userId)));
    expect(docs.get(p1.recordOf(userId))).toMatchObject({
      status: whole.one(attendanceRecords, p1.recordOf(userId))?.status,
    });
  }
});

test('schemas and groups are kept as they are now', () => {
  const group: GivenEvent = {
    type: 'GroupCreated',
    data: {
      groupId,
      regionId,
      name: 'Day Year 1',
      programYear: 1,
      startDate: null,
      endDate: null,
      locale: 'en',
      offlineApp: false,
      selfSignUp: false,
      freeOfCharge: false,
    },
  };
  const assigned: GivenEvent = { type: 'GroupAttendanceSchemaAssigned', data: { groupId, regionId, schemaId } };
  const told = given(schemaDefined(), schemaDefined(2, { lateDeduction: 3 }), group, assigned, {
    type: 'GroupArchived',
    data: { groupId, regionId },
  });
  told.then(attendanceSchemas, schemaId, { schemaVersion: 2, grading: { ...grading, lateDeduction: 3 } });
  told.then(attendanceGroups, groupId, { _id: groupId, name: 'Day Year 1', regionId, archived: true, schemaId });
});

test('a schema remembers the names that its terms had, until one has that name again', () => {
  const named = (version: number, ...names: readonly string[]): GivenEvent => {
    const { type, data, ...rest } = schemaDefined(version);
    const terms = names.map((name, n) => ({ name, from: `202${n}-09-07`, to: `202${n}-12-18` }));
    return { ...rest, type, data: { ...(data as object), terms } };
  };
  const formerly = (...events: readonly GivenEvent[]) => given(...events).one(attendanceSchemas, schemaId)?.formerTerms;
  expect(formerly(named(1, 'Autumn'))).toEqual([]);
  expect(formerly(named(1, 'Autumn', 'Spring'), named(2, 'First', 'Spring'))).toEqual(['Autumn']);
  expect(formerly(named(1, 'Autumn'), named(2, 'First'), named(3, 'Autumn'))).toEqual(['First']);
});

describe('students who are enrolled after a register was opened', () => {
  const alone = p1.opened({ students: [emmett] });
  test('are on it without a mark, and are marked as all others', () => {
    const { told, mark, record } = shown(alone, p1.recorded(emmett, 'present'), p1.added([freya]));
    expect(told.one(attendanceRegisters, p1.registerId)).toMatchObject({
      _revision: 2,
      students: [emmett, freya],
      counts: { present: 1, open: 1 },
    });
    expect([mark?.status, record]).toEqual([null, undefined]);
    const later = shown(alone, p1.added([freya]), p1.recorded(freya, 'late'));
    expect([later.mark?.status, later.record?.status, later.summary?.late]).toEqual(['late', 'late', 1]);
  });
  test('are excused by approved leave, absent by acknowledged leave, and in a closed register absent', () => {
    const { mark, record } = shown(approved, alone, p1.added([freya], { excused: [freya] }));
    expect([mark?.status, mark?.excuses.length, mark?.why.length, record?.status]).toEqual([
      'excused',
      1,
      2,
      'excused',
    ]);
    expect(shown(acknowledged, alone, p1.added([freya], { absent: [freya] })).record?.status).toBe('absent');
    const closed = shown(alone, p1.closed(emmett), p1.added([freya], { absentees: [freya] }));
    expect([closed.record?.status, closed.record?.absence, closed.summary?.absent]).toEqual([
      'absent',
      'unexplained',
      1,
    ]);
  });
});
