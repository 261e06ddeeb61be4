import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GivenEvent } from '@paideia/projection-service/kernel/spec.ts';
import { register } from '@paideia/projection-service/registers/attendance.examples.ts';
import {
  collegeWith,
  emmett,
  freya,
  groupId,
  harriet,
  leaveId,
  submitted,
  type College,
} from '../registers/attendance.examples.ts';

const raised = (
  n: number,
  userId: string,
  key: string,
  params: object,
  link = '/gone?tab=explanations',
): GivenEvent => ({
  type: 'NotificationRaised',
  data: {
    notificationId: `${n}`.padStart(24, '0'),
    userId,
    key,
    params,
    link,
    causeId: '00000000-0000-5000-8000-000000000001',
  },
  meta: { stream: `notificationFeed-${userId}_202611`, at: `2026-11-${10 + n}T08:00:00.000Z` },
});
const { registerId } = register('2026-11-17', 'P1');
const explanationId = `${registerId}_${emmett}`;
let college: College;
beforeAll(async () => {
  college = await collegeWith([
    submitted(freya),
    raised(1, freya, 'leaveUpdated', { leaveRequestId: leaveId, status: 'approved' }),
    raised(2, freya, 'leaveUpdated', { leaveRequestId: leaveId, status: 'pending' }),
    raised(3, freya, 'explanationExcused', { registerId, groupId, status: 'excused' }),
    raised(4, freya, 'explanationExcused', { registerId, groupId, status: 'explained' }),
    raised(
      5,
      harriet,
      'leaveSubmitted',
      { leaveRequestId: leaveId, studentId: freya, groupId },
      `/attendance-leave-requests/${leaveId}`,
    ),
    raised(
      6,
      harriet,
      'leaveSubmitted',
      { leaveRequestId: 'f'.repeat(24), studentId: emmett, groupId },
      '/attendances?tab=leave-requests',
    ),
    raised(7, harriet, 'explanationSubmitted', { explanationId, registerId, studentId: emmett, groupId }),
  ]);
});
afterAll(() => college.close());

const list = '{ notifications { items { key sentence read link params } total unread } }';
const sentences = async (person: 'freya' | 'harriet') =>
  ((await college.ask(person, list)).data?.notifications as { items: { sentence: string }[] }).items.map(
    ({ sentence }) => sentence,
  );

describe('notifications', () => {
  test('say what happened to the student, the latest first', async () => {
    expect(await sentences('freya')).toEqual([
      'The excuse for your absence on 17 November, period 1, was withdrawn',
      'Your absence on 17 November, period 1, was excused',
      'There is a new comment on your leave request for 24 November',
      'Your leave request for 24 November was approved',
    ]);
  });
  test('say what waits for staff; a request that is gone is told as that', async () => {
    expect(await sentences('harriet')).toEqual([
      'Emmett Solano explained the absence on 17 November (Cedar Ridge Day Year 1)',
      'Emmett Solano asked for leave and withdrew the request (Cedar Ridge Day Year 1)',
      'Freya Halloran asked for leave, 24 November (Cedar Ridge Day Year 1)',
    ]);
  });
  test('lead to the page of their kind, also where they recorded one that is not there', async () => {
    const links = async (person: 'freya' | 'harriet') =>
      ((await college.ask(person, list)).data?.notifications as { items: { link: string }[] }).items.map(
        ({ link }) => link,
      );
    expect(await links('freya')).toEqual([
      '/student/attendance?tab=explanations',
      '/student/attendance?tab=explanations',
      '/student/attendance?tab=leave-requests',
      '/student/attendance?tab=leave-requests',
    ]);
    expect(await links('harriet')).toEqual([
      `/attendances?tab=explanations&id=${explanationId}`,
      `/attendances?tab=leave-requests&id=${'f'.repeat(24)}`,
      `/attendance-leave-requests?id=${leaveId}`,
    ]);
  });
  test('are one’s own, counted', async () => {
    expect((await college.ask('freya', list)).data).toMatchObject({ notifications: { total: 4, unread: 4 } });
    expect((await college.ask('emmett', list)).data).toEqual({ notifications: { items: [], total: 0, unread: 0 } });
  });
  test('are opened by their own person', async () => {
    const open = 'mutation ($id: ID!) { openNotification(_id: $id) }';
    const id = '1'.padStart(24, '0');
    expect((await college.ask('freya', open, { id })).errors).toEqual([]);
    expect(college.api.sent.at(-1)?.envelope).toMatchObject({
      type: 'OpenNotification',
      data: { userId: freya, notificationId: id, raisedAt: '2026-11-11T08:00:00.000Z' },
    });
    expect((await college.ask('harriet', open, { id })).errors[0]?.extensions.code).toBe('notFound');
    expect((await college.ask('harriet', open, { id: 'f'.repeat(24) })).errors[0]?.extensions.code).toBe('notFound');
  });
  test('are marked as read for the session’s user', async () => {
    await college.happened({
      type: 'NotificationsRead',
      data: { userId: freya, upTo: '2026-11-13T08:00:00.000Z' },
      meta: { stream: `notificationFeed-${freya}_202611` },
    });
    expect(
      (await college.ask('freya', 'mutation { markNotificationsRead(upTo: "2026-11-13T08:00:00.000Z") }')).data,
    ).toEqual({ markNotificationsRead: 1 });
    const fresh = await college.ask('freya', '{ notifications(unread: true) { items { sentence read } total } }');
    expect(fresh.data).toEqual({
      notifications: {
        items: [{ sentence: 'The excuse for your absence on 17 November, period 1, was withdrawn', read: false }],
        total: 1,
      },
    });
    expect(college.api.sent.at(-1)?.envelope).toMatchObject({
      type: 'MarkNotificationsRead',
      data: { userId: freya, upTo: '2026-11-13T08:00:00.000Z' },
    });
  });
});
