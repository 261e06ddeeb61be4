import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { leaveDecided, register } from '@paideia/projection-service/registers/attendance.examples.ts';
import { attendanceSummaryIdOf } from '@paideia/projection-service/registers/attendance-summary.view.ts';
import {
  collegeWith,
  emmett,
  freya,
  groupId,
  harriet,
  leaveId,
  silas,
  submitted,
  type College,
  type Person,
} from './attendance.examples.ts';

type Why = {
  readonly title: string;
  readonly value: string | null;
  readonly rule: string | null;
  readonly formula: readonly { readonly label: string; readonly value: string }[];
  readonly parts: readonly {
    readonly title: string | null;
    readonly value: string | null;
    readonly events: readonly {
      readonly type: string;
      readonly stream: string;
      readonly revision: number;
      readonly actorName: string;
      readonly sentence: string;
      readonly changes: readonly object[];
    }[];
  }[];
};
const why =
  'query ($of: WhyOf!, $id: String!) { why(of: $of, id: $id) { title value rule formula { label value } parts { title value events { type stream revision actorName sentence changes { field before after } } } } }';

const monday = register('2026-10-12', 'P1');
const days = Array.from({ length: 44 }, (_, n) => new Date(Date.UTC(2026, 8, 7 + n)).toISOString().slice(0, 10));
const term = days
  .flatMap((date) => [register(date, 'P1'), register(date, 'P2')])
  .filter(({ registerId }) => registerId !== monday.registerId);
/** Two were not marked before it closed. */
const unmarked = register('2026-11-19', 'P1');
const summaryId = attendanceSummaryIdOf(freya, groupId, 'Autumn');
let college: College;
beforeAll(async () => {
  college = await collegeWith([
    submitted(freya, { fromDate: '2026-10-12', toDate: '2026-10-14', at: '2026-10-05T18:20:00.000Z' }),
    ...[
      monday.opened(),
      monday.recorded(freya, 'absent'),
      monday.recorded(emmett, 'late'),
      leaveDecided('LeaveRequestApproved'),
      monday.excused(freya, 'absent'),
    ],
    // With the one above there are 75 present, 6 late, 5 absent and 2 excused.
    ...term.flatMap((one, n) => [one.opened(), one.recorded(freya, n < 75 ? 'present' : n < 81 ? 'late' : 'absent')]),
    term[86]!.excused(freya, 'absent', { cause: 'manual', causeId: harriet }),
    ...[unmarked.opened({ students: [emmett, silas] }), unmarked.closed(emmett, silas)],
  ]);
});
afterAll(() => college.close());
const ask = async (person: Person, of: string, id: string) => college.ask(person, why, { of, id });
const told = async (person: Person, of: string, id: string) => {
  const { data, errors } = await ask(person, of, id);
  expect(errors).toEqual([]);
  const { parts, ...rest } = data?.why as Why;
  return { ...rest, parts, events: parts.flatMap(({ events }) => events) };
};

test('a mark that was corrected is one that was corrected, also when its student explains it afterwards', async () => {
  const wednesday = register('2026-10-14', 'P1');
  const other = await collegeWith([
    wednesday.opened(),
    wednesday.recorded(freya, 'present'),
    wednesday.corrected(freya, 'absent', 'present'),
    wednesday.explanation('AbsenceExplained', freya),
  ]);
  const { data } = await other.ask('freya', why, { of: 'attendanceRecord', id: wednesday.recordOf(freya) });
  await other.close();
  expect((data?.why as Why).rule).toMatch(/^Staff corrected this mark/);
});

describe('why a term has these sums', () => {
  test('the formula, in numbers, and the rule', async () => {
    const { title, value, formula, rule } = await told('freya', 'attendanceSummary', summaryId);
    expect({ title, value }).toEqual({ title: 'Attendance, Autumn', value: '94.32%' });
    expect(formula).toEqual([
      { label: 'Percentage', value: '(75 present + 6 late + 2 excused) of 88 marked = 94.32%' },
      { label: 'Absences', value: '5 of 3 free, 2 over' },
      { label: 'Lates', value: '6 of 4 free, 2 over' },
      { label: 'Taken off the term grade', value: '(5 − 3) × 1 + (6 − 4) × 0.5 = 3.00' },
    ]);
    expect(rule).toContain('3 absences and 4 lates a term cost nothing');
  });
  test('each mark under its day and period, with the events behind it: what moved the figures first, the latest first', async () => {
    const { parts, events } = await told('freya', 'attendanceSummary', summaryId);
    expect(parts).toHaveLength(88);
    const values = parts.map(({ value }) => value);
    expect(values.slice(0, 13)).toEqual(expect.arrayContaining(['absent', 'late', 'excused']));
    expect(values.slice(13).every((value) => value === 'present')).toBe(true);
    const covered = parts.find(({ title }) => title === 'Monday, 12 October 2026, period 1')!;
    expect([covered.value, covered.events.map(({ type }) => type)]).toEqual([
      'excused',
      ['AttendanceRecorded', 'LeaveRequestApproved', 'AttendanceExcused'],
    ]);
    // There are 88 marks, two excuses and the decision behind one of them.
    expect(events).toHaveLength(91);
    expect(parts[0]!.events.at(-1)).toMatchObject({ stream: term[86]!.stream, type: 'AttendanceExcused' });
    expect(events.some(({ stream, actorName }) => stream === monday.stream && actorName === 'Harriet Vance')).toBe(
      true,
    );
  });
  test('is told to the staff of the region too, by name, and to nobody else', async () => {
    expect((await told('silas', 'attendanceSummary', summaryId)).title).toBe('Attendance of Freya Halloran, Autumn');
    for (const person of ['emmett', 'oskar'] as const) {
      const strangers = await ask(person, 'attendanceSummary', summaryId);
      const absent = await ask(person, 'attendanceSummary', attendanceSummaryIdOf(freya, groupId, 'Winter'));
      expect(strangers.errors[0]?.extensions.code).toBe('notFound');
      expect(strangers.errors).toEqual(absent.errors);
    }
  });
});

