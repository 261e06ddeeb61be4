import { userAccountEvents, type UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import { calendarFeedEvents, type CalendarFeedEvent } from '@paideia/events/calendar/calendar-feed.events.ts';
import { collectionsOf, defineProjection, put, remove } from '../kernel/projection.ts';
import { calendarFeeds, calendarFeedsGroup } from './calendar-feed.view.ts';

export const calendarFeedProjection = defineProjection<CalendarFeedEvent | UserAccountEvent>({
  group: calendarFeedsGroup,
  collections: collectionsOf(calendarFeeds),
  events: [calendarFeedEvents, userAccountEvents],
  on: {
    CalendarFeedOpened: ({ userId, tokenHash }, { at, revision }) =>
      put(calendarFeeds, userId, { _id: userId, _revision: revision, tokenHash, openedAt: at }),
    CalendarFeedWithdrawn: ({ userId }) => remove(calendarFeeds, userId),
    UserErased: ({ userId }) => remove(calendarFeeds, userId),
  },
});
