/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  CalendarFeedDocument,
  OpenCalendarFeedDocument,
  WithdrawCalendarFeedDocument,
} from '../generated/calendar/student/calendar-feed.ts';
import { CalendarDocument } from '../generated/calendar/student/calendar-month.ts';
import { showPage } from '../lib/testing/page.tsx';
import { calendarDays } from './calendar.examples.ts';
import { CalendarCard } from './student/CalendarCard.tsx';
import { CalendarFeed } from './student/CalendarFeed.tsx';

afterEach(cleanup);
const { groupId } = calendarDays;
const december = { groupId, from: '2026-12-01', to: '2027-01-11' };
const decemberDays = {
  ...calendarDays,
  ...december,
  items: calendarDays.items.filter(({ date }) => date >= '2026-12-01'),
  classes: [],
};
const inDecember = {
  request: { query: CalendarDocument, variables: december },
  result: { data: { calendar: decemberDays } },
};
const day = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.activeElement!, { key, ...more });

test('says by whose clock the hours are, on a device in another zone alone', () => {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  showPage(<CalendarCard data={{ ...calendarDays, timeZone: here }} />);
  expect(screen.queryByText(/^All times are in the zone/)).toBeNull();
  cleanup();
  showPage(<CalendarCard data={{ ...calendarDays, timeZone: 'Asia/Kathmandu' }} />);
  expect(screen.getByText('All times are in the zone of the group: Kathmandu, GMT+5:45.')).toBeTruthy();
});

describe('the month', () => {
  test('is a grid, with what is on each day in words, and says which day is today', () => {
    showPage(<CalendarCard data={calendarDays} />);
    const grid = screen.getByRole('grid', { name: 'November 2026' });
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)[0],
    ).toBe('Mon');
    expect(day('Friday 20 November, Exam and Assignment').getAttribute('aria-current')).toBe('date');
    expect(day('Monday 23 November, Classes')).toBeTruthy();
    expect(day('Sunday 22 November')).toBeTruthy();
    // Of the months around it only the numbers are there.
    expect(within(grid).getAllByRole('button').length).toBe(30);
    for (const mark of ['Exam', 'Assignment', 'Leave', 'News', 'Classes']) expect(screen.getByText(mark)).toBeTruthy();
  });
  test('is one stop of the tab key, and keys lead on from it, into the next month too', async () => {
    showPage(<CalendarCard data={calendarDays} />, { mocks: [inDecember] });
    const stops = () =>
      screen.getAllByRole('button', { name: /November|December/ }).filter(({ tabIndex }) => tabIndex === 0);
    expect(stops().map((one) => one.getAttribute('data-date'))).toEqual(['2026-11-20']);
    stops()[0]!.focus();
    const focused = () => document.activeElement?.getAttribute('data-date');
    press('ArrowRight');
    expect(focused()).toBe('2026-11-21');
    press('ArrowDown');
    expect(focused()).toBe('2026-11-28');
    press('Home');
    expect(focused()).toBe('2026-11-23');
    press('End');
    press('ArrowDown');
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeTruthy();
    expect(focused()).toBe('2026-12-06');
    expect(await screen.findByRole('button', { name: 'Friday 4 December, Exam' })).toBeTruthy();
    press('PageUp');
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeTruthy();
    expect(focused()).toBe('2026-11-06');
  });
  test('opens a day with the ways to what is on it', () => {
    showPage(<CalendarCard data={calendarDays} />);
    expect(screen.getByRole('link', { name: 'Subscribe in your own calendar' }).getAttribute('href')).toBe(
      '/profile?tab=access',
    );
    fireEvent.click(day(/^Friday 20 November/));
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('20');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Exam opens: Torah')).toBe('/student/assessments/exams/e1');
    expect(hrefOf('Due: Essay')).toBe('/student/assessments/assignments/a1');
    expect(screen.getByText('08:00 · OT101 · Done')).toBeTruthy();
    fireEvent.click(day(/^Thursday 19 November/));
    expect(hrefOf('Classes: Period 1 and Period 2')).toBe('/student/attendance');
    fireEvent.click(day(/^Monday 23 November/));
    // There is nothing to see yet of what is still to come.
    expect(screen.getByText('Classes: Chapel and Period 1').closest('a')).toBeNull();
    fireEvent.click(day(/^Wednesday 25 November/));
    expect(hrefOf('Approved leave')).toBe('/student/attendance?tab=leave-requests');
    fireEvent.click(day('Sunday 22 November'));
    expect(screen.getByText('Nothing on this day.')).toBeTruthy();
  });
  test('another month is asked for, and the way back is one button', async () => {
    showPage(<CalendarCard data={calendarDays} />, { mocks: [inDecember] });
    expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
    fireEvent.click(day('Month after'));
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
    expect(await screen.findByRole('button', { name: 'Friday 4 December, Exam' })).toBeTruthy();
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('false');
    fireEvent.click(day('Today'));
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
  });
  test('that does not come says so, and the others can still be reached', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const mocks = [{ request: inDecember.request, error: new Error('away') }, inDecember];
    showPage(<CalendarCard data={calendarDays} />, { mocks });
    fireEvent.click(day('Month after'));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Friday 4 December, Exam' })).toBeTruthy();
    jest.restoreAllMocks();
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    const listen = { addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.assign(globalThis, { matchMedia: () => ({ matches: true, ...listen }) });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));
  test('the coming days stand below each other, the first of them at once', () => {
    showPage(<CalendarCard data={calendarDays} />);
    const days = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(days()).toEqual([
      'Today, Friday 20 November',
      'Monday 23 November',
      'Wednesday 25 November',
      'Thursday 26 November',
    ]);
    fireEvent.click(day('Show more days'));
    expect(days().at(-1)).toBe('Friday 4 December');
    expect(screen.queryByRole('button', { name: 'Show more days' })).toBeNull();
  });
  test('nothing says so', () => {
    showPage(<CalendarCard data={{ ...calendarDays, items: [], classes: [] }} />);
    expect(screen.getByText('Nothing in the coming weeks.')).toBeTruthy();
  });
});

