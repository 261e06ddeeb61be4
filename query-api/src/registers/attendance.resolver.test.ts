import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { register } from '@paideia/projection-service/registers/attendance.examples.ts';
import { collegeWith, emmett, freya, groupId, otherGroupId, type College } from './attendance.examples.ts';

const [first, second] = [register('2026-11-18', 'P1'), register('2026-11-19', 'P1')];
let college: College;
beforeAll(async () => {
  college = await collegeWith([
    first.opened(),
    first.recorded(freya, 'absent'),
    first.recorded(emmett, 'present'),
    second.opened(),
    second.scanned(freya, 6, 'late'),
  ]);
});
afterAll(() => college.close());

describe('a student’s attendance', () => {
  const overview =
    'query ($g: ID!, $t: String) { attendance(groupId: $g, term: $t) { groupName timeZone term terms { name } periods { key weekday } explanationsEnabled summary { present late absent total percent deduction } } }';
  test('is of the current term', async () => {
    const { data } = await college.ask('freya', overview, { g: groupId });
    expect(data).toMatchObject({
      attendance: {
        groupName: 'Cedar Ridge Day Year 1',
        timeZone: 'America/Denver',
        term: 'Autumn',
        terms: [{ name: 'Autumn' }],
        explanationsEnabled: true,
        summary: { present: 0, late: 1, absent: 1, total: 2, percent: 50, deduction: 0 },
      },
    });
  });
  test('an unknown term is the current one', async () =>
    expect((await college.ask('freya', overview, { g: groupId, t: 'Winter' })).data).toMatchObject({
      attendance: { term: 'Autumn' },
    }));
  test('is of one’s own groups only', async () => {
    for (const g of [otherGroupId, 'f'.repeat(24)])
      expect((await college.ask('freya', overview, { g })).errors[0]?.extensions.code).toBe('notFound');
    expect((await college.ask('harriet', overview, { g: groupId })).errors[0]?.extensions.code).toBe('notFound');
  });
  test('has a history, the newest first, that can be filtered', async () => {
    const history =
      'query ($g: ID!, $s: AttendanceStatus) { attendanceHistory(groupId: $g, status: $s) { items { _id date status percent minutesLate takenByName } total more } }';
    const late = {
      _id: second.recordOf(freya),
      date: '2026-11-19',
      status: 'late',
      percent: 50,
      minutesLate: 6,
      takenByName: 'Freya Halloran',
    };
    const absent = {
      _id: first.recordOf(freya),
      date: '2026-11-18',
      status: 'absent',
      percent: 0,
      minutesLate: null,
      takenByName: 'Harriet Vance',
    };
    expect((await college.ask('freya', history, { g: groupId })).data).toEqual({
      attendanceHistory: { items: [late, absent], total: 2, more: false },
    });
    expect((await college.ask('freya', history, { g: groupId, s: 'absent' })).data).toMatchObject({
      attendanceHistory: { items: [absent], total: 1 },
    });
    expect((await college.ask('freya', history, { g: groupId, s: 'gone' })).errors[0]?.extensions.code).toBe('invalid');
  });
  test('needs a session', async () => {
    expect((await college.api.post(overview, { g: groupId })).errors[0]?.message).toBe('Context userId not found');
  });
});
