import { describe, expect, test } from '@jest/globals';
import { specFor, type GivenEvent } from '../kernel/spec.ts';
import { notificationProjection } from './notification.projection.ts';
import { notifications, notificationStates } from './notification.view.ts';

const { given } = specFor(notificationProjection);
const hex = (n: number) => n.toString(16).padStart(24, '0');
const [freya, emmett] = [1, 2].map(hex) as [string, string];
const raised = (n: number, userId: string, at: string): GivenEvent => ({
  type: 'NotificationRaised',
  data: {
    notificationId: hex(100 + n),
    userId,
    key: 'leaveUpdated',
    params: { status: 'approved' },
    link: '/student/attendance',
    causeId: '00000000-0000-5000-8000-000000000001',
  },
  meta: { at },
});
const read = (userId: string, upTo: string): GivenEvent => ({ type: 'NotificationsRead', data: { userId, upTo } });
const three = [
  raised(1, freya, '2026-11-01T08:00:00.000Z'),
  raised(2, freya, '2026-11-02T08:00:00.000Z'),
  raised(3, emmett, '2026-11-01T08:00:00.000Z'),
];

describe('notifications', () => {
  test('are unread when raised, counted for each user', () => {
    const told = given(...three);
    told.then(notifications, hex(101), {
      userId: freya,
      key: 'leaveUpdated',
      params: { status: 'approved' },
      read: false,
      at: '2026-11-01T08:00:00.000Z',
    });
    told.then(notificationStates, freya, { unread: 2, lastReadAt: null });
    told.then(notificationStates, emmett, { unread: 1 });
  });
  test('are read up to an instant, it included, whichever way it is written; later ones and those of others stay', () => {
    const told = given(...three, read(freya, '2026-11-01T08:00:00Z'));
    expect(told.all(notifications).map(({ read }) => read)).toEqual([true, false, false]);
    told.then(notificationStates, freya, { unread: 1, lastReadAt: '2026-11-01T08:00:00Z' });
    told.then(notificationStates, emmett, { unread: 1, lastReadAt: null });
  });
  test('are read when they are opened, each by itself and by its own user', () => {
    const twin = raised(4, freya, '2026-11-01T08:00:00.000Z');
    const opened = (userId: string, n: number): GivenEvent => ({
      type: 'NotificationOpened',
      data: { userId, notificationId: hex(100 + n) },
    });
    const told = given(...three, twin, opened(freya, 1), opened(freya, 1), opened(emmett, 2), opened(freya, 9));
    expect(told.all(notifications).map(({ read }) => read)).toEqual([true, false, false, false]);
    told.then(notificationStates, freya, { unread: 2 });
    told.then(notificationStates, emmett, { unread: 1 });
  });
  test('reading up to an earlier instant takes nothing back', () => {
    const told = given(...three, read(freya, '2026-11-03T00:00:00.000Z'), read(freya, '2026-11-01T00:00:00.000Z'));
    told.then(notificationStates, freya, { unread: 0, lastReadAt: '2026-11-03T00:00:00.000Z' });
  });
});
