/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, renata } from '../lib/testing/console.tsx';
import { showPage } from '../lib/testing/page.tsx';
import { speak } from '../lib/i18n/index.ts';
import { LessonWatchingDocument } from '../generated/statistics/lesson-charts.ts';
import {
  CourseProgressByGroupDocument,
  CourseStatisticsDocument,
  GroupStatisticsDocument,
  RegionStatisticsDocument,
  type CourseProgressByGroupQuery,
  type GroupStatisticsQuery,
  type GroupStatisticsQueryVariables,
  type RegionStatisticsQuery,
  type WeekFiguresFragment,
} from '../generated/statistics/admin/statistics.ts';
import { CourseStatistics } from './admin/CourseStatistics.tsx';
import { GroupStatistics } from './admin/GroupStatistics.tsx';
import { RegionStatistics } from './admin/RegionStatistics.tsx';

afterEach(() => {
  cleanup();
  speak('en', {});
});

const none = { present: 0, late: 0, absent: 0, excused: 0 };
const week = (monday: string, enrolled: number, marks = none): WeekFiguresFragment => ({
  week: monday,
  enrolled,
  ...marks,
});
const weeks = [
  week('2026-11-09', 1_204, { present: 31, late: 4, absent: 2, excused: 1 }),
  week('2026-11-16', 1_203, { ...none, present: 12 }),
];
const group = (found: readonly WeekFiguresFragment[]) => ({
  data: { Group: { id: 'g1', weeks: found } },
});
type Answer = Parameters<typeof answers<GroupStatisticsQuery, GroupStatisticsQueryVariables>>[1];
const showGroup = (answer: Answer) =>
  showPage(<GroupStatistics groupId="g1" />, { mocks: [answers(GroupStatisticsDocument, answer).mock], user: renata });
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')));

describe('the charts of a group', () => {
  test('stand on a table of their figures, the latest week first', async () => {
    showGroup(() => group(weeks));
    await screen.findByRole('table', { name: 'Enrolment by week' });
    expect(rowsOf('Enrolment by week')).toEqual([
      ['Week', 'Enrolled at the end of the week'],
      ['16 – 22 Nov', '1,203'],
      ['9 – 15 Nov', '1,204'],
    ]);
    expect(rowsOf('Attendance by week')).toEqual([
      ['Week', 'Present', 'Late', 'Absent', 'Excused'],
      ['16 – 22 Nov', '12', '0', '0', '0'],
      ['9 – 15 Nov', '31', '4', '2', '1'],
    ]);
  });
  test('show their table to everyone who asks, each its own', async () => {
    showGroup(() => group(weeks));
    const button = await screen.findByRole('button', { name: 'Show the table Enrolment by week' });
    const isSeen = (name: string) =>
      getComputedStyle(screen.getByRole('table', { name }).parentElement!).position !== 'absolute';
    expect([isSeen('Enrolment by week'), isSeen('Attendance by week')]).toEqual([false, false]);
    fireEvent.click(button);
    expect([isSeen('Enrolment by week'), isSeen('Attendance by week')]).toEqual([true, false]);
    fireEvent.click(screen.getByRole('button', { name: 'Hide the table Enrolment by week', expanded: true }));
    expect(isSeen('Enrolment by week')).toBe(false);
  });
  test('say where there is nothing to draw', async () => {
    showGroup(() => group([week('2026-11-16', 3)]));
    expect(await screen.findByText('No attendance was taken in the last half year.')).toBeTruthy();
    expect(screen.getAllByRole('figure')).toHaveLength(1);
  });
  test('say that they could not be loaded, and are loaded again', async () => {
    let fails = true;
    showGroup(() => (fails ? { refusal: { message: 'No Access', code: 'noAccess' } } : group(weeks)));
    const [again] = await screen.findAllByRole('button', { name: 'Try again' });
    fails = false;
    fireEvent.click(again!);
    await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(2));
  });
});

