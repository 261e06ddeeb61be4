import { test } from '@jest/globals';
import { calendarFeedExamples } from '@paideia/events/calendar/calendar-feed.examples.ts';
import { specFor } from '../kernel/spec.ts';
import { calendarFeedProjection } from './calendar-feed.projection.ts';
import { calendarFeeds } from './calendar-feed.view.ts';

const { given } = specFor(calendarFeedProjection);
const { OpenCalendarFeed: data } = calendarFeedExamples;
const { userId } = data;
const opened = (tokenHash = data.tokenHash) => ({ type: 'CalendarFeedOpened', data: { userId, tokenHash } });

test('an address stands until another one takes its place, or it is withdrawn', () => {
  const other = 'f6'.repeat(32);
  given(opened()).then(calendarFeeds, userId, { tokenHash: data.tokenHash, _revision: 0 });
  given(opened(), opened(other)).then(calendarFeeds, userId, { tokenHash: other, _revision: 1 });
  given(opened(), { type: 'CalendarFeedWithdrawn', data: { userId } }).thenGone(calendarFeeds, userId);
});
test('it goes with the personal data', () =>
  given(opened(), { type: 'UserErased', data: { userId, by: userId } }).thenGone(calendarFeeds, userId));
