import { defineMessages } from '../../lib/i18n/index.ts';

export const reportDaysMessages = defineMessages('reportDays', {
  title: ['Day by day', 'Heading: what happened on the days that are chosen.'],
  days: ['Days', 'Label of a choice: which days are shown.'],
  last7: ['Last 7 Days', 'Choice of days.'],
  last30: ['Last 30 Days', 'Choice of days.'],
  chosen: ['From one day to another', 'Choice of days, which are then asked for.'],
  first: ['First day', 'Label of a date.'],
  last: ['Last day', 'Label of a date.'],
  badDays: ['The last day is the first one or a later one, within a year.', 'At a date.'],
  day: ['Day', 'Column.'],
  activity: ['Activity, {days}', 'Heading of a chart; {days} is such as "Last 7 Days".'],
  attendance: ['Attendance, {days}', 'Heading of a chart; {days} is such as "Last 7 Days".'],
  overview: ['By region, {days}', 'Heading of a table; {days} is such as "Last 7 Days".'],
  courseOpens: ['Courses opened', 'Column, and part of a bar: how many.'],
  lessonsCompleted: ['Lessons completed', 'Column, and part of a bar: how many.'],
  leaveRequests: ['Leave requests', 'Column, and part of a bar: how many were made.'],
  none: ['Nothing happened in these regions and days.', 'In place of a chart.'],
});
