import type { CalendarDaysFragment } from '../generated/calendar/student/calendar-card.ts';

type Item = CalendarDaysFragment['items'][number];
// Fragments match by it; the types of the screens do not know it.
const typed = { __typename: 'CalendarItem' };
const item = (kind: Item['kind'], itemId: string, date: string, more: Partial<Item> = {}): Item => ({
  ...typed,
  _id: `${kind}_${itemId}`,
  kind,
  itemId,
  date,
  until: date,
  time: null,
  title: '',
  courseCode: '',
  isDone: false,
  ...more,
});

/** Friday 20 November, with what comes. */
export const calendarDays: CalendarDaysFragment = {
  groupId: '5eed00000000000000000a01',
  from: '2026-11-01',
  to: '2026-12-12',
  today: '2026-11-20',
  timeZone: 'America/Denver',
  items: [
    item('news', 'n1', '2026-11-18', { title: 'Library closed' }),
    item('examOpens', 'e1', '2026-11-20', { time: '08:00', title: 'Torah', courseCode: 'OT101', isDone: true }),
    item('assignment', 'a1', '2026-11-20', { time: '23:59', title: 'Essay', courseCode: 'OT101' }),
    item('examCloses', 'e2', '2026-11-20', { time: '23:59', title: 'Acts', courseCode: 'NT101' }),
    item('leave', 'l1', '2026-11-25', { until: '2026-11-26', isDone: true }),
    item('examCloses', 'e1', '2026-12-04', { time: '23:59', title: 'Torah', courseCode: 'OT101' }),
  ],
  classes: [
    { date: '2026-11-19', start: '08:30', end: '12:00', periodKeys: ['P1', 'P2'] },
    { date: '2026-11-23', start: '08:00', end: '12:00', periodKeys: ['Chapel', 'P1'] },
  ],
};
