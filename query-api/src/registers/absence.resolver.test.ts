import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { register } from '@paideia/projection-service/registers/attendance.examples.ts';
import {
  collegeWith,
  emmett,
  freya,
  groupId,
  leaveId,
  otherRegionId,
  regionId,
  type College,
  type Person,
} from './attendance.examples.ts';

const [monthsAgo, lastMonth] = [register('2026-09-14'), register('2026-10-26')];
const [lastWeek, thisWeek] = [register('2026-11-12'), register('2026-11-19')];
let college: College;
beforeAll(async () => {
  college = await collegeWith([
    ...[monthsAgo.opened(), monthsAgo.recorded(freya, 'absent'), monthsAgo.recorded(emmett, 'late')],
    ...[lastMonth.opened(), lastMonth.recorded(emmett, 'absent'), lastMonth.explanation('AbsenceExplained', emmett)],
    ...[lastWeek.opened({ excused: [freya], leave: leaveId }), lastWeek.closed(emmett)],
    ...[thisWeek.opened(), thisWeek.recorded(freya, 'absent'), thisWeek.recorded(emmett, 'present')],
  ]);
});
afterAll(() => college.close());

const list = `query ($f: AbsenceFilter) { allAbsences(filter: $f) {
  items { id studentName groupName date periodKey term state } total } }`;
const found = async (filter: object, person: Person = 'harriet') => {
  const { data, errors } = await college.ask(person, list, { f: filter });
  type Row = { readonly date: string; readonly studentName: string; readonly state: string };
  const rows = (data?.['allAbsences'] as { readonly items: readonly Row[] } | undefined)?.items;
  return rows?.map(({ date, studentName, state }) => `${date} ${studentName} ${state}`) ?? errors[0]?.extensions.code;
};
const [first, second, third, fourth] = [
  '2026-11-19 Freya Halloran unexplained',
  '2026-11-12 Emmett Solano unexplained',
  '2026-10-26 Emmett Solano explained',
  '2026-09-14 Freya Halloran unexplained',
];

test('absences that nothing excuses are listed, the latest first', async () => {
  expect(await found({})).toEqual([first, second, third, fourth]);
});
test.each<[object, unknown]>([
  [{ state: 'unexplained' }, [first, second, fourth]],
  [{ state: 'explained' }, [third]],
  [{ state: 'unexplained', since: 'lastFourWeeks' }, [first, second]],
  [{ since: 'lastWeek' }, [first]],
  [{ since: 'lastFourWeeks', from: '2026-11-15' }, [first]],
  [{ since: 'lastWeek', from: '2026-01-01', to: '2026-11-18' }, []],
  [{ from: '2026-10-01', to: '2026-11-12' }, [second, third]],
  [{ groupId, state: 'explained' }, [third]],
  [{ regionId }, [first, second, third, fourth]],
  [{ regionId: otherRegionId }, []],
])('filtered by %j', async (filter, rows) => expect(await found(filter)).toEqual(rows));
test.each<[Person, unknown]>([
  ['renata', [first, second, third, fourth]],
  ['nadia', [first, second, third, fourth]],
  ['oskar', []],
  ['freya', 'noAccess'],
  ['dorota', 'noAccess'],
])('%s sees those of the own regions', async (person, rows) => expect(await found({}, person)).toEqual(rows));
test('one alone is an absence, and nothing else of the register', async () => {
  const one = async (id: string, person: Person = 'harriet') => {
    const { data, errors } = await college.ask(person, '{ Absence(id: "ID") { studentName } }'.replace('ID', id));
    return data?.['Absence'] ?? errors[0]?.extensions.code;
  };
  expect(await one(thisWeek.recordOf(freya))).toEqual({ studentName: 'Freya Halloran' });
  expect(await one(thisWeek.recordOf(emmett))).toBe('notFound');
  expect(await one(thisWeek.recordOf(freya), 'oskar')).toBe('notFound');
});
