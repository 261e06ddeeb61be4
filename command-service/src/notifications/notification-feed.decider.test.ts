import { describe, expect, test } from '@jest/globals';
import { ada, harriet } from '@paideia/events/kernel/examples.ts';
import { notificationExamples } from '@paideia/events/notifications/notification.examples.ts';
import type { NotificationFeedEvent } from '@paideia/events/notifications/notification.events.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { notificationFeed } from './notification-feed.decider.ts';

const { given } = specFor(notificationFeed, { isSwitchedOff: false });
const raise = { type: 'RaiseNotification', data: notificationExamples.RaiseNotification } as const;
const read = (upTo: string) => ({ type: 'MarkNotificationsRead', data: { userId: harriet, upTo } }) as const;
const seen = (upTo: string): NotificationFeedEvent => ({ type: 'NotificationsRead', data: { userId: harriet, upTo } });

describe('a feed of notifications', () => {
  test('tells of no kind that an admin has switched off', () => {
    specFor(notificationFeed, { isSwitchedOff: true }).given().when(raise).thenNothing();
  });
  test('is raised once a cause, key and person', () => {
    const [event] = given().when(raise).outcome as NotificationFeedEvent[];
    expect(event).toMatchObject({
      type: 'NotificationRaised',
      data: { userId: harriet, key: 'leaveSubmitted', causeId: raise.data.causeId },
    });
    given(event!).when(raise).thenNothing();
    given(event!)
      .when({ ...raise, data: { ...raise.data, key: 'leaveUpdated' } })
      .thenLike({ type: 'NotificationRaised' });
  });
  test('has a stream a month: of the event it tells of, and of the moment it was read', () => {
    expect(notificationFeed.stream(raise)).toBe(`notificationFeed-${harriet}_202610`);
    expect(notificationFeed.stream(read('2026-11-01T00:00:00.000Z'))).toBe(`notificationFeed-${harriet}_202611`);
  });
  test('is read up to a moment, never backwards and never beyond now', () => {
    const now = '2026-10-06T08:00:00.000Z';
    given().when(read('2026-10-06T07:00:00.000Z'), { now }).then(seen('2026-10-06T07:00:00.000Z'));
    given().when(read('2026-10-07T00:00:00.000Z'), { now }).then(seen(now));
    given(seen('2026-10-06T07:00:00.000Z')).when(read('2026-10-06T06:00:00.000Z'), { now }).thenNothing();
  });
  test('has each notification opened once', () => {
    const open = { type: 'OpenNotification', data: notificationExamples.OpenNotification } as const;
    const [event] = given().when(open).outcome as NotificationFeedEvent[];
    expect(event).toEqual({
      type: 'NotificationOpened',
      data: { userId: harriet, notificationId: open.data.notificationId },
    });
    given(event!).when(open).thenNothing();
  });
  test('is one’s own', () => {
    const who = { userId: ada, roles: ['admin'], regionIds: [], regionRoles: [], attendanceAdminOf: [] };
    expect(given().allows('MarkNotificationsRead', who, { ownerId: harriet })).toBe(false);
    expect(given().allows('OpenNotification', who, { ownerId: harriet })).toBe(false);
    expect(given().allows('RaiseNotification', who, { ownerId: ada })).toBe(false);
  });
});
