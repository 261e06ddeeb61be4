import { defineMessages } from '../kernel/messages.ts';

/** They stand in a calendar that reads the private address, beside those of the calendars that people connect. */
export const calendarMessages = defineMessages('calendar', {
  class: ['Class: {period}', 'Calendar entry of one period of the timetable, such as Chapel'],
  period: [
    'Class: Period {number}',
    'Calendar entry of one period of the timetable that has a number in place of a name',
  ],
});