describe('the charts of a course', () => {
  const parts = (count: number) => Array.from({ length: 20 }, () => count);
  const show = (groups: CourseProgressByGroupQuery['courseProgressByGroup']) => {
    const watching = answers(LessonWatchingDocument, ({ groupId }) => ({
      data: {
        lessonWatching: groupId === 'g2' ? [] : [{ lessonId: 'l1', title: 'Genesis', students: 3, parts: parts(3) }],
      },
    }));
    const audience = [{ lessonId: 'l1', title: 'Genesis', opened: 3, completed: 1 }];
    const mocks = [
      answers(CourseStatisticsDocument, () => ({ data: { Course: { id: 'c1', audience } } })).mock,
      answers(CourseProgressByGroupDocument, () => ({ data: { courseProgressByGroup: [...groups] } })).mock,
      watching.mock,
    ];
    showPage(<CourseStatistics courseId="c1" />, { mocks, user: renata });
    return watching.seen;
  };
  test('tell how far each group is, with the way to it, and where the students of all or one of them stop', async () => {
    const seen = show([
      { groupId: 'g2', name: 'Evening', students: 2, percent: 0 },
      { groupId: 'g1', name: 'Day', students: 14, percent: 33 },
      { groupId: 'g3', name: 'Empty', students: 0, percent: null },
    ]);
    await screen.findByRole('table', { name: 'Where students stop' });
    expect(rowsOf('Progress by group')).toEqual([
      ['Group', 'Students', 'Lessons done'],
      ['Evening', '2', '0%'],
      ['Day', '14', '33%'],
      ['Empty', '0', '–'],
    ]);
    expect(screen.getByRole('link', { name: 'Day' }).getAttribute('href')).toBe('/groups/g1?tab=progress&course=c1');
    fireEvent.change(screen.getByRole('combobox', { name: 'Group' }), { target: { value: 'g2' } });
    expect(await screen.findByText('No student has watched a lesson of this course yet.')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Group' }), { target: { value: '' } });
    await screen.findByRole('table', { name: 'Where students stop' });
    expect(seen).toContainEqual({ groupId: 'g2', courseId: 'c1' });
  });
  test('say that no group is theirs to see', async () => {
    const seen = show([]);
    expect(await screen.findByText('No group whose progress you see takes this course.')).toBeTruthy();
    expect([screen.queryByRole('combobox', { name: 'Group' }), seen]).toEqual([null, []]);
  });
});

describe('the charts of a region', () => {
  type Due = RegionStatisticsQuery['RegionAdmin']['moneyDue'][number];
  const month = (name: string, due: number, count: number) => ({ month: name, due, count });
  const due = (currency: string, ...months: Due['months']): Due => ({ currency, months });
  const currencies = [
    { value: 'EUR', decimals: 2 },
    { value: 'HUF', decimals: 0 },
  ];
  const showRegion = (moneyDue: RegionStatisticsQuery['RegionAdmin']['moneyDue']) => {
    const { mock } = answers(RegionStatisticsDocument, () => ({
      data: { RegionAdmin: { id: 'r1', weeks, moneyDue }, currencies },
    }));
    showPage(<RegionStatistics regionId="r1" />, { mocks: [mock], user: renata });
  };
  test('add what is due by month, each currency apart and with its digits', async () => {
    showRegion([
      due('EUR', month('2026-11', 123_450, 2), month('2026-12', 0, 0)),
      due('HUF', month('2026-11', 900_000, 1)),
    ]);
    await screen.findByRole('table', { name: 'Money due by month, EUR' });
    expect(rowsOf('Money due by month, EUR')).toEqual([
      ['Month', 'Still to be paid, EUR', 'Invoices'],
      ['December 2026', '€0.00', '0'],
      ['November 2026', '€1,234.50', '2'],
    ]);
    expect(rowsOf('Money due by month, HUF')[1]).toEqual(['November 2026', 'Ft 9,000', '1']);
    expect(screen.getByRole('table', { name: 'Attendance by week' })).toBeTruthy();
  });
  test('say that nothing is due', async () => {
    showRegion([]);
    expect(await screen.findByText('No invoice that is due in these months is left to be paid.')).toBeTruthy();
  });
  test('write dates, figures and money as the language does', async () => {
    speak('de_DE', {});
    showRegion([due('EUR', month('2026-11', 123_450, 2))]);
    await screen.findByRole('table', { name: 'Money due by month, EUR' });
    expect(rowsOf('Money due by month, EUR')[1]).toEqual(['November 2026', '1.234,50 €', '2']);
    expect(rowsOf('Enrolment by week')[1]).toEqual(['16.–22. Nov.', '1.203']);
  });
});
