/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import type { MockedResponse } from '@apollo/client/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { answers, showConsole } from '../lib/testing/console.tsx';
import {
  GroupProgressDocument,
  ProgressCoursesDocument,
  type GroupProgressQuery,
  type ProgressColumnFragment,
} from '../generated/lesson-progress/lesson-progress.ts';
import { LessonWatchingDocument } from '../generated/statistics/lesson-charts.ts';
import { TaughtGroupDocument } from '../generated/lesson-progress/student/taught-groups.ts';
import { addressOf } from '../lib/screens/index.ts';
import { showPage } from '../lib/testing/page.tsx';
import { StaffGroupProgress } from './admin/StaffGroupProgress.tsx';
import { taughtGroup } from './lesson-progress.screens.ts';
import { TaughtGroupPage } from './student/TaughtGroupPage.tsx';

afterEach(cleanup);

const columns: readonly ProgressColumnFragment[] = [
  { _id: 'c1', code: 'OT101', title: 'Old Testament', count: 12, due: 6 },
  { _id: 'c2', code: 'NT101', title: 'New Testament', count: 2, due: 0 },
];
const cell = (completed: number, percent: number | null, opened = true) => ({ completed, percent, opened });
const told = {
  due: 6,
  columns,
  audience: null,
  students: {
    items: [
      { userId: 'u1', name: 'Freya Halloran', completed: 2, behind: 4, cells: [cell(2, 17), cell(0, 0, false)] },
      { userId: 'u2', name: null, completed: 8, behind: 0, cells: [cell(6, 50), cell(2, 100)] },
    ],
    total: 2,
    more: false,
  },
} satisfies GroupProgressQuery['groupProgress'];
const lessons = {
  due: 1,
  columns: [
    { _id: 'l1', code: null, title: 'In the beginning', count: 1, due: 1 },
    { _id: 'l2', code: null, title: 'Out of Egypt', count: 1, due: 0 },
    { _id: 'l3', code: null, title: 'Into the land', count: 1, due: 0 },
  ],
  audience: [{ lessonId: 'l1', title: 'In the beginning', opened: 2, completed: 1 }],
  students: {
    items: [
      { userId: 'u1', name: 'Freya', completed: 0, behind: 1, cells: [cell(0, 45), cell(0, null), cell(0, 0, false)] },
      { userId: 'u2', name: 'Emmett', completed: 1, behind: 0, cells: [cell(1, 100), cell(0, 0), cell(0, null)] },
    ],
    total: 2,
    more: false,
  },
} satisfies GroupProgressQuery['groupProgress'];

const parts = (count: (n: number) => number) => Array.from({ length: 20 }, (_, n) => count(n));
const answersOfApi = () => {
  const asked = answers(GroupProgressDocument, ({ courseId }) => ({
    data: { groupProgress: courseId ? lessons : told },
  }));
  const offered = answers(ProgressCoursesDocument, () => ({ data: { groupProgress: { columns } } }));
  const watching = answers(LessonWatchingDocument, () => ({
    data: {
      lessonWatching: [
        { lessonId: 'l1', title: 'In the beginning', students: 0, parts: parts(() => 0) },
        { lessonId: 'l2', title: 'Out of Egypt', students: 5, parts: parts((n) => 5 - Math.floor(n / 5)) },
        { lessonId: 'l3', title: 'Into the land', students: 1, parts: parts(() => 1) },
      ],
    },
  }));
  return { asked, mocks: [asked.mock, offered.mock, watching.mock] };
};
const show = () => {
  const { asked, mocks } = answersOfApi();
  showConsole(<StaffGroupProgress groupId="g1" />, mocks, '/groups/g1?tab=progress');
  return asked.seen;
};
const showTaught = (mocks: readonly MockedResponse[], search = '') =>
  showPage(
    <Routes>
      <Route path={taughtGroup.path} element={<TaughtGroupPage />} />
    </Routes>,
    { mocks, path: `${addressOf(taughtGroup, { _id: 'g1' })}${search}` },
  );
const rows = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('each cell says in words how far a student is in a course', async () => {
  show();
  await screen.findByText('2 of 12');
  expect(rows('Progress')).toEqual([
    ['Student', 'Done', 'Behind', 'OT101 Old Testament', 'NT101 New Testament'],
    ['Freya Halloran', '2 of 14', '4', '2 of 124 behind', '0 of 2'],
    ['Erased person', '8 of 14', 'On time', '6 of 12', '2 of 2'],
  ]);
});
test('one course is shown lesson by lesson, with how many have seen each', async () => {
  const seen = show();
  await screen.findByText('2 of 12');
  fireEvent.change(screen.getByRole('combobox', { name: 'Course' }), { target: { value: 'c1' } });
  await screen.findByText('45%');
  expect(seen.at(-1)).toEqual({ groupId: 'g1', courseId: 'c1', page: 0, perPage: 25 });
  expect(rows('Progress').slice(1)).toEqual([
    ['Freya', '0 of 3', '1', '45%', 'Opened', 'Not opened'],
    ['Emmett', '1 of 3', 'On time', 'Done', '0%', 'Opened'],
  ]);
  const audience = await screen.findByRole('table', { name: 'Students by lesson' });
  expect(within(audience).getAllByRole('row')[1]?.textContent).toBe('1. In the beginning11');
});
test('of each lesson that was watched is shown where students stop', async () => {
  show();
  await screen.findByText('2 of 12');
  fireEvent.change(screen.getByRole('combobox', { name: 'Course' }), { target: { value: 'c1' } });
  const table = await screen.findByRole('table', { name: 'Where students stop' });
  const row = (n: number) => within(table).getAllByRole('row')[n]?.textContent;
  expect([row(1), row(20)]).toEqual(['0% – 5%5', '95% – 100%2']);
  const lesson = screen.getByRole('combobox', { name: 'Lesson' });
  expect(within(lesson).queryByText('In the beginning')).toBeNull();
  fireEvent.change(lesson, { target: { value: 'l3' } });
  expect(row(1)).toBe('0% – 5%1');
});

test('a teacher sees the same without the console: no records to open, nothing to save', async () => {
  const { asked, mocks } = answersOfApi();
  const named = answers(TaughtGroupDocument, () => ({ data: { groupProgress: { groupName: 'Day Year 1' } } }));
  showTaught([named.mock, ...mocks], '?course=c1');
  await screen.findByRole('heading', { level: 1, name: 'Day Year 1' });
  await screen.findByText('45%');
  expect(asked.seen).toEqual([{ groupId: 'g1', courseId: 'c1', page: 0, perPage: 25 }]);
  expect(rows('Progress')[1]).toEqual(['Freya', '0 of 3', '1', '45%', 'Opened', 'Not opened']);
  await screen.findByRole('table', { name: 'Students by lesson' });
  await screen.findByRole('table', { name: 'Where students stop' });
  expect(screen.queryByRole('link', { name: 'Freya' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});
test('who does not teach the group is told only that', async () => {
  const refused = answers(TaughtGroupDocument, () => ({ refusal: { message: 'Not found', code: 'notFound' } }));
  const nothing = answers(GroupProgressDocument, () => ({ refusal: { message: 'Not found', code: 'notFound' } }));
  showTaught([refused.mock, nothing.mock]);
  await screen.findByText('You do not teach this group.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Progress');
});
