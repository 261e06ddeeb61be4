import { group } from '@paideia/documents/port.ts';

/** The private address of a person's calendar, as long as it works; `_id` is the person's. */
type CalendarFeedView = {
  readonly _id: string;
  readonly _revision: number;
  readonly tokenHash: string;
  readonly openedAt: string;
};
export const calendarFeedsGroup = group('calendar-feeds', 1);
export const calendarFeeds = calendarFeedsGroup.collection<CalendarFeedView>('calendarFeeds', {
  indexes: { byToken: ['tokenHash'] },
});
