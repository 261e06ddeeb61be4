import { calendarFeedPermissions } from '@paideia/events/calendar/calendar-feed.permissions.ts';
import { member, ofRegion, own, type Row } from '../../row.ts';

export const queries: Readonly<Record<string, Row>> = {
  calendar: ofRegion(member, ({ groupId }) => ({ from: '2026-11-01', to: '2026-12-12', groupId })),
  calendarFeed: own,
};
export const mutations: Readonly<Record<string, Row>> = {
  openCalendarFeed: { rule: calendarFeedPermissions.OpenCalendarFeed, about: 'self', note: 'the own one' },
  withdrawCalendarFeed: { rule: calendarFeedPermissions.WithdrawCalendarFeed, about: 'self', note: 'the own one' },
};
