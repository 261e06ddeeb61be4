/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import {
  AddTimeLogEntryDocument,
  RemoveTimeLogEntryDocument,
  SubmitTimeLogDocument,
  TimeLogDocument,
  TimeLogsDocument,
  UpdateTimeLogEntryDocument,
  type OwnTimeLogFragment,
} from '../generated/time-logs/time-logs.ts';
import { answers } from '../lib/testing/console.tsx';
import { showPage } from '../lib/testing/page.tsx';
import { TimeLogPage } from './student/TimeLogPage.tsx';
import { TimeLogsPage } from './student/TimeLogsPage.tsx';

const practicum = {
  __typename: 'TimeLogProgram',
  program: 'practicum',
  name: 'Practicum',
  weekday: 6,
  periodEnding: '2026-11-21',
  totalMinutes: 195,
} as const;
const entry = {
  __typename: 'TimeLogEntry',
  entryId: 'e1',
  date: '2026-11-10',
  minutes: 90,
  activity: 'Visited two families',
} as const;
const log: OwnTimeLogFragment & { readonly __typename: string } = {
  __typename: 'TimeLog',
  _id: 'u_practicum_20261114',
  _revision: 3,
  program: 'practicum',
  programName: 'Practicum',
  periodStart: '2026-11-08',
  periodEnding: '2026-11-14',
  timeZone: 'America/Denver',
  groupId: 'g',
  totalMinutes: 90,
  status: 'draft',
  submittedAt: null,
  rating: null,
  comments: null,
  evaluatedAt: null,
  evaluatedByName: null,
  entries: [entry],
};
const evaluated = {
  ...log,
  status: 'evaluated' as const,
  rating: 4,
  comments: 'Faithful work.',
  evaluatedAt: '2026-11-16T16:00:00.000Z',
  evaluatedByName: 'Harriet Vance',
};
const shows = (timeLog: typeof log | null) =>
  answers(TimeLogDocument, () => ({ data: { timeLogPrograms: [practicum], timeLog } }));
const showWeek = (mocks: NonNullable<Parameters<typeof showPage>[1]>['mocks'], ending = '2026-11-14') =>
  showPage(
    <Routes>
      <Route path="/student/timelogs/:program/:periodEnding" element={<TimeLogPage />} />
    </Routes>,
    { path: `/student/timelogs/practicum/${ending}`, ...(mocks && { mocks }) },
  );
const card = (name: string) => within(screen.getByRole('heading', { name, level: 2 }).closest('section')!);
const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('the hours are summed up by program, and each week leads to its entries', async () => {
  const page = answers(TimeLogsDocument, () => ({
    data: {
      timeLogPrograms: [practicum],
      timeLogs: { __typename: 'OwnTimeLogPage' as const, items: [log], total: 1, more: false },
      myEvaluations: {
        __typename: 'OwnEvaluationPage' as const,
        items: [
          {
            __typename: 'Evaluation' as const,
            _id: 'u_practicum_20261107',
            program: 'practicum',
            programName: 'Practicum',
            periodStart: '2026-11-01',
            periodEnding: '2026-11-07',
            rating: 4,
            comments: 'Faithful work.',
            evaluatedByName: 'Harriet Vance',
          },
        ],
      },
    },
  }));
  showPage(<TimeLogsPage />, { path: '/student/timelogs', mocks: [page.mock] });
  expect((await screen.findByText(/in all$/)).textContent).toMatch(/^3 .*15 .*in all$/);
  const open = screen.getByRole('link', { name: 'Open the week' });
  expect(open.getAttribute('href')).toBe('/student/timelogs/practicum/2026-11-21');
  set('Week', '2026-11-14');
  expect(open.getAttribute('href')).toBe('/student/timelogs/practicum/2026-11-14');
  expect(card('Your weeks').getByRole('link').getAttribute('href')).toBe('/student/timelogs/practicum/2026-11-14');
  expect(card('Your weeks').getByText('Not submitted')).toBeTruthy();
  expect(card('Latest evaluations').getByText('4 of 5')).toBeTruthy();
});

test('hours and minutes are added to a week that has no entry yet', async () => {
  let present: typeof log | null = null;
  const week = answers(TimeLogDocument, () => ({ data: { timeLogPrograms: [practicum], timeLog: present } }));
  const add = answers(AddTimeLogEntryDocument, () => {
    present = log;
    return { data: { addTimeLogEntry: log } };
  });
  showWeek([week.mock, add.mock]);
  expect(await screen.findByText('Nothing is recorded in this week yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit the week' })).toBeNull();
  set('Day', '2026-11-10');
  set('Hours', '1');
  set('Minutes', '30');
  set('Activity', ' Visited two families ');
  fireEvent.click(screen.getByRole('button', { name: 'Add an entry' }));
  expect(await screen.findByText('The entry is added')).toBeTruthy();
  expect(add.seen[0]?.input).toMatchObject({
    program: 'practicum',
    periodEnding: '2026-11-14',
    groupId: '5eed00000000000000000a01',
    date: '2026-11-10',
    minutes: 90,
    activity: 'Visited two families',
  });
  expect(await card('Entries').findByText('Visited two families')).toBeTruthy();
  expect(screen.getByLabelText('Activity')).toHaveProperty('value', '');
});

test('an entry is changed and removed, and the week submitted with what was seen', async () => {
  let present = log;
  const becomes = (changed: Partial<typeof log>) => (present = { ...present, ...changed });
  const week = answers(TimeLogDocument, () => ({ data: { timeLogPrograms: [practicum], timeLog: present } }));
  const update = answers(UpdateTimeLogEntryDocument, () => ({
    data: { updateTimeLogEntry: becomes({ _revision: 4, entries: [{ ...entry, minutes: 45 }], totalMinutes: 45 }) },
  }));
  const submit = answers(SubmitTimeLogDocument, () => ({
    data: { submitTimeLog: becomes({ _revision: 5, status: 'submitted' }) },
  }));
  const remove = answers(RemoveTimeLogEntryDocument, () => ({
    refusal: { message: 'A submitted time log keeps at least one entry.', code: 'timeLog.lastEntry' },
  }));
  showWeek([week.mock, update.mock, submit.mock, remove.mock]);
  fireEvent.click(await screen.findByRole('button', { name: /^Change the entry of/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Hours'), { target: { value: '0' } });
  fireEvent.change(dialog.getByLabelText('Minutes'), { target: { value: '45' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The entry is changed')).toBeTruthy();
  expect(update.seen[0]).toMatchObject({ expectedRevision: 3, input: { _id: 'e1', minutes: 45 } });

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Submit the week' }));
  expect(await screen.findByText('The time log is submitted')).toBeTruthy();
  expect(submit.seen[0]).toMatchObject({ program: 'practicum', periodEnding: '2026-11-14', expectedRevision: 4 });
  expect(screen.queryByRole('button', { name: 'Submit the week' })).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: /^Remove the entry of/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('A submitted time log keeps at least one entry.')).toBeTruthy();
});

test('an evaluated week can only be read, with what was said of it', async () => {
  showWeek([shows(evaluated).mock]);
  expect(await screen.findByText('It has been evaluated and can no longer be changed.')).toBeTruthy();
  expect(card('Evaluation').getByText('4 of 5')).toBeTruthy();
  expect(card('Evaluation').getByText('Faithful work.')).toBeTruthy();
  for (const name of [/^Change/, /^Remove/, /^Add/, /^Submit/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a week that ends on another weekday is none', async () => {
  showWeek([shows(null).mock], '2026-11-13');
  expect(await screen.findByText('There is no such week in this program.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add an entry' })).toBeNull();
});
