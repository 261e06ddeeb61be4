import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { register } from '@paideia/projection-service/registers/attendance.examples.ts';
import { collegeWith, emmett, freya, groupId, otherGroupId, type College, type Person } from './attendance.examples.ts';

// It is 02:00 in Denver and the period runs until 18:00Z of its day: the one of today is to come, that of yesterday was not closed.
const [closed, over, today] = [register('2026-11-17'), register('2026-11-19'), register('2026-11-20')];
let answer: { registerId: string | null } = { registerId: null };
let college: College;
beforeAll(async () => {
  college = await collegeWith(
    [
      ...[closed.opened(), closed.scanned(freya, 6, 'late'), closed.recorded(emmett, 'present'), closed.closed()],
      ...[over.opened({ students: [emmett] }), over.scanned(emmett, 0, 'present')],
      ...[today.opened(), today.scanned(freya, 0, 'present')],
    ],
    {
      operate: (path) => (path === '/operations/scan-code' ? { code: '12345678', secondsLeft: 42 } : answer),
    },
  );
});
afterAll(() => college.close());
beforeEach(() => void (answer = { registerId: null }));
const codeOf = async (person: Person, query: string, variables: object) =>
  (await college.ask(person, query, variables)).errors[0]?.extensions.code;

describe('the code of a register', () => {
  const code = `query ($g: ID!, $d: String!) {
    scanCode(groupId: $g, date: $d, period: "P1") { registerId code secondsLeft } }`;
  test.each<Person>(['harriet', 'silas', 'nadia', 'renata'])('is for whoever takes it: %s', async (person) => {
    expect((await college.ask(person, code, { g: groupId, d: '2026-11-20' })).data).toEqual({
      scanCode: { registerId: today.registerId, code: '12345678', secondsLeft: 42 },
    });
  });
  test.each<Person>(['freya', 'oskar', 'dorota'])('is nothing that %s may know of', async (person) => {
    expect(await codeOf(person, code, { g: groupId, d: '2026-11-20' })).toBe('notFound');
  });
  test('is there only while the register is open', async () => {
    expect(await codeOf('harriet', code, { g: groupId, d: '2026-11-17' })).toBe('register.closed');
    expect(await codeOf('harriet', code, { g: groupId, d: '2026-11-18' })).toBe('notFound');
  });
});

describe('a student scans', () => {
  const scan = 'mutation ($c: String!) { scanAttendance(code: $c) { _id status } }';
  test('what the register shows; blanks do not count', async () => {
    answer = { registerId: today.registerId };
    expect((await college.ask('freya', scan, { c: ' 1234 5678' })).data).toEqual({
      scanAttendance: { _id: today.recordOf(freya), status: 'present' },
    });
    expect(college.api.operated.at(-1)).toEqual({
      path: '/operations/scanned-register',
      body: { registerIds: [today.registerId], code: '12345678' },
    });
    expect(college.api.sent.at(-1)).toMatchObject({
      envelope: {
        type: 'RecordAttendanceScan',
        data: { registerId: today.registerId, userId: freya, code: '12345678' },
      },
      actor: { actorId: freya },
    });
  });
  test('and is told when it is no code of now, or when the period is over; nothing is sent', async () => {
    const before = college.api.sent.length;
    expect(await codeOf('freya', scan, { c: '00000000' })).toBe('register.codeWrong');
    const late = await collegeWith([over.opened({ students: [emmett] })], { operate: () => answer });
    expect((await late.ask('emmett', scan, { c: '00000000' })).errors[0]).toMatchObject({
      extensions: { code: 'register.periodOver' },
    });
    expect((await late.ask('freya', scan, { c: '00000000' })).errors[0]?.extensions.code).toBe('register.codeWrong');
    // Who is in no open register is not asked about.
    expect(late.api.operated).toHaveLength(1);
    await late.close();
    expect(await codeOf('harriet', scan, { c: '00000000' })).toBe('register.codeWrong');
    expect(college.api.sent).toHaveLength(before);
  });
  test('and finds the own scans, the latest first, without what staff marked', async () => {
    const list = 'query ($g: ID!) { attendanceScans(groupId: $g) { items { _id minutesLate } total more } }';
    expect((await college.ask('freya', list, { g: groupId })).data).toEqual({
      attendanceScans: {
        items: [
          { _id: today.recordOf(freya), minutesLate: 0 },
          { _id: closed.recordOf(freya), minutesLate: 6 },
        ],
        total: 2,
        more: false,
      },
    });
    const { data } = await college.ask('emmett', list, { g: groupId });
    expect(data).toMatchObject({ attendanceScans: { items: [{ _id: over.recordOf(emmett) }], total: 1 } });
    expect(await codeOf('freya', list, { g: otherGroupId })).toBe('notFound');
    expect(await codeOf('harriet', list, { g: groupId })).toBe('notFound');
  });
});