describe('the address for calendars', () => {
  const address = `https://college.example/calendar/${'t'.repeat(43)}.ics`;
  const state = (openedAt: string | null) => ({
    request: { query: CalendarFeedDocument, variables: {} },
    result: { data: { calendarFeed: { openedAt } } },
  });
  const open = {
    request: { query: OpenCalendarFeedDocument, variables: {} },
    result: { data: { openCalendarFeed: { address } } },
  };
  const withdraw = {
    request: { query: WithdrawCalendarFeedDocument },
    variableMatcher: () => true,
    result: { data: { withdrawCalendarFeed: { openedAt: null } } },
  };
  const made = '2026-11-20T09:00:00.000Z';

  test('is shown once it is made, to be copied and opened', async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    showPage(<CalendarFeed />, { mocks: [state(null), open, state(made)] });
    expect(await screen.findByText('There is none')).toBeTruthy();
    fireEvent.click(day('Make an address'));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Calendar address' })).value).toBe(address);
    expect(screen.getByRole('link', { name: 'Open in my calendar' }).getAttribute('href')).toBe(
      address.replace('https', 'webcal'),
    );
    fireEvent.click(day('Copy'));
    expect(await screen.findByText('The address is copied.')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(address);
    expect(await screen.findByText('Made on 20 Nov 2026')).toBeTruthy();
  });
  test('is not shown later; another one is made after a question', async () => {
    showPage(<CalendarFeed />, { mocks: [state(made), open, state(made)] });
    fireEvent.click(await screen.findByRole('button', { name: 'Make another address' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Make another address' }));
    expect(await screen.findByDisplayValue(address)).toBeTruthy();
  });
  test('is withdrawn after a question', async () => {
    showPage(<CalendarFeed />, { mocks: [state(made), withdraw, state(null)] });
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw the address' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw the address' }));
    expect(await screen.findByText('The address no longer works.')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('There is none')).toBeTruthy());
  });
});
