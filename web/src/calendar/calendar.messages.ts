import { defineMessages } from '../lib/i18n/index.ts';

/** The calendar of the dashboard. */
export const calendarMessages = defineMessages('myCalendar', {
  previous: ['Month before', 'Label of a button with an arrow.'],
  next: ['Month after', 'Label of a button with an arrow.'],
  today: ['Today', 'Button back to this month, and beside the day itself.'],
  exam: ['Exam', 'What a mark on a day stands for.'],
  assignment: ['Assignment', 'What a mark on a day stands for.'],
  classes: ['Classes', 'What a mark on a day stands for.'],
  leave: ['Leave', 'What a mark on a day stands for.'],
  news: ['News', 'What a mark on a day stands for.'],
  examOpens: ['Exam opens: {title}', 'What is on a day.'],
  examCloses: ['Exam closes: {title}', 'What is on a day.'],
  due: ['Due: {title}', 'What is on a day: an assignment.'],
  classesOf: ['Classes: {periods}', 'What is on a day: the periods of the timetable.'],
  leaveApproved: ['Approved leave', 'What is on a day.'],
  leaveAsked: ['Leave, not decided yet', 'What is on a day.'],
  done: ['Done', 'Beside an exam that is passed and an assignment that is handed in.'],
  nothingOn: ['Nothing on this day.', 'In place of the list of a day.'],
  nothingComing: ['Nothing in the coming weeks.', 'In place of the list of the coming days.'],
  more: ['Show more days', 'Button below the list of the coming days.'],
  zone: [
    'All times are in the zone of the group: {zone}.',
    'Below the calendar, on a device in another zone; {zone} is as Denver, GMT-7.',
  ],
  subscribe: ['Subscribe in your own calendar', 'Link below the calendar: to the private address that calendars read.'],
});
