import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GivenEvent } from '@paideia/projection-service/kernel/spec.ts';
import { grading, register } from '@paideia/projection-service/registers/attendance.examples.ts';
import {
  collegeWith,
  emmett,
  freya,
  groupId,
  leaveId,
  schemaId,
  submitted,
  type College,
} from './attendance.examples.ts';

const [before, renaming, since] = ['2026-11-09', '2026-11-11', '2026-11-18'] as const;
const [first, second, third] = [register(before), register('2026-11-10'), register(since)];
const at = ({ meta, ...event }: GivenEvent, day: string, more: object = {}): GivenEvent => ({
  ...event,
  data: { ...(event.data as object), ...more },
  meta: { ...meta, at: `${day}T20:00:00.000Z` },
});
const renamed: GivenEvent = {
  type: 'AttendanceSchemaRevised',
  data: {
    schemaId,
    name: 'Day program',
    schemaVersion: 2,
    terms: [
      { name: 'Autumn 2026', from: '2026-09-07', to: '2026-12-18' },
      { name: 'Spring 2027', from: '2027-01-11', to: '2027-05-07' },
    ],
    periods: [1, 2, 3, 4].map((weekday) => ({ key: 'P1', weekday, start: '08:30', end: '10:00' })),
    grading,
  },
  meta: { stream: `attendanceSchema-${schemaId}`, at: `${renaming}T12:00:00.000Z` },
};
const under = { term: 'Autumn 2026', schemaVersion: 2 };

let college: College;
beforeAll(async () => {
  college = await collegeWith([
    ...[first.opened(), first.recorded(freya, 'absent'), first.recorded(emmett, 'present')].map((one) =>
      at(one, before),
    ),
    ...[second.opened(), second.recorded(freya, 'present')].map((one) => at(one, '2026-11-10')),
    submitted(freya),
    renamed,
    at(third.opened(), since, under),
    at(third.recorded(freya, 'absent'), since, { term: under.term }),
  ]);
});
afterAll(() => college.close());
const asked = async (person: 'freya' | 'harriet', query: string, variables: object = {}) => {
  const { data, errors } = await college.ask(person, query, variables);
  expect(errors).toEqual([]);
  return data;
};
const sums = '{ term present absent total percent }';
const whole = { term: 'Autumn 2026', present: 1, absent: 2, total: 3, percent: 33.33 };

test('the attendance of a term that was renamed is that of both names, for its student and for staff', async () => {
  const own = `query ($g: ID!) { attendance(groupId: $g) { summary ${sums} } }`;
  expect(await asked('freya', own, { g: groupId })).toEqual({ attendance: { summary: whole } });
  const leave = `query ($_id: ID!) { leaveRequest(_id: $_id) { summary ${sums} } }`;
  expect(await asked('harriet', leave, { _id: leaveId })).toEqual({ leaveRequest: { summary: whole } });
  const record = `query ($_id: ID!) { studentRecord(userId: $_id) { attendance { summary ${sums} missed { date } } } }`;
  expect(await asked('harriet', record, { _id: freya })).toEqual({
    studentRecord: { attendance: [{ summary: whole, missed: [{ date: since }, { date: before }] }] },
  });
  const marks = 'query ($_id: ID!) { AttendanceRegister(id: $_id) { students { userId absences } } }';
  expect(await asked('harriet', marks, { _id: third.registerId })).toMatchObject({
    AttendanceRegister: { students: expect.arrayContaining([{ userId: freya, absences: 2 }]) },
  });
});
test('its history has all of its marks, each with what the percentage was', async () => {
  const query =
    'query ($g: ID!, $t: String) { attendanceHistory(groupId: $g, term: $t) { total items { date percent } } }';
  expect(await asked('freya', query, { g: groupId, t: 'Autumn 2026' })).toEqual({
    attendanceHistory: {
      total: 3,
      items: [
        { date: since, percent: 33.33 },
        { date: '2026-11-10', percent: 50 },
        { date: before, percent: 0 },
      ],
    },
  });
  expect(await asked('freya', query, { g: groupId, t: 'Spring 2027' })).toMatchObject({
    attendanceHistory: { total: 0 },
  });
});
test('it is explained by all of its marks, by whichever name it is asked about, and as of a past day by those of then', async () => {
  const query =
    'query ($id: String!, $at: String) { why(of: attendanceSummary, id: $id, asOf: $at) { title value parts { title } } }';
  const why = async (term: string, day?: string) =>
    (await asked('freya', query, { id: `${freya}_${groupId}_${term}`, at: day }))?.['why'] as {
      title: string;
      value: string;
      parts: object[];
    };
  for (const term of ['Autumn', 'Autumn 2026']) {
    const { title, value, parts } = await why(term);
    expect([title, value, parts.length]).toEqual([expect.stringContaining('Autumn 2026'), '33.33%', 3]);
    const past = await why(term, '2026-11-10');
    expect([past.title, past.value, past.parts.length]).toEqual([expect.stringMatching(/Autumn$/), '50%', 2]);
  }
});
