import { addDays } from './calendar.ts';

/** It says what a demo student did in a period: it has the wall clock of the arrival, or says that they were not there. */
type DemoMark = { readonly status: 'present' | 'late' | 'absent'; readonly arrived?: string };

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clock = (n: number) => `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`;

/** This is the worked example of a term: 75 present, 6 late, 5 absent (two of them came after the threshold), 2 later excused. */
const emmett: Readonly<Record<string, DemoMark>> = {
  '2026-09-15 P1': { status: 'late', arrived: '08:37' },
  '2026-09-22 P1': { status: 'absent' },
  '2026-09-30 P2': { status: 'late', arrived: '10:39' },
  '2026-10-06 P1': { status: 'absent', arrived: '08:46' },
  '2026-10-08 P1': { status: 'late', arrived: '08:45' },
  '2026-10-21 P2': { status: 'late', arrived: '10:34' },
  '2026-10-27 P1': { status: 'absent' },
  '2026-11-10 P2': { status: 'late', arrived: '10:36' },
  '2026-11-11 P1': { status: 'absent' },
  '2026-11-12 P1': { status: 'absent' },
  '2026-11-12 P2': { status: 'absent' },
  '2026-11-17 P1': { status: 'absent', arrived: '08:47' },
  '2026-11-18 P1': { status: 'late', arrived: '08:41' },
};
const oskar = Object.fromEntries(
  [
    '2026-09-16 P1',
    '2026-09-24 P1',
    '2026-10-07 P2',
    '2026-10-19 P1',
    '2026-11-03 P1',
    '2026-11-16 P1',
    '2026-11-17 P2',
    '2026-11-18 P1',
    '2026-11-19 P1',
  ].map((key): [string, DemoMark] => [key, { status: 'absent' }]),
);
const freya: Readonly<Record<string, DemoMark>> = {
  '2026-10-13 P1': { status: 'late', arrived: '08:36' },
  '2026-11-05 P2': { status: 'late', arrived: '10:38' },
};
const lates = (...keys: string[]) =>
  Object.fromEntries(
    keys.map((key): [string, DemoMark] => [key, { status: 'late', arrived: key.endsWith('P1') ? '08:40' : '10:41' }]),
  );

const special: Readonly<Record<number, Readonly<Record<string, DemoMark>>>> = {
  11: emmett,
  12: freya,
  13: lates('2026-11-02 P1'),
  15: { ...lates('2026-09-29 P1', '2026-10-20 P2'), ...oskar },
  16: lates('2026-10-15 P1', '2026-11-18 P2'),
};

/** In these periods they were on leave, granted or not, and were not there. */
const away: Readonly<Record<number, readonly string[]>> = {
  12: ['2026-09-24 P2', '2026-10-28 P1'],
  13: ['2026-10-12 P1', '2026-10-12 P2', '2026-10-13 P1', '2026-10-13 P2', '2026-10-14 P1', '2026-10-14 P2'],
  14: ['2026-11-04 P2'],
  17: ['2026-11-09 P1', '2026-11-09 P2', '2026-11-10 P1', '2026-11-10 P2'],
  18: ['2026-11-19 P2'],
};

/** The date is one of the demo's own, before they are moved. Year 2 and the evening group follow a fixed pattern. */
export function markOf(student: number, date: string, period: string, start: string, serial: number): DemoMark {
  const early = clock(minutes(start) - 1 - ((serial + student * Number(date.slice(8))) % 7));
  if (away[student]?.includes(`${date} ${period}`)) return { status: 'absent' };
  if (student <= 16) return special[student]?.[`${date} ${period}`] ?? { status: 'present', arrived: early };
  if (serial % 17 === 0) return { status: 'absent' };
  if (serial % 11 === 0) return { status: 'late', arrived: clock(minutes(start) + 5 + (serial % 4)) };
  return { status: 'present', arrived: early };
}

/** These are the demo's class days, as they were written. */
export function classDays(weekdays: readonly number[]): readonly string[] {
  const first = '2026-09-07';
  return Array.from({ length: 11 * 7 }, (_, n) => addDays(first, n)).filter((_, n) => weekdays.includes((n % 7) + 1));
}
