/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { MockedResponse } from '@apollo/client/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers } from '../lib/testing/console.tsx';
import { showPage } from '../lib/testing/page.tsx';
import {
  MarkNotificationsReadDocument,
  NotificationsDocument,
  OpenNotificationDocument,
  type NotificationItemFragment,
  type NotificationsQuery,
  type MarkNotificationsReadMutation,
  type OpenNotificationMutation,
} from '../generated/notifications/notifications.ts';
import { NotificationsPage } from './student/NotificationsPage.tsx';

const one = (_id: string, at: string, read: boolean, sentence: string): NotificationItemFragment => ({
  _id,
  key: 'leaveUpdated',
  link: '/student/attendance?tab=leave-requests',
  at,
  read,
  sentence,
});
const answer = (items: readonly NotificationItemFragment[], unread = false): MockedResponse<NotificationsQuery> => ({
  request: { query: NotificationsDocument, variables: { page: 0, perPage: 25, unread } },
  result: {
    data: {
      notifications: { items, total: items.length, more: false, unread: items.filter(({ read }) => !read).length },
    },
  },
});
const items = [
  one('a', '2026-11-20T16:00:00Z', false, 'Approved.'),
  one('b', '2026-11-20T15:00:00Z', true, 'Acknowledged.'),
  one('c', '2026-11-18T15:00:00Z', true, 'Older.'),
];
beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('are grouped by day, lead to what they are about, and say what is new', async () => {
  showPage(<NotificationsPage />, { mocks: [answer(items)] });
  expect(await screen.findByText('Friday 20 November')).toBeTruthy();
  expect(screen.getByText('Wednesday 18 November')).toBeTruthy();
  const row = screen.getByText('Approved.').closest('li')!;
  expect(within(row).getByRole('img', { name: 'New' })).toBeTruthy();
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/student/attendance?tab=leave-requests');
  expect(screen.getAllByRole('img', { name: 'New' }).length).toBe(1);
  expect(screen.getByText('1 new')).toBeTruthy();
});

test('those that are new can be looked at alone', async () => {
  showPage(<NotificationsPage />, { mocks: [answer(items), answer(items.slice(0, 1), true)] });
  await screen.findByText('Acknowledged.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Only new ones' }));
  await waitFor(() => expect(screen.queryByText('Acknowledged.')).toBeNull());
  expect(screen.getByText('Approved.')).toBeTruthy();
});

test('where the last new one of the last page was opened, the page before it is shown', async () => {
  const news = Array.from({ length: 26 }, (_, n) => one(`n${n}`, '2026-11-20T16:00:00Z', false, `News ${n + 1}.`));
  let isOpened = false;
  const asked = answers(NotificationsDocument, ({ page = 0, unread }) => {
    const all = unread && isOpened ? news.slice(0, 25) : news;
    const shown = all.slice(25 * Number(page), 25 * Number(page) + 25);
    return { data: { notifications: { items: shown, total: all.length, more: false, unread: all.length } } };
  });
  const open = answers(OpenNotificationDocument, () => {
    isOpened = true;
    return { data: { openNotification: 1 } };
  });
  showPage(<NotificationsPage />, { mocks: [asked.mock, open.mock] });
  await screen.findByText('News 1.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Only new ones' }));
  await waitFor(() => expect(asked.seen).toHaveLength(2));
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
  fireEvent.click(within((await screen.findByText('News 26.')).closest('li')!).getByRole('link'));
  expect(await screen.findByText('News 1.')).toBeTruthy();
  expect(screen.queryByText('News 26.')).toBeNull();
});

test('can all be marked as read, up to the newest that was shown', async () => {
  let upTo: unknown;
  const marked: MockedResponse<MarkNotificationsReadMutation> = {
    request: { query: MarkNotificationsReadDocument },
    variableMatcher: (variables: Record<string, unknown>) => {
      upTo = variables['upTo'];
      return true;
    },
    result: { data: { markNotificationsRead: 1 } },
  };
  showPage(<NotificationsPage />, {
    mocks: [answer(items), marked, answer(items.map((item) => ({ ...item, read: true })))],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
  expect(await screen.findByText('You have read everything.')).toBeTruthy();
  expect(upTo).toBe('2026-11-20T16:00:00Z');
  expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
});

test('are read when they are opened', async () => {
  let opened: unknown;
  const open: MockedResponse<OpenNotificationMutation> = {
    request: { query: OpenNotificationDocument },
    variableMatcher: ({ _id }: Record<string, unknown>) => {
      opened = _id;
      return true;
    },
    result: { data: { openNotification: 0 } },
  };
  showPage(<NotificationsPage />, { mocks: [answer(items), open] });
  fireEvent.click(await screen.findByRole('link', { name: 'Acknowledged.' }));
  fireEvent.click(screen.getByRole('link', { name: 'Approved.' }));
  await waitFor(() => expect(opened).toBe('a'));
});

test('none: nothing to show yet', async () => {
  showPage(<NotificationsPage />, { mocks: [answer([])] });
  expect(await screen.findByText('Nothing to show yet')).toBeTruthy();
});
