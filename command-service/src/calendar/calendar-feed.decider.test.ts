import { expect, test } from '@jest/globals';
import { calendarFeedCommands } from '@paideia/events/calendar/calendar-feed.commands.ts';
import { calendarFeedExamples } from '@paideia/events/calendar/calendar-feed.examples.ts';
import { calendarFeedPermissions } from '@paideia/events/calendar/calendar-feed.permissions.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { calendarFeed } from './calendar-feed.decider.ts';

const { given } = specFor(calendarFeed, undefined as never);
const { OpenCalendarFeed: data, WithdrawCalendarFeed: own } = calendarFeedExamples;
const open = { type: 'OpenCalendarFeed', data } as const;
const withdraw = { type: 'WithdrawCalendarFeed', data: own } as const;
const opened = { type: 'CalendarFeedOpened', data } as const;
const withdrawn = { type: 'CalendarFeedWithdrawn', data: own } as const;

test('an address is made, renewed and withdrawn', () => {
  const other = { ...data, tokenHash: 'f6'.repeat(32) };
  given().when(open).then(opened);
  given(opened)
    .when({ ...open, data: other })
    .then({ ...opened, data: other });
  given(opened).when(withdraw).then(withdrawn);
  given(opened, withdrawn).when(open).then(opened);
});
test('what is so already stays so', () => {
  given(opened).when(open).thenNothing();
  given().when(withdraw).thenNothing();
  given(opened, withdrawn).when(withdraw).thenNothing();
});
test.each(['', 'a-token-itself', 'E5'.repeat(32), `${'e5'.repeat(32)}0`])('%s is no hash', (tokenHash) => {
  expect(calendarFeedCommands.OpenCalendarFeed.safeParse({ ...data, tokenHash }).success).toBe(false);
});
test('it is for the person alone, and for nobody who acts as that person', () => {
  const actor = {
    userId: data.userId,
    roles: ['admin', 'superadmin'],
    regionIds: [],
    regionRoles: [],
    attendanceAdminOf: [],
  };
  for (const rule of Object.values(calendarFeedPermissions)) {
    expect(rule(actor, { ownerId: data.userId })).toBe(true);
    expect(rule(actor, { ownerId: 'f'.repeat(24) })).toBe(false);
    expect(rule({ ...actor, impersonatorId: 'f'.repeat(24) }, { ownerId: data.userId })).toBe(false);
    expect(rule('system', { ownerId: data.userId })).toBe(false);
  }
});