describe('why a mark is what it is', () => {
  test('its events, the decision on the leave among them, and the rule', async () => {
    const { title, value, formula, rule, events } = await told('freya', 'attendanceRecord', monday.recordOf(freya));
    expect({ title, value }).toEqual({ title: 'Monday, 12 October 2026, period 1', value: 'excused' });
    expect(formula).toEqual([
      { label: 'What was seen', value: 'absent' },
      { label: 'Absent after', value: '15 min' },
      { label: 'Covered by', value: 'approved leave' },
    ]);
    expect(rule).toContain('Excused: approved leave');
    expect(events.map(({ type, stream }) => [type, stream])).toEqual([
      ['AttendanceRecorded', monday.stream],
      ['LeaveRequestApproved', `leaveRequest-${leaveId}`],
      ['AttendanceExcused', monday.stream],
    ]);
    expect(events[1]?.sentence).toContain('Harriet Vance approved Freya Halloran’s leave request');
  });
  test('the same is told to staff of the register, who may also ask about a student that is not marked', async () => {
    expect((await told('silas', 'registerMark', monday.recordOf(freya))).title).toBe(
      'Freya Halloran, Monday, 12 October 2026, period 1',
    );
    expect(await told('silas', 'registerMark', term[0]!.recordOf(emmett))).toMatchObject({
      value: 'not marked',
      events: [],
    });
  });
  test('nothing of others is in it: the close of a register tells each student of that student alone', async () => {
    const closed = await told('emmett', 'attendanceRecord', unmarked.recordOf(emmett));
    expect(closed.rule).toBe('The register was closed without a mark, so absent.');
    expect(closed.events).toHaveLength(1);
    expect(JSON.stringify(closed)).not.toContain('Silas');
    const marked = await told('freya', 'attendanceRecord', term[0]!.recordOf(freya));
    expect(JSON.stringify(marked)).not.toContain('Emmett');
  });
  test('another student’s mark answers as one that is not there, and the register’s as none of a student’s business', async () => {
    const [strangers, absent] = [
      await ask('emmett', 'attendanceRecord', monday.recordOf(freya)),
      await ask('emmett', 'attendanceRecord', 'nonsense'),
    ];
    expect(strangers.errors[0]?.extensions.code).toBe('notFound');
    expect(strangers.errors).toEqual(absent.errors);
    expect((await ask('freya', 'registerMark', monday.recordOf(freya))).errors[0]?.extensions.code).toBe('notFound');
    expect((await ask('emmett', 'attendanceRecord', term[0]!.recordOf(emmett))).errors[0]?.extensions.code).toBe(
      'notFound',
    );
  });
});

describe('why a leave request stands as it does', () => {
  test('what was asked, who decided, and the events', async () => {
    const { title, value, formula, rule, events } = await told('freya', 'leaveRequest', leaveId);
    // Intl puts thin spaces around the dash.
    const plain = (text: string) => text.replace(/\s/gu, ' ');
    expect([title, value].map((text) => plain(text ?? ''))).toEqual([
      'Leave request, 12 – 14 October 2026',
      'approved',
    ]);
    expect(formula.map((line) => plain(line.value))).toEqual([
      'late arrival',
      '12 – 14 October 2026',
      'P1',
      'Harriet Vance',
    ]);
    expect(rule).toContain('Approved:');
    expect(events.map(({ type }) => type)).toEqual(['LeaveRequestSubmitted', 'LeaveRequestApproved']);
  });
  test('is absent for other students', async () =>
    expect((await ask('emmett', 'leaveRequest', leaveId)).errors[0]?.extensions.code).toBe('notFound'));
});
